@echo off
rem Starts Quintain with the Java that it brings along: quintain serve
rem Without a word, as after a double click, it lays the table and opens it in the browser.
setlocal
set "home=%~dp0"
if "%~1"=="" (
  "%home%runtime\bin\java" --enable-native-access=ALL-UNNAMED -Xmx512m -XX:AOTCache="%home%lib\quintain.aot" -Xlog:aot=off -Xlog:cds=off -jar "%home%lib\quintain.jar" serve --open
  pause
) else (
  "%home%runtime\bin\java" --enable-native-access=ALL-UNNAMED -Xmx512m -XX:AOTCache="%home%lib\quintain.aot" -Xlog:aot=off -Xlog:cds=off -jar "%home%lib\quintain.jar" %*
)
