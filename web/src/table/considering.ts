import { optionsOf } from '../components/answers'
import { capital } from '../components/words'
import { tagged } from '../frames'
import type { Answer, Chance, Guess, Plain, Question, Weighed } from '../protocol'
import { readChances } from './odds'
import { wholePercent } from './words'
import { fixed, t } from '../words/words'

/** An answer worth weighing, and what to call it. */
export interface Candidate {
  /** The answer, or null for letting it pass. */
  answer: Answer
  label: string
}

/** What a candidate brings, in a few words. */
export interface Told extends Candidate {
  told: string[]
}

/** So many options are weighed; of more, only the one that is chosen. */
const MOST_OPTIONS = 12

/** So many words are read of each answer at a glance. */
const AT_A_GLANCE = 3

/** The answers that can be weighed before anything is chosen, the default first where there are too many to list. */
export function candidates({
  kind,
  passable,
  suggestion,
}: Pick<Question, 'kind' | 'passable' | 'suggestion'>): Candidate[] {
  const pass = passable ? [{ answer: null, label: t.table.letItPass }] : []
  const wanted = tagged(kind)
  switch (wanted.kind) {
    case 'yes-no':
      return passable
        ? [{ answer: true, label: t.common.yes }, ...pass]
        : [
            { answer: true, label: t.common.yes },
            { answer: false, label: t.common.no },
          ]
    case 'one-of': {
      const options = optionsOf(kind)
      return options.length > MOST_OPTIONS
        ? pass
        : [...options.map((each) => ({ answer: each.key, label: each.label })), ...pass]
    }
    case 'number-from': {
      const { least, most, marks } = wanted.body
      return marks
        .filter(({ number }) => number >= least && number <= most)
        .slice(0, MOST_OPTIONS)
        .map(({ number, name }) => ({ answer: number, label: `${number}, ${name}` }))
    }
    case 'purchase': {
      const { budget, wares } = wanted.body
      const each = wares.filter((ware) => ware.price <= budget).slice(0, MOST_OPTIONS)
      return [
        { answer: {}, label: t.table.nothing },
        ...each.map((ware) => ({ answer: { [ware.key]: 1 }, label: ware.label })),
      ]
    }
    case 'words':
      return passable ? [{ answer: suggestion, label: t.table.doIt }, ...pass] : []
    default:
      return []
  }
}

/** What each candidate brings: of all outcomes those in which they differ most, or, where they do not, the likeliest. */
export function compared(each: { candidate: Candidate; weighed: Weighed }[]): Told[] {
  const weighed = each.flatMap(({ weighed }) => ('chances' in weighed ? [figures(weighed.chances.outcomes)] : []))
  // Beside an answer that leaves nothing to chance, what the others bring in any case tells as much.
  const keys = telling(weighed, weighed.length < each.length)
  return each.map(({ candidate, weighed }) => ({ ...candidate, told: told(weighed, keys) }))
}

function told(weighed: Weighed, keys: string[]): string[] {
  if ('certain' in weighed)
    return weighed.certain.changes
      .slice(0, AT_A_GLANCE)
      .map(({ subject, words }) => [subject, words].filter(Boolean).join(' '))
  if ('unknown' in weighed) {
    const lines = guessed(weighed.unknown.guesses)
    return lines.length > 0 ? lines.map(({ supposed, said }) => `${supposed}: ${said}`) : [weighed.unknown.reason]
  }
  const found = figures(weighed.chances.outcomes)
  return keys.map((key) => found.get(key)?.said ?? '').filter((said) => said !== '')
}

interface Figured {
  /** A chance, or a mean that is scaled so that a point counts like a tenth of certainty. */
  weight: number
  said: string
  /** Whether it is a number that comes in any case. */
  settled: boolean
  /** Whom it happens to. */
  subject: string
}

/** Every outcome of a weighing by its key; what never happens is not in it. */
function figures(outcomes: Chance[]): Map<string, Figured> {
  const { named, spreads, settled } = readChances(outcomes)
  const found = new Map<string, Figured>()
  for (const { key, subject, outcome, p } of named)
    found.set(key, {
      weight: p,
      said: `${wholePercent(p)} ${[subject, outcome].filter((part) => part !== '').join(' ')}`,
      settled: false,
      subject,
    })
  const of = (subject: string) => (subject === '' ? '' : ` (${subject})`)
  for (const { key, subject, figure, mean } of spreads)
    found.set(key, {
      weight: mean / 10,
      said: `${t.table.meanOf(fixed(mean, 1), figure)}${of(subject)}`,
      settled: false,
      subject,
    })
  for (const { key, subject, figure, mean } of settled)
    found.set(key, { weight: mean / 10, said: `${mean} ${figure}${of(subject)}`, settled: true, subject })
  return found
}

/**
 * The outcomes that tell the most: those that differ from one weighing to another, or the likeliest where none does. What
 * always happens to somebody together is told once.
 *
 * @param settled whether numbers that come in any case are told where nothing differs
 */
function telling(all: Map<string, Figured>[], settled = false): string[] {
  const weights = (key: string) => all.map((each) => each.get(key)?.weight ?? 0)
  const alike = (key: string) =>
    [all.find((each) => each.has(key))?.get(key)?.subject, ...weights(key).map((weight) => weight.toFixed(4))].join(' ')
  const keys = [...new Set(all.flatMap((each) => [...each.keys()]))].filter(
    (key, i, those) => those.findIndex((other) => alike(other) === alike(key)) === i,
  )
  const range = (key: string) => Math.max(...weights(key)) - Math.min(...weights(key))
  const differing = keys.filter((key) => range(key) >= 0.005).toSorted((a, b) => range(b) - range(a))
  if (differing.length > 0) {
    const most = differing.slice(0, AT_A_GLANCE)
    // What may come of every answer is what it is all about, and is not left out for what one of them costs.
    const inAll = (key: string) => all.every((each) => each.has(key))
    const gist = differing.find(inAll)
    return gist === undefined || most.some(inAll) ? most : [...most.slice(0, -1), gist]
  }
  const likely = (key: string) => Math.max(...weights(key))
  const open = keys.filter((key) => settled || all.some((each) => each.get(key)?.settled === false))
  return open.toSorted((a, b) => likely(b) - likely(a)).slice(0, 2)
}

/** One's own part, line by line: what is supposed, and what then comes of one's own dice. */
export function guessed(guesses: Guess[]): { supposed: string; said: string }[] {
  const all = guesses.map((each) => figures(each.outcomes))
  const keys = telling(all).slice(0, 2)
  return guesses.map(({ supposed }, i) => ({
    supposed,
    said:
      keys
        .map((key) => all[i]?.get(key)?.said ?? '')
        .filter((said) => said !== '')
        .join(', ') || t.table.nothingComes,
  }))
}

/** Changes told of one subject after the other: "Maren: HP 1 → 6, Fatigue 2 → 1". */
export function changesInWords(changes: { subject: string; words: string }[]): string {
  const bySubject = new Map<string, string[]>()
  for (const { subject, words } of changes) bySubject.set(subject, [...(bySubject.get(subject) ?? []), words])
  return [...bySubject]
    .map(([subject, words]) => (subject === '' ? capital(words.join(', ')) : `${subject}: ${words.join(', ')}`))
    .join('. ')
}

/** An answer as a key of what is known already. */
export function answerKey(answer: Plain | null): string {
  return answer === null ? '' : JSON.stringify(answer)
}
