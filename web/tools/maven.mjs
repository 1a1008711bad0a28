// What Maven asks of npm: `node tools/maven.mjs build <folder>` or `node tools/maven.mjs test`; and `install`, which
// fetches the packages and does no more.
//
// Packages are installed only when package-lock.json differs from what node_modules was made from.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const stamp = 'node_modules/.quintain-lock'
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const [task, folder] = process.argv.slice(2)

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
  case 'test':
    npm(['run', '--silent', 'test'])
    break
  default:
    console.error(`maven.mjs knows install, build and test, not ${task}`)
    process.exit(1)
}
