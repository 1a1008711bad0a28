// Writes the TypeScript types of all frames from their schemas in docs/protocol, a file in target/wire for each schema.
//
// A schema describes what a reader takes, who does without empty lists and a "no". Whoever writes a frame puts all of it
// in, on both sides; only what may be null is left out.
import { compile } from 'json-schema-to-typescript'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

const from = '../docs/protocol'
const to = 'target/wire'

function isNullable(schema) {
  return schema.anyOf?.some((each) => each.type === 'null') ?? false
}

function asWritten(definition) {
  const { properties } = definition
  if (properties === undefined) return definition
  return { ...definition, required: Object.keys(properties).filter((name) => !isNullable(properties[name])) }
}

mkdirSync(to, { recursive: true })
for (const file of readdirSync(from).filter((each) => each.endsWith('.schema.json'))) {
  const schema = JSON.parse(readFileSync(`${from}/${file}`, 'utf8'))
  for (const [name, definition] of Object.entries(schema.$defs)) schema.$defs[name] = asWritten(definition)
  const bannerComment = `// Written by tools/wire-types.mjs from docs/protocol/${file}.`
  const types = await compile(schema, schema.title, { bannerComment, style: { semi: false } })
  writeFileSync(`${to}/${file.replace('.schema.json', '.d.ts')}`, types)
}
