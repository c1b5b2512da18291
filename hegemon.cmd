@echo off
rem Builds Hegemon when there is no program yet, then starts it. Needs a JDK 25 in JAVA_HOME or on the PATH.
rem hegemon.cmd alone starts the server; hegemon.cmd --help shows all that it can do.
setlocal
set "ROOT=%~dp0"
set "JAR=%ROOT%cli\target\app\hegemon.jar"
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
"%JAVA%" -version 2>&1 | findstr /r "version .25[.\""]" >nul
if errorlevel 1 (
  echo hegemon: no JDK 25 found. Install one and set JAVA_HOME to its folder. 1>&2
  exit /b 3
)
if not exist "%JAR%" (
  echo hegemon: building; the first time this fetches libraries and takes a few minutes ... 1>&2
  where mvn >nul 2>nul
  if errorlevel 1 (
    echo hegemon: no Maven found. Install Maven 3.8.7 or newer. 1>&2
    exit /b 3
  )
  pushd "%ROOT%"
  call mvn -q -DskipTests -Dformat.skip -Djacoco.skip package -pl cli -am
  if errorlevel 1 (
    popd
    echo hegemon: the build failed. 1>&2
    exit /b 3
  )
  popd
)
set "ARGS=%*"
if not defined ARGS set "ARGS=serve"
"%JAVA%" -XX:+UseSerialGC -jar "%JAR%" %ARGS%
exit /b %ERRORLEVEL%
