import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { Connection } from './connection'
import type { Line } from './connection'
import type {
  Backdrop,
  Called,
  Chair,
  Entry,
  Figure,
  Frame,
  Journal,
  Manner,
  Odds,
  Offered,
  Page,
  Panel,
  Question,
  Scene,
  Session,
  Shelf,
  Welcome,
} from './protocol'

/** All that a page knows of the table it sits at. */
export interface TableState {
  line: Line
  /** When the next attempt to reach the table is due, in milliseconds since 1970. */
  retryAt: number | null
  /** Who we are; null before the table has welcomed us. */
  me: Me | null
  chairs: Chair[]
  manner: Manner
  /** The picture under the map. */
  backdrop: Backdrop | null
  /** Entries in order of `seq`, without a gap among them. Earlier ones may still be on the server. */
  entries: Entry[]
  /** The number of the newest entry the table has for us. */
  last: number
  roster: Figure[]
  /** Panels in the order in which the table wants them. */
  panels: Panel[]
  offers: Offered[]
  question: Question | null
  /** What further seats are asked at the same time; the Referee alone knows. */
  others: Question[]
  /** The last odds that came after their form. */
  odds: Odds | null
  waiting: string[]
  busy: boolean
  over: boolean
  /** What this seat is called on to roll; the Referee knows of all of it. */
  calls: Called[]
  /** The pages of the journal that this seat may read, in the order they came. */
  pages: Page[]
  sessions: Session[]
  /** Where the game is; for the Referee also the scenes that are prepared, and who would come along. */
  shelf: Shelf
  /** The pages that others have handed out since we sat down and that were not opened yet. */
  arrived: string[]
  /** Whether the table has told all that was there when we came. */
  settled: boolean
  /** Why the table has sent us away. */
  farewell: string | null
}

type Me = Pick<Welcome, 'table' | 'book' | 'title' | 'seat' | 'name' | 'role'>

const NO_SHELF: Shelf = { present: '', party: [], scenes: [] }

export const EMPTY: TableState = {
  line: 'connecting',
  retryAt: null,
  me: null,
  chairs: [],
  manner: { otherwise: 'confirm', families: {}, judged: [], standing: [], patience: 0 },
  backdrop: null,
  entries: [],
  last: 0,
  roster: [],
  panels: [],
  offers: [],
  question: null,
  others: [],
  odds: null,
  waiting: [],
  busy: false,
  over: false,
  calls: [],
  pages: [],
  sessions: [],
  shelf: NO_SHELF,
  arrived: [],
  settled: false,
  farewell: null,
}

/** The table after a frame. Replies to single seats change nothing here: their promises carry them. */
export function after(state: TableState, frame: Frame): TableState {
  switch (frame.kind) {
    case 'welcome': {
      const { table, book, title, seat, name, role, last, chairs, manner } = frame.body
      return {
        ...state,
        me: { table, book, title, seat, name, role },
        last,
        chairs,
        manner,
        backdrop: null,
        pages: [],
        sessions: [],
        shelf: NO_SHELF,
        settled: false,
        farewell: null,
      }
    }
    case 'chairs':
      return { ...state, chairs: frame.body.chairs }
    case 'manner-set':
      return { ...state, manner: frame.body.manner }
    case 'backdrop-set':
      return { ...state, backdrop: frame.body.backdrop ?? null }
    case 'titled':
      return state.me === null ? state : { ...state, me: { ...state.me, title: frame.body.title } }
    case 'shelf':
      return { ...state, shelf: frame.body }
    case 'journal':
      return withJournal(state, frame.body)
    case 'entries':
      return withEntries(state, frame.body.entries)
    case 'scene':
      return withScene(state, frame.body)
    case 'odds':
      return { ...state, odds: frame.body }
    case 'failed':
      return state.me === null && frame.body.code !== 'too-fast' ? { ...state, farewell: frame.body.message } : state
    case 'farewell':
      return { ...state, farewell: frame.body.message }
    case 'offers':
    case 'uses':
    case 'form':
    case 'considered':
    case 'intents':
    case 'done':
    case 'recap':
    case 'refused':
    case 'danger':
    case 'draft':
      return state
  }
}

/**
 * The entries with more of them merged in: by number, a newer telling of an entry in the place of the older one
 * (revealed, or taken back since).
 */
export function mergeEntries(have: Entry[], more: Entry[]): Entry[] {
  const first = more[0]
  const newest = have.at(-1)
  if (first === undefined) return have
  if (newest === undefined) return more
  if (first.seq === newest.seq + 1) return have.concat(more)
  // After a long absence the table sends only the newest; what lies between can be fetched from there backwards.
  if (first.seq > newest.seq + 1) return more
  const byNumber = new Map(have.map((entry) => [entry.seq, entry]))
  for (const entry of more) byNumber.set(entry.seq, entry)
  return [...byNumber.values()].sort((a, b) => a.seq - b.seq)
}

/** Marks what an undo took back: everything between the entry it went back to and itself that belongs to the game. */
export function markUndone(entries: Entry[], more: Entry[]): Entry[] {
  const undos = more.filter((entry) => entry.kind === 'undo')
  if (undos.length === 0) return entries
  return entries.map((entry) =>
    !entry.undone && isOfTheGame(entry) && undos.some((undo) => entry.seq > undo.to && entry.seq < undo.seq)
      ? { ...entry, undone: true }
      : entry,
  )
}

/** Whether an entry is gone when the game is taken back to before it. */
function isOfTheGame({ kind, lines }: Entry): boolean {
  const played = kind === 'command' || kind === 'step' || kind === 'ruling'
  return played || lines.some((line) => line.mark === 'scene')
}

/** The journal with what is new in it. What others hand out while we are here has arrived. */
export function withJournal(state: TableState, news: Journal): TableState {
  const gone = new Set([...news.gone, ...news.pages.map((page) => page.key)])
  const known = new Set(state.pages.map((page) => page.key))
  const handed = news.pages.filter((page) => state.settled && !known.has(page.key) && page.by !== state.me?.seat)
  return {
    ...state,
    pages: [...state.pages.filter((page) => !gone.has(page.key)), ...news.pages],
    sessions: news.sessions,
    arrived: [...state.arrived.filter((key) => !news.gone.includes(key)), ...handed.map((page) => page.key)],
  }
}

function withEntries(state: TableState, more: Entry[]): TableState {
  const entries = markUndone(mergeEntries(state.entries, more), more)
  return { ...state, entries, last: Math.max(state.last, entries.at(-1)?.seq ?? 0) }
}

/**
 * The scene merged in: new panels take the place of old ones with their id, and those not in order are gone.
 * Roster, order and offers that are not told are as before.
 */
export function withScene(state: TableState, scene: Scene): TableState {
  return {
    ...state,
    settled: true,
    last: Math.max(state.last, scene.last),
    roster: scene.roster ?? state.roster,
    panels: mergePanels(state.panels, scene.panels, scene.order ?? state.panels.map((panel) => panel.id)),
    offers: scene.offers ?? state.offers,
    question: scene.question ?? null,
    others: scene.others,
    waiting: scene.waiting,
    busy: scene.busy,
    over: scene.over,
    calls: scene.calls,
  }
}

export function mergePanels(have: Panel[], changed: Panel[], order: string[]): Panel[] {
  const byId = new Map(have.map((panel) => [panel.id, panel]))
  for (const panel of changed) byId.set(panel.id, panel)
  return order.flatMap((id) => byId.get(id) ?? [])
}

/** What people say, throw and write beside the game. */
const BESIDE: ReadonlySet<string> = new Set(['talk', 'roll', 'note', 'session'])

/** The number of the newest entry that may have changed what can be done; 0 where none of those we hold has. */
export function lastOfGame({ entries }: Pick<TableState, 'entries'>): number {
  return entries.findLast((entry) => !BESIDE.has(entry.kind))?.seq ?? 0
}

/** The number of the newest entry we hold: what the table is asked to go on from. */
function lastHeld(state: TableState): number {
  return state.entries.at(-1)?.seq ?? 0
}

export interface Table {
  store: StoreApi<TableState>
  connection: Connection
}

/** Sits down at a table: a store that follows it, and the line to speak on. */
export function sitDown(token: string): Table {
  const store = createStore<TableState>(() => EMPTY)
  const connection = new Connection({
    token,
    since: () => lastHeld(store.getState()),
    hear: (frames) => store.setState((state) => frames.reduce(after, state)),
    line: (line, retryAt) => store.setState({ line, retryAt }),
  })
  return { store, connection }
}

/** Earlier entries, fetched while scrolling back, put before those we hold. */
export function prepend(state: TableState, earlier: Entry[]): TableState {
  return { ...state, entries: mergeEntries(earlier, state.entries) }
}
