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

# Sets JAVA_HOME: the given one, that of the PATH, or one in the usual folders.
find_jdk() {
    local candidate home
    for candidate in "${JAVA_HOME:-}/bin/java" "$(command -v java || true)" \
        /usr/lib/jvm/*/bin/java /opt/*/bin/java /usr/local/*/bin/java "${HOME:-}"/.sdkman/candidates/java/*/bin/java \
        "${HOME:-}"/.jdks/*/bin/java /Library/Java/JavaVirtualMachines/*/Contents/Home/bin/java; do
        [ -x "$candidate" ] || continue
        if home=$(jdk_of "$candidate"); then
            export JAVA_HOME="$home"
            return
        fi
    done
    cannot "no JDK $JAVA_WANTED found (looked at JAVA_HOME, the PATH, /usr/lib/jvm, /opt, ~/.sdkman, ~/.jdks)." \
        "Install one, for example: apt install openjdk-$JAVA_WANTED-jdk, or set JAVA_HOME to its folder."
}

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
