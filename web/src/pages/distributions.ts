import type { Distribution } from '../api'

/** The chance of a total of at least `least`. */
export function atLeast({ outcomes }: Distribution, least: number): number {
  return outcomes.reduce((sum, { value, p }) => (value >= least ? sum + p : sum), 0)
}

/** What a chart shows: the chance of each total, or of reaching it. */
export type Shown = 'each' | 'at-least'

export interface Row {
  value: number
  /** The chance by the number of the expression. */
  [expression: number]: number
}

/** Far tails of open-ended dice would press the rest of a chart into a corner. */
const INVISIBLE = 5e-5

/** One row for every total that any of them can come to. */
export function rows(distributions: Distribution[], shown: Shown): Row[] {
  const values = new Set<number>()
  for (const { outcomes } of distributions) {
    for (const { value, p } of outcomes) if (p >= INVISIBLE || outcomes.length < 40) values.add(value)
  }
  return [...values]
    .sort((a, b) => a - b)
    .map((value) => {
      const row: Row = { value }
      distributions.forEach((distribution, i) => {
        row[i] =
          shown === 'at-least'
            ? atLeast(distribution, value)
            : (distribution.outcomes.find((outcome) => outcome.value === value)?.p ?? 0)
      })
      return row
    })
}

/** The expressions a link carries: `?d=3d6&d=4d6kh3`. */
export function fromLink(search: string): string[] {
  return new URLSearchParams(search)
    .getAll('d')
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

export function toLink(expressions: string[]): string {
  const said = expressions.map((text) => text.trim()).filter((text) => text !== '')
  return said.length === 0 ? '/dice' : `/dice?${new URLSearchParams(said.map((text) => ['d', text])).toString()}`
}

/** Where a number lies among rising values that stand at 0, 1, 2 and so on: between two of them in proportion. */
export function place(values: number[], number: number): number {
  const above = values.findIndex((value) => value >= number)
  if (above < 0) return Math.max(0, values.length - 1)
  const high = values[above] ?? number
  const low = values[above - 1]
  return low === undefined ? above : above - (high - number) / (high - low)
}
