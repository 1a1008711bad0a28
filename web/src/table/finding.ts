import { askedAbout } from '../components/asking'

/** Something that words can find. */
export interface Findable {
  id: string
  /** What is read first. */
  title: string
  /** What else it may be looked for by: the rest of a rule, whose it is, a key. */
  also?: string
}

function words(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '')
}

/** How well one word that was typed fits one that is there: whole, as a beginning, somewhere within. */
function fit(typed: string, there: string): number {
  if (there === typed) return 4
  if (there.startsWith(typed)) return 3
  return typed.length > 2 && there.includes(typed) ? 1 : 0
}

function best(typed: string, there: string[]): number {
  return there.reduce((most, word) => Math.max(most, fit(typed, word)), 0)
}

/** How well something fits what was typed; 0 where any of the words is nowhere in it. */
export function score(typed: string, { title, also = '' }: Findable): number {
  const wanted = askedAbout(words(typed))
  if (wanted.length === 0) return 1
  const named = words(title)
  const rest = words(also)
  let sum = 0
  for (const word of wanted) {
    const here = best(word, named) * 10
    const there = best(word, rest)
    if (here === 0 && there === 0) return 0
    sum += Math.max(here, there)
  }
  // What begins as it was typed comes first, then what says little else.
  const begins = wanted.every((word, i) => (named[i] ?? '').startsWith(word))
  return sum + (begins ? 15 : 0) + Math.max(0, 6 - named.length)
}

/** What fits, the best first, those that fit alike in their old order. */
export function found<T extends Findable>(typed: string, all: T[], most: number): T[] {
  return all
    .map((each, i) => ({ each, i, score: score(typed, each) }))
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score || a.i - b.i)
    .slice(0, most)
    .map((one) => one.each)
}
