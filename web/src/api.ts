import { useEffect, useEffectEvent, useState } from 'react'
import type { Entry, Face, Panel, Plain, Scene } from './protocol'
import { layingToken } from './laying'
import type { Theme } from './theme'
import { language, t } from './words/words'

/** What the house tells of a book on board. */
export interface Book {
  id: string
  title: string
  /** The book's word for whoever runs the game. */
  referee: string
  theme: Theme
  cover: Cover
  guide: Guide
  /** What its words and abbreviations mean. */
  words: Term[]
  /** Its own words in the language that is spoken, where it brings them: `attacks` as a key. */
  phrases: { [english: string]: string }
  /** Whether it has a ready scene to try. */
  demo: boolean
}

/** What a book tells of itself to somebody who does not know it: `quintain.kernel.Cover`. */
export interface Cover {
  genre: string
  tone: string
  weight: 'light' | 'medium' | 'heavy'
  players: { fewest: number; most: number }
  /** Shapes in the colours of the book's theme, one on top of the other. */
  picture: Stroke[]
}

export interface Stroke {
  path: string
  colour: 'paper' | 'ink' | 'accent'
  /** How much it covers, from 1 to 100. */
  strength: number
  /** How wide a line is drawn along the path; none for a filled shape. */
  line?: number
}

/** A word of a book with its meaning: `quintain.kernel.Glossary`. */
export interface Term {
  word: string
  /** What it is short for, if it is. */
  name?: string
  means: string
}

/** A first round in notes: `quintain.kernel.Guide`. */
export interface Guide {
  notes: GuideNote[]
}

export interface GuideNote {
  /** The part of the page that it stands beside. */
  at: 'scene' | 'roster' | 'bar' | 'odds' | 'log' | 'undo'
  /** What it waits for. */
  until: 'read' | 'itself' | 'opened' | 'done' | 'undone'
  /** The command it speaks of, if any. */
  command: string
  says: string
}

export interface Clause {
  id: string
  chapter: string
  text: string
  kind: string
  example: string
  source: string
}

export interface Ruling {
  id: string
  question: string
  ruling: string
  starred: boolean
  switches: Switch[]
}

/** A pack of further content that a table may be laid with. */
export interface OfferedPack {
  id: string
  title: string
  version: string
  authors: string[]
  licence: string
  source?: string
}

/** A house-rule switch: its values and the one that the book is played with unless told otherwise. */
export interface Switch {
  name: string
  /** What people call it. */
  called: string
  usual: string
  values: string[]
  /** What people read for its values, in their order. */
  words: string[]
}

export interface HouseSwitch extends Switch {
  /** The id of the ruling. */
  ruling: string
  question: string
  /** The ruling in words, with its alternatives. */
  text: string
}

/** A switch as a table plays it. */
export interface PlayedSwitch extends HouseSwitch {
  value: string
}

/** The questions of one family, which the dial knows together. */
export interface Family {
  family: string
  questions: { id: string; clause: string; wording: string }[]
}

export interface Rules {
  clauses: Clause[]
  rulings: Ruling[]
  entries: Piece[]
  handbook: Handbook
}

/** How a book's clauses are read: `quintain.kernel.Handbook`. */
export interface Handbook {
  /** Each tells chapters of the catalogue, and the rulings that a table may switch there. */
  chapters: { title: string; introduction: string; tells: string[]; rulings: string[] }[]
  /** What people ask, and the clause or content that answers it. */
  questions: { ask: string; finds: string }[]
  /** Words that are looked for together, each line separated by commas. */
  synonyms: string[]
}

/** What can be fought with by a book's rules. */
export interface Yard {
  policies: { name: string; about: string }[]
  fighters: { name: string; kind: 'pregen' | 'creature' }[]
  facts: { name: string; called: string; about: string }[]
  /** After how many rounds a fight is broken off unless told otherwise. */
  rounds: number
  /** How many fights may be asked for at once, all matches together. */
  most: number
}

/** A creature, a spell, a thing: what a book ships besides its rules. */
export interface Piece {
  kind: string
  id: string
  name: string
  icon?: string | null
  /** Figures under a label, and sentences, whose label is empty. */
  said: { label: string; text: string }[]
}

/** All that is said of a piece of content, to be searched. */
export function pieceWords(piece: Piece): string {
  return piece.said.map((line) => `${line.label} ${line.text}`).join(' ')
}

/** A token that admits to a seat, with its link and that link as a picture (SVG). */
export interface Invitation {
  table: string
  seat: string
  name: string
  token: string
  link: string
  qr: string
}

/** The link by which anybody may take a seat, with its picture (SVG). */
export interface OpenInvitation {
  table: string
  link: string
  qr: string
}

/** A seat that this browser keeps, and how things are at its table. */
export interface Standing {
  table: string
  book: string
  title: string
  seat: string
  name: string
  role: string
  created: number
  archived: boolean
  /** When a deleted table goes for good, in milliseconds since 1970. */
  gone?: number | null
  /** When somebody last played there, in milliseconds since 1970. */
  played?: number | null
  /** Who that was. */
  by: string
  /** Why the table could not be opened when somebody came last. */
  trouble?: string | null
}

/** What somebody sees who is about to take a seat. */
export interface Threshold {
  table: string
  book: string
  title: string
  referee: string
  /** Seats that nobody has. */
  free: { seat: string; name: string }[]
  /** Who has a seat. */
  others: string[]
}

export interface Place {
  seat: string
  name: string
  role: string
  invited: boolean
}

export interface Rolls {
  expression: string
  canonical: string
  rolls: Fallen[]
}

export interface Fallen {
  total: number
  faces: Face[]
  /** How many faces are left out. */
  more: number
}

export interface Distribution {
  expression: string
  canonical: string
  mean: number
  deviation: number
  /** The chance of everything left out, where dice are open-ended. */
  residual: number
  outcomes: { value: number; p: number }[]
}

/** What can be brought to a table. */
export interface Stock {
  creatures: Stocked[]
  pregens: Stocked[]
}

/** A creature or a ready-made character. */
export interface Stocked {
  id: string
  name: string
  /** What it amounts to, in the book's words. */
  figures: string[]
  /** All of it, as the book writes it down. */
  entry: Entity
}

export type Entity = { [field: string]: Plain }

/** What the Referee has made for a table, and what more could be made. */
export interface Own {
  kinds: OwnKind[]
  own: OwnEntry[]
  /** Documents of other programs that are kept for when the party leaves. */
  papers: Filed[]
  room: { entries: number; mostEntries: number; characters: number; mostCharacters: number }
}

/** A document of another program that a table keeps. */
export interface Filed {
  id: string
  name: string
  format: string
}

/** A format of a file. */
export interface Format {
  id: string
  title: string
}

/** What a look into files has found; where anything is wrong, nothing comes. */
export interface Sighted {
  documents: Sight[]
  problems: Flaw[]
  /** How much else is wrong. */
  more: number
}

/** One file that was read well. */
export interface Sight {
  file: string
  /** What people call its format. */
  format: string
  comes: Coming[]
  papers: { format: string; document: string }[]
  remarks: { field: string; words: string }[]
  more: number
}

/** Somebody or something that comes. */
export interface Coming {
  how: 'character' | 'creature' | 'thing' | 'map' | 'page'
  /** The name of its kind of content; empty for what is no content. */
  kind: string
  title: string
  name: string
  told: string[]
  entry: Entity
  /** Why it cannot come. */
  refused?: string | null
}

/** What a table would have that is laid from a document of another program. */
export interface Foreseen {
  book: string
  format: string
  comes: { name: string; told: string[] }[]
  remarks: { field: string; words: string }[]
  more: number
}

/** Something wrong in a file; line 0 for the file as a whole. */
export interface Flaw {
  file: string
  line: number
  field: string
  message: string
}

/** Everybody whom a seat may take away, and the formats they can leave in. */
export interface Departures {
  formats: Format[]
  people: Traveller[]
  /** The formats that the map can leave in, and what of it does not go along. */
  maps: { format: string; remarks: string[] }[]
  papers: Filed[]
}

export interface Traveller {
  id: string
  name: string
  /** Whether they are of the players' side. */
  hero: boolean
  /** The formats that have room for them, and what of them does not go along. */
  ways: { format: string; remarks: string[] }[]
}

export interface OwnKind {
  kind: string
  title: string
  about: string
  /** Whether such an entry comes into the scene as somebody. */
  comes: boolean
}

export interface OwnEntry extends Stocked {
  kind: string
  standing: 'prepared' | 'in-play' | 'changed'
}

/** What the form of a kind is made from. */
export interface OwnForm {
  /** The JSON Schema of a list of entries, as text. */
  schema: string
  labels: Record<string, string>
  entries: Stocked[]
}

/** An entry that somebody writes, looked at. */
export interface Looked {
  problems: { field: string; message: string }[]
  said: { label: string; text: string }[]
  panels: Panel[]
}

/** What an answer of the server says that is no answer. */
class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

/** Whether the server would not have what was sent; otherwise it could not be asked, or is at fault itself. */
export function isRefused(failed: unknown): failed is Error {
  return failed instanceof ApiError && failed.status >= 400 && failed.status < 500
}

interface Asking {
  method?: string
  token?: string
  body?: unknown
  signal?: AbortSignal
}

async function response(path: string, { method = 'GET', token, body, signal }: Asking = {}): Promise<Response> {
  const headers: Record<string, string> = {}
  if (token !== undefined) headers.Authorization = `Bearer ${token}`
  const laying = method === 'POST' ? layingToken() : null
  if (laying !== null) headers['X-Laying-Token'] = laying
  if (body !== undefined) headers['Content-Type'] = body instanceof Blob ? body.type : 'application/json'
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      headers,
      body:
        body === undefined ? undefined : typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
      signal,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, t.common.outOfReach)
  }
  if (!answer.ok) throw new ApiError(answer.status, await complaint(answer))
  return answer
}

async function complaint(answer: Response): Promise<string> {
  try {
    const said = (await answer.json()) as { error?: { message?: unknown } }
    if (typeof said.error?.message === 'string') return said.error.message
  } catch {
    // No JSON, so no words for people either.
  }
  return answer.status === 404 ? t.common.nothingHere : t.common.serverAnswered(answer.status)
}

async function json<T>(path: string, asking?: Asking): Promise<T> {
  return (await (await response(path, asking)).json()) as T
}

const at = encodeURIComponent

let books: Promise<Book[]> | null = null
let shelf: Book[] | null = null
const rules = new Map<string, Promise<Rules>>()

export const api = {
  /** The books on board; they do not change while a page is open. */
  books(): Promise<Book[]> {
    books ??= json<Book[]>(language === 'en' ? '/api/books' : `/api/books?language=${language}`).then(
      (found) => (shelf = found),
      (error: unknown) => {
        books = null
        throw error
      },
    )
    return books
  },
  rules(book: string): Promise<Rules> {
    let asked = rules.get(book)
    if (asked === undefined) {
      asked = json<Rules>(`/api/books/${at(book)}/rules`).catch((error: unknown) => {
        rules.delete(book)
        throw error
      })
      rules.set(book, asked)
    }
    return asked
  },
  /** Which icon each piece of a book's content goes by. */
  icons: (book: string) => json<{ id: string; name: string; icon: string }[]>(`/api/books/${at(book)}/icons`),
  house: (book: string) => json<HouseSwitch[]>(`/api/books/${at(book)}/house`),
  packs: (book: string) => json<OfferedPack[]>(`/api/books/${at(book)}/packs`),
  questions: (book: string) => json<Family[]>(`/api/books/${at(book)}/questions`),
  /** What can be fought with on the proving ground. */
  yard: (book: string) => json<Yard>(`/api/proving/${at(book)}`),
  demo: (book: string) => json<Invitation>('/api/tables', { method: 'POST', body: { book, demo: true } }),
  open: (wanted: { book: string; title: string; name: string; house: Record<string, Plain>; packs: string[] }) =>
    json<Invitation>('/api/tables', { method: 'POST', body: wanted }),
  /** What a table would have that is laid from a file; null for files of ours, which need no look. */
  foreseen: async (file: string, name: string) =>
    (await json<{ brings?: Foreseen | null }>(`/api/import/look?file=${at(name)}`, { method: 'POST', body: file }))
      .brings ?? null,
  bringBack: (exported: string) => json<Invitation>('/api/import', { method: 'POST', body: exported }),
  /** How things are at the tables of these tokens, in their order; null for one that admits to nothing. */
  standings: async (tokens: string[]) =>
    (await json<{ standings: (Standing | null)[] }>('/api/standings', { method: 'POST', body: { tokens } })).standings,
  threshold: (token: string) => json<Threshold>('/api/joining', { token }),
  join: (token: string, wanted: { name: string; seat?: string; watches?: boolean }) =>
    json<Invitation>('/api/joining', { method: 'POST', token, body: wanted }),
  roll: (expression: string, times = 1) => json<Rolls>('/api/dice', { method: 'POST', body: { expression, times } }),
  odds: (expression: string, signal?: AbortSignal) =>
    json<Distribution>(`/api/dice/odds?expression=${at(expression)}`, { signal }),
}

/** A token that was given to a program. Times are in milliseconds since 1970. */
export interface ProgramToken {
  id: string
  name: string
  seat: string
  scope: 'read' | 'play' | 'referee'
  given: number
  expires?: number | null
}

/** An address that is told what a seat sees, and how it fares. */
export interface Webhook {
  id: string
  seat: string
  address: string
  made: number
  /** How often in a row it could not be delivered to. */
  failures: number
  /** Whether it was given up for that. */
  off: boolean
  delivered?: number | null
  trouble: string
}

/** Where a picture is to lie under the map, in spaces. */
export interface Placing {
  x: number
  y: number
  across: number
  opacity: number
}

/** What a seat asks about its own table, apart from play. */
export function deskOf(token: string) {
  const get = <T>(path: string) => json<T>(`/api/table${path}`, { token })
  const post = <T>(path: string, body: unknown = {}) => json<T>(`/api/table${path}`, { method: 'POST', token, body })
  const order = async (name: string, body: unknown) =>
    (await post<{ command: Plain }>(`/commands/${name}`, body)).command
  const told = async (path: string, body: unknown = {}) => {
    await response(`/api/table${path}`, { method: 'POST', token, body })
  }
  return {
    /** Entries before a number, the latest last. */
    before: (seq: number, limit = 200) => get<Entry[]>(`/log?before=${seq}&limit=${limit}`),
    search: (words: string, limit = 50) => get<Entry[]>(`/search?q=${at(words)}&limit=${limit}`),
    sceneAt: (seq: number) => get<Scene>(`/at/${seq}`),
    seats: () => get<Place[]>('/seats'),
    stock: () => get<Stock>('/stock'),
    /** The ready-made characters. */
    pregens: () => get<Stocked[]>('/pregens'),
    house: () => get<PlayedSwitch[]>('/house'),
    own: () => get<Own>('/own'),
    ownForm: (kind: string) => get<OwnForm>(`/own/kinds/${at(kind)}`),
    /** What is wrong with an entry, and what comes of it; nothing is kept. */
    look: (kind: string, entry: Entity) => post<Looked>('/own/look', { kind, entry }),
    make: async (kind: string, entry: Entity) => (await post<{ id: string }>('/own/entries', { kind, entry })).id,
    unmake: async (id: string) => {
      await response(`/api/table/own/entries/${at(id)}`, { method: 'DELETE', token })
    },
    play: (id: string) => told(`/own/entries/${at(id)}/play`),
    /** What can be read here: formats of other programs, and what else people may bring. */
    readable: () => get<{ formats: Format[]; others: string[] }>('/arrivals'),
    /** What a file would bring; nothing is kept. */
    sight: (file: Blob, name: string, format: string) =>
      json<Sighted>(`/api/table/arrivals?file=${at(name)}&format=${at(format)}`, {
        method: 'POST',
        token,
        body: new Blob([file], { type: 'application/octet-stream' }),
      }),
    /** Lays the map that a file of another program brings, with its picture. */
    layMap: async (file: Blob, name: string, format: string) => {
      await response(`/api/table/map?file=${at(name)}&format=${at(format)}`, {
        method: 'PUT',
        token,
        body: new Blob([file], { type: 'application/json' }),
      })
    },
    /** The map as a file of another program. */
    takeMap: (format: string) => download(`/api/table/map/${at(format)}`, token),
    /** Keeps a document of another program for when the party leaves. */
    keepPaper: (name: string, kept: { format: string; document: string }) => told('/own/papers', { name, kept }),
    /** Everything of one's own as a pack. */
    pack: (title: string) => download(`/api/table/own/pack?title=${at(title)}`, token),
    unpack: async (pack: Blob) =>
      (await json<{ entries: number }>('/api/table/own/pack', { method: 'PUT', token, body: pack })).entries,
    invite: (name: string, role: string) => post<Invitation>('/invitations', { name, role }),
    rotate: (seat: string) => post<Invitation>(`/seats/${at(seat)}/rotate`),
    revoke: (seat: string) => told(`/seats/${at(seat)}/revoke`),
    rename: (seat: string, name: string) => told(`/seats/${at(seat)}/rename`, { name }),
    /** The link of a seat once more; null where it has to be made anew. */
    link: async (seat: string) => (await get<{ shown?: Invitation | null }>(`/seats/${at(seat)}/link`)).shown ?? null,
    /** The link for anybody; null where there is none. */
    invitation: async () => (await get<{ shown?: OpenInvitation | null }>('/invitation')).shown ?? null,
    /** A new link for anybody; the old one is withdrawn. */
    open: () => post<OpenInvitation>('/invitation'),
    withdraw: async () => {
      await response('/api/table/invitation', { method: 'DELETE', token })
    },
    tokens: () => get<ProgramToken[]>('/tokens'),
    /** Gives a token to a program, which is told this once. */
    giveToken: (wanted: { name: string; seat: string; scope: string; expires?: number }) =>
      post<{ given: ProgramToken; token: string }>('/tokens', wanted),
    takeTokenBack: async (id: string) => {
      await response(`/api/table/tokens/${at(id)}`, { method: 'DELETE', token })
    },
    webhooks: () => get<Webhook[]>('/webhooks'),
    /** Has an address told of what a seat sees; the secret is told this once. */
    hook: (wanted: { seat: string; address: string }) =>
      post<{ webhook: Webhook; secret: string }>('/webhooks', wanted),
    switchOn: (id: string) => told(`/webhooks/${at(id)}/on`),
    unhook: async (id: string) => {
      await response(`/api/table/webhooks/${at(id)}`, { method: 'DELETE', token })
    },
    retitle: (title: string) => told('/title', { title }),
    archive: (away: boolean) => told('/archive', { away }),
    copy: (title: string) => post<Invitation>('/copy', { title }),
    delete: async () => {
      await response('/api/table', { method: 'DELETE', token })
    },
    restore: () => told('/restore'),
    /** The scenes that the book has prepared, and what the players' side is called. */
    scenes: () => get<{ scenes: string[]; heroes: string }>('/scenes'),
    stage: (scene: { title: string } | { written: string }) => told('/scene', scene),
    /** A table aside on which a scene is prepared: one of the shelf, one that the book has ready, a written one, or none. */
    prepare: (wish: { title: string; scene?: string; ready?: string; written?: string }) =>
      post<Invitation>('/scenes', wish),
    /** Puts how that table stands on the shelf; tells the scene's key. */
    keepScene: (kept: { scene?: string; title: string; table: string; token: string }) =>
      post<{ scene: string }>('/scenes/keep', kept),
    fork: (seq: number, title: string) => post<Invitation>('/fork', { seq, title }),
    /** Commands as the book writes them, for the frame `act`. */
    bringing: (creature: string, id: string) => order('bringing', { creature, id }),
    welcoming: (id: string, seat: string, sheet: Plain) => order('welcoming', { id, seat, sheet }),
    handing: (id: string, seat: string) => order('handing', { id, seat }),
    setting: (fact: string, value: Plain, reason: string) => order('setting', { fact, value, reason }),
    /** The picture under the map, as this seat may see it. */
    backdrop: async () => (await response('/api/table/backdrop', { token })).blob(),
    layBackdrop: async (file: Blob, { x, y, across, opacity }: Placing) => {
      await response(`/api/table/backdrop?x=${x}&y=${y}&across=${across}&opacity=${opacity}`, {
        method: 'PUT',
        token,
        body: file,
      })
    },
    moveBackdrop: ({ x, y, across, opacity }: Placing) => told('/backdrop', { x, y, across, opacity }),
    takeBackdropAway: async () => {
      await response('/api/table/backdrop', { method: 'DELETE', token })
    },
    /** A picture on the face of somebody in sight. */
    face: async (picture: string) => (await response(`/api/table/faces/${at(picture)}`, { token })).blob(),
    /** Sends a picture to stand on pages of the journal; tells its name. */
    pin: async (file: Blob) =>
      (await json<{ picture: string }>('/api/table/pictures', { method: 'POST', token, body: file })).picture,
    /** A picture on a page that this seat reads. */
    pinned: async (picture: string) => (await response(`/api/table/pictures/${at(picture)}`, { token })).blob(),
    /** Gives somebody a face with this picture on it. */
    portray: async (who: string, file: Blob, around: string) => {
      await response(`/api/table/figures/${at(who)}/face?around=${at(around)}`, { method: 'PUT', token, body: file })
    },
    exported: () => download('/api/table/export', token),
    /** The log as this seat has heard it: a journal entry for Foundry, or a document in Markdown. */
    logbook: (format: 'foundry' | 'md') => download(`/api/table/logbook?format=${format}`, token),
    /** The journal as this seat reads it: an entry for Foundry, or Markdown files in a zip. */
    journal: (format: 'foundry' | 'md') => download(`/api/table/journal/${format}`, token),
    departures: () => get<Departures>('/departures'),
    /** A character as the book writes them. */
    written: (who: string) => get<Plain>(`/sheet/${at(who)}.json`),
    /** Some of them as files: one as it is, several in a zip, together with what the table keeps. */
    take: (format: string, who: string[]) =>
      download(`/api/table/departures/${at(format)}?${who.map((id) => `who=${at(id)}`).join('&')}`, token),
    /** A character as a file. */
    sheet: (character: string, format: string) => {
      const ending = ['pdf', 'md'].includes(format) ? format : 'json'
      return download(`/api/table/sheet/${at(character)}.${ending}?format=${at(format)}`, token)
    },
  }
}

/** Fetches a file with a token, which a plain link could not carry, and hands it to the browser to keep. */
async function download(path: string, token: string): Promise<void> {
  const answer = await response(path, { token })
  const name = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? 'quintain'
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The path of a page of a table. */
export function tablePath({ table, token }: { table: string; token: string }): string {
  return `/t/${at(table)}#${at(token)}`
}

/** A promise as a page sees it. */
export interface Fetched<T> {
  value: T | null
  error: Error | null
}

/** Fetches when the key changes; what an earlier key asked for is dropped. */
export function useFetched<T>(key: string, get: () => Promise<T>): Fetched<T> {
  const [fetched, setFetched] = useState<Fetched<T> & { key: string }>({ key, value: null, error: null })
  // The key stands for whatever `get` closes over.
  const fetchNow = useEffectEvent(get)
  useEffect(() => {
    let here = true
    fetchNow().then(
      (value) => here && setFetched({ key, value, error: null }),
      (error: unknown) => here && setFetched({ key, value: null, error: error as Error }),
    )
    return () => {
      here = false
    }
  }, [key])
  return fetched.key === key ? fetched : { value: null, error: null }
}

/** The books on board: at once for all but the first who asks. */
export function useBooks(): Fetched<Book[]> {
  const fetched = useFetched('books', () => api.books())
  return shelf === null ? fetched : { value: shelf, error: null }
}
