# Keeps what Maven has compiled from one build to the next, for ./quintain. This file is sourced, not run.
#
# $work has a folder for each module and beside it, once the module is built, an empty file "<module>.built". Those modules
# are built from the sources that $work/sources lists. Whatever a change may concern is deleted before the next build:
# the module with all that depends on it, or everything where a pom or anything outside of the modules has changed. So no
# build rests on what Maven takes for unchanged, and one that was interrupted leaves nothing that the next one would take.

# Tells the modules that changes of the files which the file $1 names concern, one in a line, or "everything".
# Only tests may depend on a module without being concerned: they are not built here.
concerned_modules() {
  (cd "$root" && find . -name pom.xml ! -path '*/target/*' ! -path '*/node_modules/*' | LC_ALL=C sort) |
    (cd "$root" && awk -v changes="$1" '
      function value(line) {
        gsub(/^[^>]*>|<.*/, "", line)
        return line
      }
      # Reads a pom: the name of its module, and on which of ours it depends.
      function read_pom(pom, folder,   line, name, group, artifact, scope, in_parent, in_dependency, managed) {
        while ((getline line <pom) > 0) {
          if (line ~ /<parent>/) in_parent = 1
          else if (line ~ /<\/parent>/) in_parent = 0
          else if (line ~ /<dependencyManagement>/) managed = 1
          else if (line ~ /<\/dependencyManagement>/) managed = 0
          else if (line ~ /<dependency>/) { in_dependency = 1; group = artifact = scope = "" }
          else if (line ~ /<\/dependency>/) {
            in_dependency = 0
            if (!managed && group == "quintain" && scope != "test") uses[name] = uses[name] " " artifact " "
          }
          else if (in_dependency && line ~ /<groupId>/) group = value(line)
          else if (in_dependency && line ~ /<artifactId>/) artifact = value(line)
          else if (in_dependency && line ~ /<scope>/) scope = value(line)
          else if (!in_parent && name == "" && line ~ /<artifactId>/) { name = value(line); named[folder] = name }
        }
        close(pom)
      }
      # The module a file is part of; nothing if it is not of one module alone.
      function module_of(file,   folder) {
        if (file ~ /^docs\/protocol(\/|$)/) return named["web"]
        if (file ~ /(^|\/)pom\.xml$/) return ""
        folder = file
        while (sub(/\/[^\/]*$/, "", folder)) if (folder in named) return named[folder]
        return ""
      }
      {
        folder = $0
        sub(/^\.\//, "", folder)
        sub(/\/?pom\.xml$/, "", folder)
        if (folder != "") read_pom($0, folder)
      }
      END {
        while ((getline file <changes) > 0) {
          sub(/^\.\//, "", file)
          module = module_of(file)
          if (module == "") { print "everything"; exit }
          concerned[module] = 1
        }
        do {
          more = 0
          for (name in uses) if (!(name in concerned))
            for (module in concerned) if (index(uses[name], " " module " ")) { concerned[name] = more = 1; break }
        } while (more)
        for (module in concerned) print module
      }')
}

# Deletes from $work what was not made from the sources that the file $1 lists.
keep_what_holds() {
  local sources=$1 changes=$home/changes.$$ concerned module
  concerned=everything
  if [[ -s $sources && -s $work/sources ]]; then
    diff "$work/sources" "$sources" | sed -n 's/^[<>] [^ ]* [ *]//p' >"$changes" || true
    concerned=$(concerned_modules "$changes")
    rm -f "$changes"
  fi
  forget_modules "$concerned"
  for module in "$work"/*/; do
    module=${module%/}
    [[ -e $module.built ]] || rm -rf "$module"
  done
  mkdir -p "$work"
  cp "$sources" "$work/sources"
}

forget_modules() {
  local module
  if [[ $1 == *everything* ]]; then
    rm -rf "$work"
    return
  fi
  for module in $1; do
    rm -rf "$work/$module.built" "$work/$module"
  done
}

# Marks all modules as built, but for those with a file that has changed since the file $1 was made: of these nobody knows
# which state was compiled. Fails if there are any.
mark_built() {
  local changes=$home/changes.$$ module concerned
  for module in "$work"/*/; do
    module=${module%/}
    [[ -e $module.built ]] || : >"$module.built"
  done
  find_sources -cnewer "$1" -print >"$changes"
  concerned=$(concerned_modules "$changes")
  rm -f "$changes"
  forget_modules "$concerned"
  [[ -z $concerned ]]
}
