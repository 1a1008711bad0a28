import type { Result } from '../protocol'
import { t } from '../words/words'

/** What many fights came to, for those on the first side. */
export interface Weighed {
  /** How often they won of those that came to an end. */
  rate: number
  /** How many of them were out at the end, on average. */
  fallen: number
  /** The share that was broken off undecided, and is neither won nor lost. */
  undecided: number
}

export type Verdict = 'easy' | 'fair' | 'hard' | 'deadly'

export function weighed(result: Result): Weighed | null {
  const party = result.sides[0]
  if (party === undefined || result.fights === 0) return null
  const fallen = result.fates.filter((fate) => fate.side === party.name).reduce((sum, fate) => sum + fate.fallen, 0)
  const decided = result.fights - result.capped
  return { rate: decided === 0 ? 0 : party.wins / decided, fallen, undecided: result.capped / result.fights }
}

/** Whether so few fights come to an end that nothing can be said of who wins. */
export function isEndless({ undecided }: Weighed): boolean {
  return undecided > 0.5
}

/** A fair fight is won by far most of the time, and costs the party less than one of them. */
export function verdictOf({ rate, fallen }: Pick<Weighed, 'rate' | 'fallen'>): Verdict {
  if (rate >= 0.97 && fallen < 0.25) return 'easy'
  if (rate >= 0.85 && fallen < 1) return 'fair'
  return rate >= 0.5 ? 'hard' : 'deadly'
}

export function inWords(count: number): string {
  return t.desk.numbers.split(' ')[count] ?? String(count)
}

function falls(fallen: number): string {
  if (fallen < 0.05) return t.desk.hardlyAny
  const fights = Math.round(1 / fallen)
  if (fights >= 3) return t.desk.fallsInOneOf(inWords(fights))
  if (fights === 2) return t.desk.fallsInHalf
  const many = Math.round(fallen)
  return many === 1 ? t.desk.oneFalls : t.desk.manyFall(inWords(many))
}

function loses({ rate, undecided }: Weighed): string {
  const lost = (1 - rate) * (1 - undecided)
  if (lost < 0.05) return ''
  if (lost > 0.95) return t.desk.loseNearlyAll
  return t.desk.loseSome(Math.round(lost * 100))
}

/** A fight in a sentence: `Hard: one of you falls in half of such fights, and you lose 22 % of them.` */
export function sentence(fight: Weighed): string {
  if (isEndless(fight)) return `${t.desk.noEnd}.`
  const lost = loses(fight)
  return `${t.verdicts[verdictOf(fight)]}: ${[falls(fight.fallen), ...(lost === '' ? [] : [lost])].join(', ')}.`
}

/**
 * How many make a fair fight: the most that are no worse than fair. More foes are never taken for less dangerous, so
 * that a few fights at each of a few numbers are enough; what is known so far is told on the way.
 *
 * @returns 0 where one of them is too much already
 * @throws Error where fights against one of them mostly come to no end
 */
export async function fairCount(
  weigh: (count: number) => Promise<Weighed | null>,
  tell: (atLeast: number, fewerThan: number) => void,
  most: number,
): Promise<number> {
  const isFair = async (count: number) => {
    const fight = await weigh(count)
    if (fight === null) return false
    if (count === 1 && isEndless(fight)) throw new Error(t.desk.noEndNoneFair)
    return !isEndless(fight) && (verdictOf(fight) === 'easy' || verdictOf(fight) === 'fair')
  }
  let fair = 0
  let unfair = most + 1
  for (let count = 1; fair + 1 < unfair;) {
    if (await isFair(count)) fair = count
    else unfair = count
    tell(fair, unfair)
    // Twice as many until it is too much, then the middle of what is left.
    count = unfair > most ? Math.min(most, fair * 2) : Math.floor((fair + unfair) / 2)
  }
  return fair
}
