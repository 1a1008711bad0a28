// Writes the bill of materials: what Maven has put into the jar, and what npm has put into its pages.
// node dist/bill.mjs MAVEN'S-BILL WEB-FOLDER TIME INTO
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const [mavens, web, time, into] = process.argv.slice(2)
const bill = JSON.parse(readFileSync(mavens, 'utf8'))
const pages = JSON.parse(
  execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'], {
    cwd: web,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  }),
)

// Told to omit what only the build needs, npm omits what both the build and the pages need, too.
const { packages } = JSON.parse(readFileSync(`${web}/package-lock.json`, 'utf8'))
const shipped = new Set()
for (const [path, { version, dev, devOptional }] of Object.entries(packages)) {
  if (path !== '' && !dev && !devOptional) shipped.add(`${path.replace(/.*node_modules\//, '')}@${version}`)
}

// What npm depends on hangs under the module that holds the pages.
const module = bill.components.find(({ group, name }) => group === 'quintain' && name === 'web')
const own = pages.metadata.component['bom-ref']
bill.components.push(...pages.components.filter((component) => shipped.has(component['bom-ref'])))
for (const { ref, dependsOn: all } of pages.dependencies) {
  if (ref !== own && !shipped.has(ref)) continue
  const dependsOn = all.filter((each) => shipped.has(each))
  const of = ref === own ? module['bom-ref'] : ref
  const known = bill.dependencies.find((each) => each.ref === of)
  if (known) known.dependsOn = [...(known.dependsOn ?? []), ...dependsOn]
  else bill.dependencies.push({ ref: of, dependsOn })
}

// Nothing that differs from one build to the next.
delete bill.serialNumber
bill.metadata.timestamp = time
writeFileSync(into, `${JSON.stringify(bill, null, 2)}\n`)
