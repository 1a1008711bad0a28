import type { Arrival, Figure } from '../protocol'

/** What it hangs on how many of a kind are fair; an answer holds while it stays the same. */
export interface FairQuestion {
  /** Who else is weighed with them. */
  others: Arrival[]
  /** The scene of the shelf; empty for the open one. */
  scene: string
  /** The newest entry of the log that may have changed how the party and those who are here fare. */
  last: number
}

/** What is asked of a kind as things stand; nothing where it is not weighed any more. */
export function fairQuestion(kind: string, arriving: Arrival[], scene: string, last: number): string | null {
  if (arriving.every(({ creature }) => creature !== kind)) return null
  const others = arriving.filter(({ creature }) => creature !== kind)
  return JSON.stringify({ others, scene, last } satisfies FairQuestion)
}

const MOST_NAMES = 4

/** Who else is counted, by name, and how many more there are. */
export function countedWith(
  others: string[],
  roster: Pick<Figure, 'name' | 'side' | 'out'>[],
): { names: string[]; more: number } {
  const here = roster.filter((figure) => figure.side === 'foes' && !figure.out).map((figure) => figure.name)
  const all = [...others, ...here]
  return all.length <= MOST_NAMES + 1
    ? { names: all, more: 0 }
    : { names: all.slice(0, MOST_NAMES), more: all.length - MOST_NAMES }
}
