// Writes the bill of materials: what Maven has put into the jar, and what npm has put into its pages.
// node dist/bill.mjs MAVEN'S-BILL WEB-FOLDER TIME INTO
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const [mavens, web, time, into] = process.argv.slice(2)
const bill = JSON.parse(readFileSync(mavens, 'utf8'))
const pages = JSON.parse(
  execFileSync('npm', ['sbom', '--package-lock-only', '--omit', 'dev', '--sbom-format', 'cyclonedx'], {
    cwd: web,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  }),
)

// What npm depends on hangs under the module that holds the pages.
const module = bill.components.find(({ group, name }) => group === 'quintain' && name === 'web')
const own = pages.metadata.component['bom-ref']
bill.components.push(...pages.components)
for (const { ref, dependsOn } of pages.dependencies) {
  const of = ref === own ? module['bom-ref'] : ref
  const known = bill.dependencies.find((each) => each.ref === of)
  if (known) known.dependsOn = [...(known.dependsOn ?? []), ...dependsOn]
  else bill.dependencies.push({ ref: of, dependsOn })
}

// Nothing that differs from one build to the next.
delete bill.serialNumber
bill.metadata.timestamp = time
writeFileSync(into, `${JSON.stringify(bill, null, 2)}\n`)
