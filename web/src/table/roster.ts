import { tagged } from '../frames'
import { ofKind } from '../protocol'
import type { Chip, Drawn, Figure, Panel } from '../protocol'

export interface Side {
  name: string
  figures: Figure[]
}

/** The roster by sides: the side of one's own characters first, each in the order the table tells. */
export function sides(roster: Figure[], mine: (figure: Figure) => boolean): Side[] {
  const bySide = new Map<string, Figure[]>()
  for (const figure of roster) {
    const others = bySide.get(figure.side)
    if (others === undefined) bySide.set(figure.side, [figure])
    else others.push(figure)
  }
  const told = [...bySide].map(([name, figures]) => ({ name, figures }))
  const own = told.find((side) => side.figures.some(mine))
  return own === undefined ? told : [own, ...told.filter((side) => side !== own)]
}

/** What ails or helps somebody, as the roster shows it. */
export function chipsOf(panels: Panel[], id: string): Chip[] {
  return ofKind(
    panels.filter((panel) => panel.subject === id).flatMap((panel) => panel.items),
    'chip',
  )
}

/** `2 dead, 1 fled`. */
export function goneWords(figures: Figure[]): string {
  const counts = new Map<string, number>()
  for (const figure of figures) counts.set(figure.gone, (counts.get(figure.gone) ?? 0) + 1)
  return [...counts].map(([word, count]) => `${count} ${word}`).join(', ')
}

export type NumberDrawn = Extract<Drawn, { kind: 'track' | 'score' | 'pool' | 'slots' }>
export type MarkDrawn = Extract<Drawn, { kind: 'chip' | 'countdown' }>

const isNumber = (item: Drawn): item is NumberDrawn => ['track', 'score', 'pool', 'slots'].includes(item.kind)
const isMark = (item: Drawn): item is MarkDrawn => ['chip', 'countdown'].includes(item.kind)

/** What can be read of somebody in one look: their numbers, and what ails or helps them. */
export function boardItems(panels: Panel[], id: string): { numbers: NumberDrawn[]; marks: MarkDrawn[] } {
  const items = panels.filter((panel) => panel.subject === id).flatMap((panel) => panel.items.map(tagged))
  return { numbers: items.filter(isNumber), marks: items.filter(isMark) }
}

/** Whom a seat most likely wants to act for: its own who is on turn, or its own first, or nobody. */
export function likeliest(roster: Figure[], mine: (figure: Figure) => boolean): string | null {
  const own = roster.filter((figure) => mine(figure) && figure.gone === '')
  const able = own.filter((figure) => !figure.out)
  return (able.find((figure) => figure.turn) ?? able[0] ?? own[0])?.id ?? null
}

/** Those before and after somebody, for the arrow keys; round the end it begins again. */
export function neighbour<T>(list: T[], from: T | null, step: 1 | -1): T | null {
  if (list.length === 0) return null
  const at = from === null ? -1 : list.indexOf(from)
  if (at < 0) return (step === 1 ? list[0] : list.at(-1)) ?? null
  return list[(at + step + list.length) % list.length] ?? null
}
