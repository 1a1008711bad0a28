import type { Entry, Said } from '../protocol'

/** What is read as one piece of the log: a line of talk, a heading, or what came of one command until the next heading. */
export interface Passage {
  /** Stays the same while it grows. */
  key: string
  /** Whether it is nothing but the heading of a round. */
  heading: boolean
  /** The number of its first entry, which stays the same while it grows. */
  seq: number
  /** The number of its last entry. */
  last: number
  entries: Entry[]
  undone: boolean
  /** The numbers of what not everyone has seen, newest first. */
  secrets: number[]
  /** Whether somebody wanted it to be a secret; otherwise it is one by the rules alone, like what a foe has in mind. */
  wanted: boolean
  /** Whether it shows everyone what was secret before. */
  shows: boolean
}

const GAME: ReadonlySet<string> = new Set(['command', 'step'])

/** The log as passages. Entries without a word are bookkeeping and not shown, but they move `last` on. */
export function passages(entries: Entry[]): Passage[] {
  const told: Passage[] = []
  const shown = new Set(entries.filter((entry) => entry.kind === 'roll').map((entry) => entry.to))
  for (const whole of entries) {
    pieces(whole).forEach((entry, piece) => {
      const before = told.at(-1)
      const meant = before !== undefined && before.wanted && belongs(before, entry) && !isMute(entry)
      const secret = (whole.secret || meant) && whole.kind !== 'undo' && !shown.has(whole.seq)
      const secrets = secret ? [whole.seq] : []
      const heading = !entry.undone && entry.lines.some(isHeading)
      if (before !== undefined && !heading && !before.heading && belongs(before, entry)) {
        before.entries.push(entry)
        before.last = entry.seq
        before.secrets.unshift(...secrets)
      } else {
        const shows = entry.kind === 'roll' && entry.to > 0
        const { seq, undone } = entry
        const key = `${seq}.${piece}`
        const wanted = meant || (entry.secret && entry.kind !== 'step')
        const own = heading ? [] : secrets
        told.push({ key, heading, seq, last: seq, entries: [entry], undone, secrets: own, wanted, shows })
      }
    })
  }
  return told.filter((passage) => passage.entries.some((entry) => !isMute(entry)))
}

const isHeading = (line: Said) => line.mark === 'round'

/**
 * An entry, cut where a round begins: what came before, the heading, and what came after. A round that was taken back
 * is no place to look for, and stays with the command that began it.
 */
function pieces(entry: Entry): Entry[] {
  if (entry.undone) return [entry]
  const cuts: Said[][] = []
  for (const line of entry.lines) {
    const open = cuts.at(-1)
    if (open === undefined || isHeading(line) || open.some(isHeading)) cuts.push([line])
    else open.push(line)
  }
  return cuts.length < 2 ? [entry] : cuts.map((lines) => ({ ...entry, lines }))
}

/** Lines that are read as one sentence: of the same step, and about the same one. */
export function sentences<L extends Said>(lines: L[]): L[][] {
  const told: L[][] = []
  for (const line of lines) {
    const before = told.at(-1)?.at(-1)
    if (before !== undefined && line.who !== '' && line.who === before.who && !isApart(line) && !isApart(before)) {
      told.at(-1)?.push(line)
    } else told.push([line])
  }
  return told
}

/** Whose turn it is and that a fight begins or ends stands by itself. */
function isApart(line: Said): boolean {
  return line.mark === 'turn' || line.mark === 'begin' || line.mark === 'end' || line.mark === 'round'
}

/** What a line adds to a sentence that has said already whom it is about. */
export function continued(line: Said): string {
  const told = line.text.startsWith(line.who) ? line.text.slice(line.who.length) : line.text
  return told.replace(/^:? /, '')
}

/** Whether a roll is written as people write dice, `2d6+1` or `d8!!`, and not as rules put them together. */
export function isNotation(roll: string): boolean {
  return /^[\dd%khlrfox!<>=+−\-() ]+$/.test(roll) && /d\d/.test(roll)
}

const GRAVITY = ['death', 'turning-point', 'harm', 'end', 'begin', 'turn', 'found']

/** What is seen of some lines from afar: the gravest of their marks. */
export function gravest(lines: Said[]): string {
  return GRAVITY.find((mark) => lines.some((line) => line.mark === mark)) ?? ''
}

function belongs(passage: Passage, entry: Entry): boolean {
  const first = passage.entries[0]
  return (
    first !== undefined &&
    entry.cause !== '' &&
    first.cause === entry.cause &&
    GAME.has(first.kind) &&
    GAME.has(entry.kind) &&
    passage.undone === entry.undone
  )
}

function isMute(entry: Entry): boolean {
  return entry.kind !== 'undo' && entry.lines.every((line) => line.text === '' && line.dice.length === 0)
}

/** The entries to read aloud: those newer than what was heard, and not the whole history at once. */
export function unheard(entries: Entry[], heard: number, most = 6): Entry[] {
  return entries.filter((entry) => entry.seq > heard && !isMute(entry)).slice(-most)
}

/** How many pieces of the log are newer than what was read; what somebody ordered counts with what came of it. */
export function unread(entries: Entry[], read: number): number {
  return passages(entries.filter((entry) => entry.seq > read)).filter((passage) => !passage.heading).length
}

/** A moment one can look back at: all that came of one command, or a line of talk. */
export interface Moment {
  /** The number of its last entry. */
  at: number
  /** The heading of the round that begins with it. */
  round: string | null
  /** Whether somebody's turn begins with it. */
  turn: boolean
}

/** The moments of the game, and whatever was said in between, in order. */
export function moments(entries: Entry[]): Moment[] {
  const found: (Moment & { cause: string })[] = []
  for (const entry of entries) {
    const before = found.at(-1)
    const round = entry.undone ? undefined : entry.lines.find(isHeading)?.text
    const turn = !entry.undone && entry.lines.some((line) => line.mark === 'turn' || line.mark === 'round')
    if (before !== undefined && (isMute(entry) || (entry.cause !== '' && before.cause === entry.cause))) {
      before.at = entry.seq
      before.round = round ?? before.round
      before.turn ||= turn
    } else found.push({ at: entry.seq, round: round ?? null, turn, cause: entry.cause })
  }
  return found.map(({ at, round, turn }) => ({ at, round, turn }))
}

/** The place of the moment that an entry belongs to. */
export function momentOf(all: Moment[], seq: number): number {
  const found = all.findIndex((moment) => moment.at >= seq)
  return found < 0 ? all.length - 1 : found
}

/** The next moment one way or the other of which something holds; the outermost where there is none. */
export function nextMoment(all: Moment[], from: number, way: 1 | -1, holds: (moment: Moment) => boolean): number {
  for (let i = from + way; i >= 0 && i < all.length; i += way) if (holds(all[i] as Moment)) return i
  return way > 0 ? all.length - 1 : 0
}

/** The lines somebody has typed, for the arrow keys: walks back from the newest, and forward to an empty line. */
export class Typed {
  private readonly lines: string[] = []
  private at = 0

  constructor(private readonly most = 50) {}

  add(line: string): void {
    if (this.lines.at(-1) !== line) this.lines.push(line)
    if (this.lines.length > this.most) this.lines.shift()
    this.at = this.lines.length
  }

  earlier(): string | null {
    if (this.at === 0) return null
    this.at -= 1
    return this.lines[this.at] ?? null
  }

  later(): string | null {
    if (this.at >= this.lines.length) return null
    this.at += 1
    return this.lines[this.at] ?? ''
  }
}
