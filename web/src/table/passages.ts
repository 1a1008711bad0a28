import type { Entry } from '../protocol'

/** What is read as one piece of the log: a line of talk, or all that came of one command. */
export interface Passage {
  /** The number of its first entry, which stays the same while it grows. */
  seq: number
  /** The number of its last entry. */
  last: number
  entries: Entry[]
  undone: boolean
  /** The numbers of what not everyone has seen, newest first. */
  secrets: number[]
  /** Whether it shows everyone what was secret before. */
  shows: boolean
}

const GAME: ReadonlySet<string> = new Set(['command', 'step'])

/** The log as passages. Entries without a word are bookkeeping and not shown, but they move `last` on. */
export function passages(entries: Entry[]): Passage[] {
  const told: Passage[] = []
  const shown = new Set(entries.filter((entry) => entry.kind === 'roll').map((entry) => entry.to))
  for (const entry of entries) {
    const before = told.at(-1)
    const secrets = entry.secret && entry.kind !== 'undo' && !shown.has(entry.seq) ? [entry.seq] : []
    if (before !== undefined && belongs(before, entry)) {
      before.entries.push(entry)
      before.last = entry.seq
      before.secrets.unshift(...secrets)
    } else {
      const shows = entry.kind === 'roll' && entry.to > 0
      told.push({ seq: entry.seq, last: entry.seq, entries: [entry], undone: entry.undone, secrets, shows })
    }
  }
  return told.filter((passage) => passage.entries.some((entry) => !isMute(entry)))
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
