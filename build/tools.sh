# What ./hegemon and ./check share: finding a JDK and Maven, and saying plainly what is missing.
# Sourced, with $root set to the folder of the project.

JAVA_WANTED=25

# How the server's Java runs. A small machine: give memory back when at rest.
read -r -d '' -a SERVE_OPTIONS <"$root/build/dist/serve.options" || true

say() { printf 'hegemon: %s\n' "$*" >&2; }

# Ends with a plain sentence. Exit code 3: the machine does not let us.
cannot() {
    say "$*"
    exit 3
}

# The folder of a JDK of the wanted version that this program belongs to, if it is one.
jdk_of() {
    local home
    home=$(dirname "$(dirname "$(readlink -f "$1" 2>/dev/null)")")
    [ -x "$home/bin/javac" ] && [ -r "$home/release" ] || return 1
    grep -q "^JAVA_VERSION=\"$JAVA_WANTED[\".]" "$home/release" || return 1
    printf '%s\n' "$home"
}

# Whether apt is there and lets us install without asking anybody.
apt=(apt-get)
[ "$(id -u)" = 0 ] || apt=(sudo -n apt-get)
may_install() { command -v apt-get >/dev/null && "${apt[@]}" --version >/dev/null 2>&1; }

# Where a JDK is put that is fetched for this project alone, and the list of builds that has its address and checksum.
OWN_JDK="$root/.hegemon/jdk"
JDK_BUILDS=${HEGEMON_JDK_BUILDS:-https://api.adoptium.net/v3/assets/latest/$JAVA_WANTED/hotspot}
# Set by --yes: fetch without asking.
yes=${yes:-}

# Sets JAVA_HOME: the given one, that of the PATH, one in the usual folders or our own. Where there is none, gets one.
find_jdk() {
    ! look_for_jdk || return 0
    ! { install_jdk && look_for_jdk; } || return 0
    ! { fetch_jdk && look_for_jdk; } || return 0
    cannot "no JDK $JAVA_WANTED found (looked at JAVA_HOME, the PATH, /usr/lib/jvm, /opt, ~/.sdkman, ~/.jdks)." \
        "Install one, for example: apt install openjdk-$JAVA_WANTED-jdk, set JAVA_HOME to its folder, or let one be fetched: ./hegemon --yes"
}

look_for_jdk() {
    local candidate home
    for candidate in "${JAVA_HOME:-}/bin/java" "$(command -v java || true)" \
        /usr/lib/jvm/*/bin/java /opt/*/bin/java /usr/local/*/bin/java "${HOME:-}"/.sdkman/candidates/java/*/bin/java \
        "${HOME:-}"/.jdks/*/bin/java /Library/Java/JavaVirtualMachines/*/Contents/Home/bin/java \
        "$OWN_JDK"/bin/java "$OWN_JDK"/Contents/Home/bin/java; do
        [ -x "$candidate" ] || continue
        if home=$(jdk_of "$candidate"); then
            export JAVA_HOME="$home"
            return
        fi
    done
    return 1
}

install_jdk() {
    local package="openjdk-$JAVA_WANTED-jdk-headless"
    may_install || return 1
    "${apt[@]}" update -qq >/dev/null 2>&1 || true
    apt-cache policy "$package" 2>/dev/null | grep -q 'Candidate: [0-9]' || return 1
    say "no JDK $JAVA_WANTED here; installing $package ..."
    DEBIAN_FRONTEND=noninteractive "${apt[@]}" install -y -qq --no-install-recommends "$package" >/dev/null
}

# A field of the first package in the list of builds.
of_package() { tr -d ' \n' <<<"$1" | grep -o '"package":{[^}]*}' | head -n 1 | sed -n "s/.*\"$2\":\"\([^\"]*\)\".*/\1/p"; }

# A build of Eclipse Temurin into the project's own folder, if whoever started us agrees; nothing else on the machine changes.
fetch_jdk() {
    local system architecture builds link checksum part answer
    case "$(uname -s)" in Linux) system=linux ;; Darwin) system=mac ;; *) return 1 ;; esac
    case "$(uname -m)" in x86_64 | amd64) architecture=x64 ;; aarch64 | arm64) architecture=aarch64 ;; *) return 1 ;; esac
    command -v curl >/dev/null && [ -w "$root" ] || return 1
    if [ -z "$yes" ]; then
        [ -t 0 ] && [ -t 2 ] || return 1
        printf 'hegemon: no JDK %s here. Fetch one (about 200 MB) into %s? [y/N] ' "$JAVA_WANTED" "$OWN_JDK" >&2
        read -r answer && [[ "$answer" == [yYjJoO]* ]] || return 1
    fi
    builds=$(curl -fsSL "$JDK_BUILDS?os=$system&architecture=$architecture&image_type=jdk&vendor=eclipse") ||
        cannot "no way to the list of JDK builds."
    link=$(of_package "$builds" link)
    checksum=$(of_package "$builds" checksum)
    [ -n "$link" ] && [ -n "$checksum" ] || cannot "the list of JDK builds has none for $system on $architecture."
    say "fetching a JDK into $OWN_JDK ..."
    part="$OWN_JDK.part"
    rm -rf "$part" && mkdir -p "$part"
    curl -fL --progress-bar -o "$part/jdk.tar.gz" "$link" || cannot "could not fetch the JDK from $link."
    [ "$(digest "$part/jdk.tar.gz")" = "$checksum" ] || { rm -rf "$part" && cannot "what came from $link is not what its checksum says; nothing was kept."; }
    tar -xzf "$part/jdk.tar.gz" -C "$part" --strip-components 1
    rm "$part/jdk.tar.gz"
    rm -rf "$OWN_JDK" && mv "$part" "$OWN_JDK"
}

digest() { { sha256sum "$1" 2>/dev/null || shasum -a 256 "$1"; } | cut -d ' ' -f 1; }

# Sets MAVEN: the installed one if it is new enough, else the wrapper, which fetches its own.
find_maven() {
    local version
    version=$(mvn --version 2>/dev/null | sed -n 's/.*Apache Maven \([0-9.]*\).*/\1/p' | head -n 1)
    if [ -n "$version" ] && [ "$(printf '3.8.7\n%s\n' "$version" | sort -V | head -n 1)" = 3.8.7 ]; then
        MAVEN=mvn
        return
    fi
    command -v curl >/dev/null || command -v wget >/dev/null ||
        cannot "no Maven from 3.8.7 on found, and neither curl nor wget to fetch it. Install one, for example: apt install maven"
    say "no Maven from 3.8.7 on is installed; the Maven wrapper fetches its own."
    MAVEN="$root/mvnw"
}
