import type { Chance, Chances, Throw } from '../protocol'
import { fixed, t } from '../words/words'

/** Something that happens or does not. */
export interface Named {
  key: string
  subject: string
  outcome: string
  p: number
}

/** A number that comes out of it: how much damage, how many points are left. */
export interface Spread {
  key: string
  subject: string
  /** What the number is called. */
  figure: string
  mean: number
  bars: { value: number; p: number }[]
}

export interface Reading {
  named: Named[]
  spreads: Spread[]
  /** Numbers that come out the same in any case. */
  settled: Spread[]
}

const keyOf = ({ measure, subject }: Chance) => `${subject}\u0000${measure}`

/** Chances as they are drawn: what happens or not as named outcomes, numbers as spreads. */
export function readChances(chances: Chance[]): Reading {
  const named: Named[] = []
  const spreads = new Map<string, Spread>()
  for (const chance of chances) {
    if (typeof chance.value === 'number') {
      const key = keyOf(chance)
      let spread = spreads.get(key)
      if (spread === undefined) {
        spread = { key, subject: chance.subject, figure: chance.figure, mean: 0, bars: [] }
        spreads.set(key, spread)
      }
      spread.bars.push({ value: chance.value, p: chance.p })
    } else if (chance.value !== false) {
      const { subject, outcome, p } = chance
      named.push({ key: `${keyOf(chance)}\u0000${JSON.stringify(chance.value)}`, subject, outcome, p })
    }
  }
  for (const spread of spreads.values()) {
    spread.bars.sort((a, b) => a.value - b.value)
    const all = spread.bars.reduce((sum, bar) => sum + bar.p, 0)
    spread.mean = all === 0 ? 0 : spread.bars.reduce((sum, bar) => sum + bar.value * bar.p, 0) / all
  }
  const numbers = [...spreads.values()]
  return {
    named,
    spreads: numbers.filter((spread) => spread.bars.length > 1),
    settled: numbers.filter((spread) => spread.bars.length === 1),
  }
}

type Bars = Spread['bars']

const MOST_BARS = 80

/** With room for numbers in between that cannot come, lest a step look like its neighbour; not where there would be too many. */
export function evenly(bars: Bars): Bars {
  const first = bars[0]?.value ?? 0
  const room = (bars.at(-1)?.value ?? 0) - first + 1
  if (bars.length < 2 || room > MOST_BARS || !bars.every((bar) => Number.isInteger(bar.value))) return bars
  const chances = new Map(bars.map((bar) => [bar.value, bar.p]))
  return Array.from({ length: room }, (_, i) => ({ value: first + i, p: chances.get(first + i) ?? 0 }))
}

/** Those to whom the very same may happen, told of together. */
export function together(named: Named[]): { subjects: string[]; outcomes: Named[] }[] {
  const bySubject = new Map<string, Named[]>()
  for (const each of named) {
    const others = bySubject.get(each.subject)
    if (others === undefined) bySubject.set(each.subject, [each])
    else others.push(each)
  }
  const groups = new Map<string, { subjects: string[]; outcomes: Named[] }>()
  for (const [subject, outcomes] of bySubject) {
    const same = outcomes.map((each) => `${each.outcome} ${each.p.toFixed(6)}`).join('\n')
    const group = groups.get(same)
    if (group === undefined) groups.set(same, { subjects: [subject], outcomes })
    else group.subjects.push(subject)
  }
  return [...groups.values()]
}

/** What an extra changes in one outcome; `change` is a difference of chances. */
export interface Delta {
  key: string
  subject: string
  outcome: string
  change: number
}

/** What changes from one set of chances to another, the largest change first; less than half a point is no change. */
export function deltas(from: Chance[], to: Chance[]): Delta[] {
  const had = new Map(readChances(from).named.map((each) => [each.key, each]))
  const has = new Map(readChances(to).named.map((each) => [each.key, each]))
  const changes: Delta[] = []
  for (const key of new Set([...had.keys(), ...has.keys()])) {
    const before = had.get(key)
    const after = has.get(key)
    const told = after ?? before
    const change = (after?.p ?? 0) - (before?.p ?? 0)
    if (told !== undefined && Math.abs(change) >= 0.005) {
      changes.push({ key, subject: told.subject, outcome: told.outcome, change })
    }
  }
  return changes.sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
}

/** How far the mean of each number moves, for extras that change how much and not whether. */
export function shifts(
  from: Chance[],
  to: Chance[],
): { key: string; subject: string; figure: string; change: number }[] {
  const had = new Map(means(from).map((each) => [each.key, each]))
  return means(to).flatMap((after) => {
    const change = after.mean - (had.get(after.key)?.mean ?? after.mean)
    return Math.abs(change) < 0.05 ? [] : [{ key: after.key, subject: after.subject, figure: after.figure, change }]
  })
}

function means(chances: Chance[]): { key: string; subject: string; figure: string; mean: number }[] {
  const sums = new Map<string, { key: string; subject: string; figure: string; sum: number; all: number }>()
  for (const chance of chances) {
    if (typeof chance.value !== 'number') continue
    const key = keyOf(chance)
    const sum = sums.get(key) ?? { key, subject: chance.subject, figure: chance.figure, sum: 0, all: 0 }
    sum.sum += chance.value * chance.p
    sum.all += chance.p
    sums.set(key, sum)
  }
  return [...sums.values()].map(({ sum, all, ...rest }) => ({ ...rest, mean: all === 0 ? 0 : sum / all }))
}

/** How sure the numbers are, in words. */
export function certainty({ exact, residual, tries }: Pick<Chances, 'exact' | 'residual' | 'tries'>): string {
  if (exact) return residual > 0.0005 ? t.table.exactButFor(fixed(residual * 100, 1)) : t.table.exact
  // The widest 95 % interval a proportion can have.
  const error = tries > 0 ? 1.96 * Math.sqrt(0.25 / tries) * 100 : 100
  return t.table.simulated(fixed(error, error < 1 ? 1 : 0))
}

const MOST_THROWS = 6

/** Which dice may be thrown, by whom: "Dice: Maren d20 and d8, the troll d6." */
export function diceSentence(dice: Throw[]): string {
  const byWhom = new Map<string, string[]>()
  for (const each of dice) {
    const thrown = each.dice === '' ? t.table.aDraw : each.dice
    const known = byWhom.get(each.who) ?? []
    if (!known.includes(thrown)) byWhom.set(each.who, [...known, thrown])
  }
  const parts = [...byWhom].map(([who, thrown]) => `${who} ${thrown.join(', ')}`.trim())
  const more = parts.length - MOST_THROWS
  const said = parts.slice(0, MOST_THROWS).join('; ')
  return more > 0 ? t.table.diceAndMore(said, more) : t.table.diceAre(said)
}
