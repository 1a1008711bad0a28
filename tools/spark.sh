# Fetches Spark for those who want a cluster. This file is sourced, after tools/jdk.sh; it wants $root and $maven.
# Spark is 220 MB of jars: it is no part of ./quintain, and comes by Maven when somebody first asks for it.

# Where Spark lies, in the layout its own scripts expect: a folder `jars` with all of it.
spark_home=$root/.quintain/spark

# Builds what travels to the workers of a cluster into the folder $1, and fetches Spark into $spark_home where it is missing.
fetch_spark() {
  local job=$1 log=$root/.quintain/spark.log made
  require_maven
  complain "fetching Spark and packing the job for a cluster (the log is .quintain/spark.log)"
  mkdir -p "$spark_home"
  made=$(mktemp -d "$root/.quintain/job.XXXXXX")
  if ! "$maven" -B -Dstyle.color=never -ntp -f "$root/pom.xml" -pl proving-spark -am -Plauncher,cluster -Dmaven.test.skip=true \
    -Dquintain.target="$made/maven/"'${project.artifactId}' -Dquintain.spark="$spark_home" package >"$log" 2>&1 </dev/null; then
    complain "that failed; the end of .quintain/spark.log says:"
    tail -n 30 "$log" >&2
    rm -rf "$made"
    exit 2
  fi
  mv "$made"/maven/proving-spark/proving-spark-*.jar "$made/maven/proving-spark/job/"
  rm -rf "$job"
  mv "$made/maven/proving-spark/job" "$job"
  rm -rf "$made"
}
