# Finds what the scripts of this repository need: a JDK of 25 or newer, and Maven.
# This file is sourced, not run. It keeps to bash 3.2, which macOS still ships,
# and starts no JVM unless a JDK hides its version, because every start pays for it.

needed_java=25

complain() {
  printf 'quintain: %s\n' "$*" >&2
}

# Succeeds if folder $1 holds a JDK that is new enough.
# Leaves its feature version in $jdk_feature and its full version in $jdk_version.
is_new_enough_jdk() {
  local home=$1 key value
  jdk_feature=
  jdk_version=
  [[ -n $home && -x $home/bin/java && -x $home/bin/javac ]] || return 1
  if [[ -r $home/release ]]; then
    while IFS='=' read -r key value || [[ -n $key ]]; do
      value=${value//[$'"\r']/}
      case $key in
        JAVA_VERSION) jdk_feature=${value%%[!0-9]*} ;;
        JAVA_RUNTIME_VERSION) jdk_version=$value ;;
      esac
    done <"$home/release"
  fi
  if [[ -z $jdk_feature ]]; then
    value=$("$home/bin/java" -version 2>&1 | sed -n 's/.* version "\([^"]*\)".*/\1/p' | head -n 1)
    jdk_feature=${value%%[!0-9]*}
  fi
  [[ -n $jdk_version ]] || jdk_version=$jdk_feature
  [[ -n $jdk_feature ]] && ((jdk_feature >= needed_java))
}

# Leaves the JDK folder behind the `java` (or `javac`) of the PATH in $jdk_on_path, or nothing.
look_on_path() {
  local tool target
  jdk_on_path=
  tool=$(type -P javac || type -P java) || return 0
  while [[ -L $tool ]]; do
    target=$(readlink "$tool")
    [[ $target == /* ]] || target=${tool%/*}/$target
    tool=$target
  done
  jdk_on_path=${tool%/bin/*}
}

# Leaves the folders where JDKs usually lie in the array $jdk_places; some may not exist.
look_in_usual_places() {
  jdk_places=(
    /usr/lib/jvm/* /usr/lib64/jvm/* /usr/java/* /usr/local/java/* /usr/local/jdk*
    /opt/* /opt/java/* /opt/jdk/*
    "${HOME-}"/.sdkman/candidates/java/* "${HOME-}"/.jdks/* "${HOME-}"/.local/share/mise/installs/java/*
    "${HOME-}"/.asdf/installs/java/* "${HOME-}"/.jenv/versions/*
    /Library/Java/JavaVirtualMachines/*/Contents/Home
    "${HOME-}"/Library/Java/JavaVirtualMachines/*/Contents/Home
    /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home
    /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home
  )
}

# Exports JAVA_HOME and leaves $jdk_feature and $jdk_version; fails if no JDK is new enough.
# JAVA_HOME and PATH are somebody's wish and come first; among the usual places the oldest JDK
# that suffices is taken, because that is the one the build was tried with.
find_jdk() {
  local home best= best_feature=
  look_on_path
  for home in "${JAVA_HOME-}" "$jdk_on_path"; do
    if is_new_enough_jdk "$home"; then
      export JAVA_HOME=$home
      return 0
    fi
  done
  look_in_usual_places
  for home in "${jdk_places[@]}"; do
    is_new_enough_jdk "$home" || continue
    if [[ -z $best ]] || ((jdk_feature < best_feature)); then
      best=$home
      best_feature=$jdk_feature
    fi
  done
  is_new_enough_jdk "$best" && export JAVA_HOME=$best
}

# Leaves the path of Maven's command in $maven; fails if there is none.
find_maven() {
  local place
  for place in "$(type -P mvn || true)" "${MAVEN_HOME-}"/bin/mvn "${M2_HOME-}"/bin/mvn \
    "${HOME-}"/.sdkman/candidates/maven/current/bin/mvn \
    /usr/share/maven/bin/mvn /opt/maven/bin/mvn /opt/apache-maven*/bin/mvn \
    /opt/homebrew/bin/mvn /usr/local/bin/mvn; do
    if [[ -x $place ]]; then
      maven=$place
      return 0
    fi
  done
  return 1
}

# Like find_jdk, but ends the script with one clear sentence and exit 2 if there is none.
require_jdk() {
  find_jdk && return 0
  complain "no JDK $needed_java or newer was found (looked at JAVA_HOME, at the java on the PATH and in the usual places): install one, or let JAVA_HOME point to it."
  exit 2
}

# Like find_maven, but ends the script with one clear sentence and exit 2 if there is none.
require_maven() {
  find_maven && return 0
  complain "Maven was not found and is needed to build Quintain: install it, so that mvn is on the PATH."
  exit 2
}
