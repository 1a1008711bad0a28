import type { Clause, Piece, Rules, Ruling } from '../api'

/** A clause in its place, with what is still to say of it once its heading is taken off. */
export interface Told {
  clause: Clause
  text: string
}

/** What goes under one heading of a table or a list. */
export interface Row {
  head: string
  told: Told[]
}

/** A piece of running text: sentences that flow, a table, or paragraphs that each begin with what they speak of. */
export type Block = { kind: 'flow'; told: Told[] } | { kind: 'table' | 'terms'; rows: Row[] }

/** What the catalogue has under one name. */
export interface Section {
  title: string
  slug: string
  clauses: Clause[]
  blocks: Block[]
}

export interface Chapter {
  title: string
  slug: string
  introduction: string
  sections: Section[]
  /** What a table may play otherwise here. */
  rulings: Ruling[]
}

export interface Kind {
  name: string
  entries: Piece[]
}

/** Somewhere in the handbook. */
export type Place =
  | { at: 'contents' }
  | { at: 'whole' }
  | { at: 'words' }
  | { at: 'chapter'; slug: string; id?: string }
  | { at: 'rulings'; id?: string }
  | { at: 'compendium'; kind?: string; id?: string }

/** The rules of a book as they are read: chapters, rulings, and a compendium of all it ships. */
export interface Volume {
  chapters: Chapter[]
  rulings: Ruling[]
  kinds: Kind[]
  /** Where something stands, by its id or, for content, its name. */
  find: (id: string) => Place | null
  /** The id that is meant by one that may leave the book's letters out. */
  known: (id: string) => string | null
}

const RESERVED: ReadonlySet<string> = new Set(['whole', 'words', 'rulings', 'compendium'])

export function slugOf(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return RESERVED.has(slug) ? `chapter-${slug}` : slug
}

/** Where an entry of the compendium lies on its page. */
export const entryAnchor = ({ kind, id }: Piece) => `${kind}.${id}`

export function volumeOf(rules: Rules): Volume {
  const chapters = rules.handbook.chapters.map((chapter): Chapter => ({
    title: chapter.title,
    slug: slugOf(chapter.title),
    introduction: chapter.introduction,
    sections: chapter.tells.map((title) => {
      const clauses = rules.clauses.filter((clause) => clause.chapter === title)
      return { title, slug: slugOf(title), clauses, blocks: blocksOf(clauses) }
    }),
    rulings: rules.rulings.filter((ruling) => chapter.rulings.includes(ruling.id)),
  }))
  const kinds = new Map<string, Piece[]>()
  for (const entry of rules.entries) kinds.set(entry.kind, [...(kinds.get(entry.kind) ?? []), entry])
  const places = new Map<string, Place>()
  for (const entry of rules.entries) {
    const place: Place = { at: 'compendium', kind: entry.kind, id: entryAnchor(entry) }
    if (!places.has(entry.name)) places.set(entry.name, place)
    if (!places.has(entry.id)) places.set(entry.id, place)
    places.set(entryAnchor(entry), place)
  }
  for (const ruling of rules.rulings) places.set(ruling.id, { at: 'rulings', id: ruling.id })
  for (const { slug, sections } of chapters)
    for (const section of sections) {
      for (const { id } of section.clauses) places.set(id, { at: 'chapter', slug, id })
    }
  const prefix = rules.clauses[0]?.id.split('-')[0] ?? ''
  const known = (id: string) => (places.has(id) ? id : places.has(`${prefix}-${id}`) ? `${prefix}-${id}` : null)
  return {
    chapters,
    rulings: rules.rulings,
    kinds: [...kinds].map(([name, entries]) => ({ name, entries })),
    find: (id) => places.get(id) ?? null,
    known,
  }
}

/** The address of a place, without the book. */
export function pathOf(place: Place): string {
  const at = encodeURIComponent
  switch (place.at) {
    case 'contents':
      return ''
    case 'chapter':
      return `/${at(place.slug)}${place.id === undefined ? '' : `#${at(place.id)}`}`
    case 'compendium':
      return `/compendium${place.kind === undefined ? '' : `/${at(place.kind)}`}${place.id === undefined ? '' : `#${at(place.id)}`}`
    case 'rulings':
      return `/rulings${place.id === undefined ? '' : `#${at(place.id)}`}`
    default:
      return `/${place.at}`
  }
}

/** The place that an address speaks of. */
export function placeAt(part: string | undefined, kind: string | undefined, hash: string): Place {
  const id = hash === '' ? {} : { id: hash }
  switch (part) {
    case undefined:
    case '':
      return { at: 'contents' }
    case 'whole':
    case 'words':
      return { at: part }
    case 'rulings':
      return { at: 'rulings', ...id }
    case 'compendium':
      return { at: 'compendium', ...(kind === undefined ? {} : { kind }), ...id }
    default:
      return { at: 'chapter', slug: part, ...id }
  }
}

const BOLD = /^([^*]{0,24}?)[ ,]*\*\*([^*]+?)[.:]?\*\*(?: (\([^)]*\)))?[:.,]? (.+)$/s
const EQUALS = /^([^=.]{1,28}) = (.+)$/s
const COLON = /^((?:[^.:;()*]|\([^)]*\))+): (.+)$/s
const MOST_WORDS = 5
const LEAST_ROWS = 3
/** About so many characters make a paragraph. */
const PARAGRAPH = 420

/** What a clause speaks of, where it begins with that: `Sling: d4, 1 slot` speaks of a sling. */
export function headed(text: string): { head: string; rest: string } | null {
  const bold = BOLD.exec(text)
  if (bold !== null) {
    const [, before = '', name = '', aside = '', rest = ''] = bold
    return { head: [before.trim(), name, aside].filter((part) => part !== '').join(' '), rest }
  }
  const found = EQUALS.exec(text) ?? COLON.exec(text)
  if (found === null) return null
  const [, head = '', rest = ''] = found
  const bare = head.replace(/\([^)]*\)/g, '').trim()
  return bare.split(/\s+/).length > MOST_WORDS || bare.length > 40 || bare.startsWith('The rules')
    ? null
    : { head, rest }
}

/** Clauses as running text. Three and more that each begin with what they speak of are set as a table or a list. */
export function blocksOf(clauses: Clause[]): Block[] {
  const blocks: Block[] = []
  const flow = (clause: Clause) => {
    const open = blocks.at(-1)
    const length = open?.kind === 'flow' ? open.told.reduce((sum, each) => sum + each.text.length, 0) : PARAGRAPH
    const told = { clause, text: clause.text }
    if (open?.kind === 'flow' && length + clause.text.length <= PARAGRAPH) open.told.push(told)
    else blocks.push({ kind: 'flow', told: [told] })
  }
  let i = 0
  while (i < clauses.length) {
    const run: { clause: Clause; head: string; rest: string }[] = []
    for (const clause of clauses.slice(i)) {
      const found = headed(clause.text)
      if (found === null) break
      run.push({ clause, ...found })
    }
    const rows = rowsOf(run)
    if (run.length >= LEAST_ROWS && rows.length > 1) {
      const data = run.every(({ clause }) => clause.kind === 'table' || clause.kind === 'content')
      const short = run.reduce((sum, each) => sum + each.rest.length, 0) / run.length < 150
      blocks.push({ kind: data && short ? 'table' : 'terms', rows })
      i += run.length
    } else {
      // What has a heading, but too few beside it, flows with the rest.
      const count = Math.max(run.length, 1)
      clauses.slice(i, i + count).forEach(flow)
      i += count
    }
  }
  return blocks
}

function rowsOf(run: { clause: Clause; head: string; rest: string }[]): Row[] {
  const rows: Row[] = []
  for (const { clause, head, rest } of run) {
    const told = { clause, text: rest }
    const open = rows.at(-1)
    if (open?.head === head) open.told.push(told)
    else rows.push({ head, told: [told] })
  }
  return rows
}

/** The number a clause goes by among its neighbours: the last part of its id, without idle zeros. */
export function verse(id: string): string {
  return id.slice(id.lastIndexOf('-') + 1).replace(/^([A-Z]*)0+(?=\d)/, '$1')
}

/** A clause as somebody reads it who plays: what the table asks for and what it does unless told otherwise. */
export function readable(text: string): string {
  return text.replace(/\*Default:\*/g, 'Unless told otherwise:').replace(/Default answer:/g, 'Unless told otherwise:')
}

/** Whether an example says anything by itself. */
export function isExample(example: string): boolean {
  return example !== '' && example !== '—'
}

export interface Part {
  text: string
  /** The id that is cited, if this is a citation. */
  cites: string | null
}

const ID = /\b([A-Z]{1,5}(?:-[A-Z0-9]+)+[a-z]?)\b/

/** Plain words and the ids in them that lead somewhere. */
export function cited(text: string, known: (id: string) => string | null): Part[] {
  return text
    .split(ID)
    .map((part, i) => ({ text: part, cites: i % 2 === 1 ? known(part) : null }))
    .filter((part) => part.text !== '')
}

/** An id without the letters of its book, which everybody knows who reads the book. */
export function withoutBook(id: string): string {
  return id.replace(/^[A-Z]{3}-/, '')
}
