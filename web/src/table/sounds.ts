import type { Entry, Figure } from '../protocol'
import type { Sound } from './tones'

/** What a person wants to hear besides that the table waits for them; kept in this browser, for all tables. */
export type Heard = Exclude<Sound, 'turn'>

export interface Sounds extends Record<Heard, boolean> {
  /** How loud everything is, from 0 to 1. */
  loud: number
}

export const HEARD: readonly Heard[] = ['hit', 'fall', 'message']

const USUAL = 0.6

/** What was kept; whoever has never said comes with all of it, but on a phone with nothing: it lies on the same table. */
export function readSounds(kept: string | null, phone: boolean): Sounds {
  const words = (kept ?? '').split(' ')
  const loud = Number(words.find((word) => word.startsWith('loud='))?.slice(5) ?? USUAL)
  const wants = (which: Heard) => (kept === null ? !phone : words.includes(which))
  return {
    hit: wants('hit'),
    fall: wants('fall'),
    message: wants('message'),
    loud: loud >= 0 && loud <= 1 ? loud : USUAL,
  }
}

export function writeSounds(sounds: Sounds): string {
  return [...HEARD.filter((which) => sounds[which]), `loud=${sounds.loud}`].join(' ')
}

/** What is to be heard of news from the log: of much at once, what weighs most. Nothing of what one says oneself. */
export function soundOf(fresh: Entry[], me: string): Heard | null {
  if (fresh.some((entry) => entry.kind === 'undo')) return null
  let found: Heard | null = null
  for (const entry of fresh) {
    if (entry.undone) continue
    const marks = entry.lines.map((line) => line.mark)
    if (marks.includes('death')) return 'fall'
    if (marks.includes('harm')) found = 'hit'
    const said = entry.kind === 'talk' && entry.by !== '' && entry.by !== me && entry.lines.length > 0
    if (said) found ??= 'message'
  }
  return found
}

/** Whether anybody has gone down between two looks at the roster. */
export function hasFallen(before: Figure[], now: Figure[]): boolean {
  const stood = new Set(before.filter((figure) => !isDown(figure)).map((figure) => figure.id))
  return now.some((figure) => stood.has(figure.id) && isDown(figure))
}

function isDown(figure: Figure): boolean {
  return figure.out || figure.gone !== ''
}

const WEIGHT: Record<Heard, number> = { message: 0, hit: 1, fall: 2 }

/** Milliseconds within which what weighs no more than the sound before it is not heard. */
const AT_ONCE = 450

/** Of what comes at the same time one sound is heard, and not a heap of them. */
export class OneAtATime {
  private before: { sound: Heard; at: number } | null = null

  lets(sound: Heard, at: number): boolean {
    const { before } = this
    if (before !== null && at - before.at < AT_ONCE && WEIGHT[sound] <= WEIGHT[before.sound]) return false
    this.before = { sound, at }
    return true
  }
}
