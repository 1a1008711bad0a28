import type { Result } from './proving/wire'

/**
 * The wire between a browser and a table, as `quintain.table.protocol` writes it.
 *
 * A frame is an object with one key, its kind: `{"act": {...}}`. A seat sends one frame per message, the table
 * answers with lists of frames. Where the table has nothing to say a field is left out or null; `Maybe` is both.
 */

export const PROTOCOL_VERSION = 1

export type Maybe<T> = T | null | undefined

/** A value as it travels: what a question is answered with, what fills a slot. */
export type Plain = boolean | number | string | null | Plain[] | { [key: string]: Plain }

/** A value as text: what people typed stays as they typed it. */
export function plainText(value: Plain): string {
  if (value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

export type Mode = 'public' | 'to-referee' | 'blind' | 'self'
export type DialSetting = 'suggest' | 'confirm' | 'automatic'
export type Role = 'referee' | 'player' | 'spectator'

/** What a seat says, by kind and without the id, which the connection makes up. */
export interface FromSeat {
  act: { command: Plain; mode: Mode; as?: string }
  answer: { question: string; answer: Plain; as?: string }
  pass: { question: string; as?: string }
  'cancel-step': { reason: string }
  ask: { as?: string }
  fill: { command: string; filled: Slots; chosen: Slots; as?: string }
  weigh: { command: Plain; extras: boolean; as?: string }
  foresee: { arriving: Arrival[] }
  desist: object
  say: { text: string }
  note: { title: string; text: string; to: string[] }
  reveal: { seq: number }
  rewind: { to: number; reason: string }
  undo: { reason: string }
  'roll-by-hand': { manual: boolean; as?: string }
  'turn-dial': { family?: string; setting: DialSetting }
  judge: { clauses: string[] }
  rule: { name: string; value: Plain; reason: string }
  stand: { question: string; answer?: Plain }
  'begin-draft': { character: string; manual: boolean; as?: string }
  decide: { answer: Plain; as?: string }
  'go-back': { to: number; as?: string }
  'finish-draft': { as?: string }
  'drop-draft': { as?: string }
}

/** Creatures that are not in the scene yet. */
export interface Arrival {
  creature: string
  count: number
}

export type Slots = { [slot: string]: Plain }

/** What the table says, by kind. */
export interface ToSeat {
  welcome: Welcome
  chairs: { chairs: Chair[] }
  'manner-set': { manner: Manner }
  'backdrop-set': { backdrop?: Maybe<Backdrop> }
  entries: { entries: Entry[] }
  scene: Scene
  offers: { id: string; offers: Offered[] }
  form: Form
  odds: Odds
  danger: { id: string; result: Result }
  done: Done
  refused: { id: string; clause: string; reason: string }
  failed: { id: string; code: string; message: string }
  draft: Draft
  farewell: { code: string; message: string }
}

export type Frame = { [K in keyof ToSeat]: { kind: K; body: ToSeat[K] } }[keyof ToSeat]

export interface Welcome {
  version: number
  table: string
  book: string
  title: string
  seat: string
  name: string
  role: Role
  last: number
  chairs: Chair[]
  manner: Manner
}

export interface Chair {
  seat: string
  name: string
  role: Role
  here: boolean
  manual: boolean
  invited: boolean
}

export interface Manner {
  otherwise: DialSetting
  families: { [family: string]: DialSetting }
  judged: string[]
  standing: { question: string; answer: Plain }[]
}

export type EntryKind = 'command' | 'step' | 'ruling' | 'talk' | 'roll' | 'note' | 'undo' | 'table'

export interface Entry {
  seq: number
  at: number
  kind: EntryKind
  by: string
  cause: string
  secret: boolean
  undone: boolean
  to: number
  lines: Said[]
}

export interface Said {
  text: string
  clause: string
  dice: Rolled[]
}

export interface Rolled {
  who: string
  roll: string
  clause: string
  faces: Face[]
  result: string
  manual: boolean
}

export interface Face {
  sides: number
  face: number
  kept: boolean
  exploded: boolean
}

export interface Scene {
  last: number
  roster?: Maybe<Figure[]>
  panels: Panel[]
  order?: Maybe<string[]>
  offers?: Maybe<Offered[]>
  question?: Maybe<Question>
  waiting: string[]
  busy: boolean
  over: boolean
}

export interface Figure {
  id: string
  name: string
  side: string
  seat: string
  out: boolean
  turn: boolean
}

export interface Panel {
  id: string
  title: string
  subject: string
  items: Item[]
}

export type ItemKind = 'score' | 'track' | 'slots' | 'chip' | 'countdown' | 'pool' | 'bands' | 'grid' | 'prose'

export interface Item {
  kind: ItemKind
  label: string
  value?: Maybe<number>
  most?: Maybe<number>
  text?: Maybe<string>
  parts?: Maybe<Part[]>
  held?: Maybe<Held[]>
  bands?: Maybe<Band[]>
  terrain?: Maybe<Terrain>
}

export interface Part {
  from: string
  amount: number
  clause: string
}

export interface Held {
  name: string
  slots: number
  where: string
  detail: string
}

export interface Band {
  name: string
  who: string[]
}

/** A map of square spaces, named `3,4`, or `3,4,1` with their height. */
export interface Terrain {
  columns: number
  rows: number
  feet: number
  /** The spaces that are more than plain, level, lit floor in sight. */
  cells: Cell[]
  walls: Wall[]
  tokens: Token[]
  /** The map as files write it, and the command that lays another one in its slot: for whoever may. */
  plan?: Maybe<{ command: string; slot: string; map: Plain }>
}

/** The picture under the map; lengths are in spaces. */
export interface Backdrop {
  /** Changes with the picture itself and with what this seat sees of it. */
  picture: string
  x: number
  y: number
  across: number
  down: number
  opacity: number
}

export interface Cell {
  at: string
  feet: number
  ground: string
  light: string
  seen: boolean
}

export interface Wall {
  fromX: number
  fromY: number
  toX: number
  toY: number
  kind: string
}

export interface Token {
  who: string
  at: string
  size: number
}

export interface Offered {
  label: string
  group: string
  command: string
  actor: string
  filled: Slots
  blocked?: Maybe<Why>
}

export interface Why {
  clause: string
  reason: string
}

export interface Question {
  key: string
  id: string
  clause: string
  family: string
  seats: string[]
  prompt: string
  passable: boolean
  kind: Kind
  suggestion: Plain
  confirm: boolean
  dice: Rolled[]
  die?: Maybe<number>
}

export type KindName = 'yes-no' | 'one-of' | 'some-of' | 'number' | 'words' | 'purchase' | 'where'

export interface Kind {
  kind: KindName
  options?: Maybe<Choice[]>
  least?: Maybe<number>
  most?: Maybe<number>
  budget?: Maybe<number>
  wares?: Maybe<Ware[]>
  /** Numbers that have a name. */
  marks?: Maybe<Mark[]>
}

export interface Mark {
  number: number
  name: string
  /** What the name stands for, or nothing. */
  meaning: string
}

export interface Choice {
  key: string
  label: string
  hints: { [name: string]: string }
}

export interface Ware {
  key: string
  label: string
  price: number
  most: number
}

export interface Form {
  id: string
  fields: Field[]
  command?: Maybe<Plain>
  stuck?: Maybe<Why>
}

export interface Field {
  slot: string
  prompt: string
  clause: string
  kind: Kind
  value: Plain
}

export interface Odds {
  id: string
  outcomes: Chance[]
  residual: number
  exact: boolean
  tries: number
  dice: Throw[]
  extras: Extra[]
}

export interface Throw {
  who: string
  dice: string
  clause: string
}

export interface Chance {
  measure: string
  subject: string
  outcome: string
  value: Plain
  p: number
}

export interface Extra {
  change: string
  slot: string
  value: Plain
  outcomes: Chance[]
}

export interface Done {
  id: string
  last: number
}

export interface Draft {
  id: string
  character: string
  decisions: Decision[]
  question?: Maybe<Question>
  panels: Panel[]
  told: string[]
  whole: boolean
}

export interface Decision {
  number: number
  prompt: string
  answer: string
  clause: string
  /** Whether the seat may decide it anew. */
  redo: boolean
}

const KINDS: { [K in keyof ToSeat]: true } = {
  welcome: true,
  chairs: true,
  'manner-set': true,
  'backdrop-set': true,
  entries: true,
  scene: true,
  offers: true,
  form: true,
  odds: true,
  danger: true,
  done: true,
  refused: true,
  failed: true,
  draft: true,
  farewell: true,
}

/** The frames of one message. Kinds this browser has not heard of are passed over, so that an older page survives. */
export function readFrames(message: string): Frame[] {
  const parsed: unknown = JSON.parse(message)
  const list = Array.isArray(parsed) ? parsed : [parsed]
  return list.flatMap((each: unknown) => {
    if (typeof each !== 'object' || each === null) return []
    const [kind, body] = (Object.entries(each) as [string, unknown][])[0] ?? []
    return kind !== undefined && Object.hasOwn(KINDS, kind) ? [{ kind, body } as Frame] : []
  })
}

/** The text of a frame; what is undefined stays out of it. */
export function writeFrame(kind: string, body: object): string {
  return JSON.stringify({ [kind]: body })
}
