// What Maven asks of npm: `node tools/maven.mjs build <folder>` or `node tools/maven.mjs test`; and `install`, which
// fetches the packages and does no more.
//
// Packages are installed only when package-lock.json differs from what node_modules was made from, and what has passed
// its checks and tests is checked again only once something in it has changed, or Maven has cleaned up.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'

const stamp = 'node_modules/.quintain-lock'
const passed = 'target/passed'
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const [task, folder] = process.argv.slice(2)

/** A file, or all files of a folder in their order. */
function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`))
}

/** What the checks and tests read: all that lies here, the protocol, and the files of the books and the example. */
function sources() {
  const own = readdirSync('.').filter((name) => name !== 'node_modules' && name !== 'target')
  const books = readdirSync('../rulebooks').map((book) => `../rulebooks/${book}/src/main/resources`)
  const outside = ['../docs/protocol', '../examples/rulebook/src/main/resources', ...books.filter(existsSync)]
  const hash = createHash('sha256')
  for (const file of [...own, ...outside].flatMap(filesIn)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function npm(args, env = {}) {
  const { status, error } = spawnSync('npm', args, {
    stdio: 'inherit',
    env: { ...process.env, NO_COLOR: '1', npm_config_update_notifier: 'false', ...env },
    shell: process.platform === 'win32',
  })
  if (error)
    console.error(`npm did not start (${error.message}). The browser client needs Node 20.19 or newer with npm.`)
  if (status !== 0) process.exit(status ?? 1)
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, lock)
}
switch (task) {
  case 'install':
    break
  case 'build':
    npm(['run', '--silent', 'build', '--', '--logLevel', 'warn'], { QUINTAIN_WEB_OUT: folder })
    break
  case 'test': {
    const now = sources()
    if (existsSync(passed) && readFileSync(passed, 'utf8') === now) break
    npm(['run', '--silent', 'test'])
    mkdirSync('target', { recursive: true })
    writeFileSync(passed, now)
    break
  }
  default:
    console.error(`maven.mjs knows install, build and test, not ${task}`)
    process.exit(1)
}
