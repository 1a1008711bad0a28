import type { Entity } from '../api'
import type { Plain } from '../protocol'
import { t } from '../words/words'

/** The part of JSON Schema that the server writes. */
export interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string | string[]
  enum?: string[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
}

/** What a field of a form is, whatever the schema calls it. */
export type Shape =
  | { is: 'truth' }
  | { is: 'number' }
  | { is: 'text' }
  | { is: 'word'; words: string[] }
  | { is: 'words'; words: string[] }
  | { is: 'list'; item: Schema }
  | { is: 'map'; keys: string[] | null; value: Schema }
  | { is: 'fields'; fields: Field[] }
  | { is: 'choice'; words: string[]; kinds: Record<string, Schema> }
  | { is: 'other' }

export interface Field {
  key: string
  schema: Schema
  needed: boolean
}

/** Fields that nobody fills in by hand: the table gives ids, and documents of other programs come along by themselves. */
const UNWRITTEN = ['#/$defs/Kept', '#/$defs/Plain']

export function shapeOf(schema: Schema, all: Schema): Shape {
  if (schema.$ref !== undefined) {
    if (UNWRITTEN.includes(schema.$ref)) return { is: 'other' }
    const found = all.$defs?.[schema.$ref.replace('#/$defs/', '')]
    return found === undefined ? { is: 'other' } : shapeOf(found, all)
  }
  const held = schema.anyOf?.find((each) => each.type !== 'null')
  if (held !== undefined) return shapeOf(held, all)
  if (schema.enum !== undefined) return { is: 'word', words: schema.enum }
  if (schema.oneOf !== undefined) return choice(schema.oneOf)
  switch (schema.type) {
    case 'boolean':
      return { is: 'truth' }
    case 'integer':
    case 'number':
      return { is: 'number' }
    case 'string':
      return { is: 'text' }
    case 'array': {
      const item = schema.items ?? {}
      const each = shapeOf(item, all)
      return each.is === 'word' ? { is: 'words', words: each.words } : { is: 'list', item }
    }
    case 'object':
      return object(schema, all)
    default:
      return { is: 'other' }
  }
}

function object(schema: Schema, all: Schema): Shape {
  if (typeof schema.additionalProperties === 'object') {
    const keys = schema.propertyNames === undefined ? null : shapeOf(schema.propertyNames, all)
    return { is: 'map', keys: keys?.is === 'word' ? keys.words : null, value: schema.additionalProperties }
  }
  const fields = Object.entries(schema.properties ?? {})
    .map(([key, value]) => ({ key, schema: value, needed: schema.required?.includes(key) ?? false }))
    .filter((field) => shapeOf(field.schema, all).is !== 'other')
  return { is: 'fields', fields }
}

function choice(kinds: Schema[]): Shape {
  const tags: Record<string, Schema> = {}
  for (const kind of kinds) {
    for (const [tag, schema] of Object.entries(kind.properties ?? {})) tags[tag] = schema
  }
  return { is: 'choice', words: kinds.flatMap((kind) => kind.enum ?? []), kinds: tags }
}

/** The fields of an entry, without its id. */
export function entryFields(all: Schema): Field[] {
  const shape = shapeOf(all.items ?? {}, all)
  return shape.is === 'fields' ? shape.fields.filter((field) => field.key !== 'id') : []
}

/** The field that an entry goes by: its name, or where it has none the first text that it needs. */
export function nameField(all: Schema): string {
  const texts = entryFields(all).filter((field) => shapeOf(field.schema, all).is === 'text')
  return (texts.find((field) => field.key === 'name') ?? texts.find((field) => field.needed))?.key ?? 'name'
}

/** Something to begin with: what is needed is there, numbers and words as most entries of the book have them. */
export function blankEntry(all: Schema, others: Entity[]): Entity {
  const entry: Entity = {}
  for (const { key, schema, needed } of entryFields(all)) {
    if (!needed) continue
    const shape = shapeOf(schema, all)
    if (shape.is === 'number' || shape.is === 'word' || shape.is === 'choice') {
      const usual = mostCommon(others.map((other) => other[key]).filter((value) => value !== undefined))
      entry[key] = usual ?? blank(schema, all)
    } else if (shape.is !== 'text') entry[key] = blank(schema, all)
  }
  return entry
}

/** An empty value of a shape. */
export function blank(schema: Schema, all: Schema): Plain {
  const shape = shapeOf(schema, all)
  switch (shape.is) {
    case 'truth':
      return false
    case 'number':
      return 1
    case 'word':
      return shape.words[0] ?? ''
    case 'words':
    case 'list':
      return []
    case 'map':
      return {}
    case 'choice':
      return shape.words[0] ?? tagged(Object.keys(shape.kinds)[0] ?? '', shape.kinds, all)
    case 'fields':
      return Object.fromEntries(
        shape.fields.filter((field) => field.needed).map((field) => [field.key, blank(field.schema, all)]),
      )
    default:
      return ''
  }
}

/** A choice that has figures, with those it needs. */
export function tagged(tag: string, kinds: Record<string, Schema>, all: Schema): Plain {
  const schema = kinds[tag]
  return schema === undefined ? tag : { [tag]: blank(schema, all) }
}

function mostCommon(values: Plain[]): Plain | undefined {
  const counts = new Map<string, number>()
  for (const value of values) {
    const key = JSON.stringify(value)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const best = [...counts].sort((a, b) => b[1] - a[1])[0]
  return best === undefined ? undefined : (JSON.parse(best[0]) as Plain)
}

/** A copy to change: the same without its id, under a name of its own. */
export function copyOf(entry: Entity, taken: string[]): Entity {
  const { id: _, ...rest } = entry
  const name = typeof entry.name === 'string' ? entry.name : ''
  let fresh = t.own.changed(name)
  for (let n = 2; taken.includes(fresh.toLowerCase()); n++) fresh = t.own.changedAgain(name, n)
  return { ...rest, name: fresh }
}

/** Without what says nothing: empty texts, lists and maps, and what is not so. */
export function trimmed(entry: Entity): Entity {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => !isNothing(value)))
}

function isNothing(value: Plain | undefined): boolean {
  return (
    value === undefined ||
    value === '' ||
    value === false ||
    (Array.isArray(value) ? value.length === 0 : typeof value === 'object' && Object.keys(value).length === 0)
  )
}

/** Whether so many entries of the book have a field that it should be in sight. */
export function isUsual(key: string, others: Entity[]): boolean {
  const having = others.filter((other) => !isNothing(other[key])).length
  return having * 4 >= others.length
}

/** What the book's entries have at a place, such as `attacks[].damage`. */
export interface Texts {
  /** The short ones, the most common first. */
  words: string[]
  /** Whether people write whole sentences there. */
  long: boolean
}

const LONGEST_WORD = 40
const LONGEST_LINE = 24
const MOST_WORDS = 40

export function textsOf(entries: Entity[]): Map<string, Texts> {
  const found = new Map<string, string[]>()
  const walk = (value: Plain | undefined, path: string) => {
    if (typeof value === 'string') found.set(path, [...(found.get(path) ?? []), value])
    else if (Array.isArray(value)) value.forEach((each) => walk(each, `${path}[]`))
    else if (typeof value === 'object') {
      for (const [key, each] of Object.entries(value)) walk(each, path === '' ? key : `${path}.${key}`)
    }
  }
  entries.forEach((entry) => walk(entry, ''))
  return new Map([...found].map(([path, texts]) => [path, { words: common(texts), long: isLong(texts) }]))
}

function common(texts: string[]): string[] {
  const counts = new Map<string, number>()
  for (const text of texts.filter((each) => each !== '' && each.length <= LONGEST_WORD)) {
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_WORDS)
    .map(([word]) => word)
}

function isLong(texts: string[]): boolean {
  const written = texts.filter((text) => text !== '')
  return written.filter((text) => text.length > LONGEST_LINE).length * 3 > written.length
}

/** The field of the entry in which a problem lies: `attacks[1].damage` lies in `attacks`. */
export function rootOf(path: string): string {
  return path.split(/[.[]/, 1)[0] ?? path
}

/**
 * Whether it is said of a field what is wrong with it before somebody wants to keep the entry: once it was written in. A
 * row that was just added has nothing in it yet.
 *
 * @param touched the fields of the entry that were written in
 */
export function isSpokenOf(path: string, value: Plain | undefined, touched: ReadonlySet<string>): boolean {
  return touched.has(rootOf(path)) && (path === rootOf(path) || !isEmpty(value))
}

function isEmpty(value: Plain | undefined): boolean {
  if (value === undefined || value === '' || value === false) return true
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}
