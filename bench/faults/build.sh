# Builds what bench/faults and bench/load run, and a start-up cache for the servers that they start.
# This file is sourced, not run. Leaves what to run it with in $class_path and the array $options.
root=$(cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
. "$root/tools/jdk.sh"
require_jdk
require_maven

target=$root/bench/faults/target
"$maven" -q -B -ntp -f "$root/pom.xml" -pl bench/faults -am -Plauncher -Dmaven.test.skip=true package
class_path=$(printf '%s:' "$target"/faults-*.jar "$target"/lib/*.jar)
class_path=${class_path%:}
cache=$target/start.aot
if [[ ! -e $cache || $target/lib -nt $cache ]]; then
  "$JAVA_HOME/bin/java" --enable-native-access=ALL-UNNAMED -XX:AOTCacheOutput="$cache" -cp "$class_path" \
    quintain.cli.Main serve --once --bind 127.0.0.1 --port 0 --data "$target/rehearsal" >"$target/rehearsal.log" 2>&1 || true
fi
options=(--enable-native-access=ALL-UNNAMED)
[[ -e $cache ]] && options+=(-Dquintain.cache="$cache")
