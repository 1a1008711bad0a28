import { capital } from '../components/words'
import { firstLine } from '../journal/pages'
import type { Entry, Offered } from '../protocol'
import { offerOfBook } from '../words/book'
import { t } from '../words/words'
import { heard } from './heard'

/** The groups of offers, in the order in which the table shows them. */
export const GROUPS = ['act', 'move', 'magic', 'check', 'gear', 'rest', 'advance', 'referee'] as const

/** What a group of offers is called; the Referee's goes by the book's own word. */
export function groupName(group: string, referee: string): string {
  return group === 'referee'
    ? referee
    : ((t.groups as { [group: string]: string | undefined })[group] ?? capital(group.replaceAll('-', ' ')))
}

/** An offer's label without the name that the bar above it already says. */
export function offerLabel(offer: Pick<Offered, 'label'>, name: string): string {
  const told = name !== '' && offer.label.startsWith(`${name} `) ? offer.label.slice(name.length + 1) : offer.label
  return capital(offerOfBook(told))
}

/** Up to two letters, and a number if the name ends in one: what stands on a token. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const number = words.length > 1 && /^\w{1,2}$/.test(words.at(-1) ?? '') ? words.pop() : undefined
  const letters =
    words.length > 1 ? words.slice(0, 2).map((word) => Array.from(word)[0]) : Array.from(words[0] ?? '?').slice(0, 2)
  return number === undefined ? letters.join('') : `${letters[0] ?? ''}${number.toUpperCase()}`
}

/** A chance in whole percents: never 0 % for what can happen, never 100 % for what can fail. */
export function wholePercent(p: number): string {
  if (p <= 0) return '0 %'
  if (p >= 1) return '100 %'
  if (p < 0.005) return '< 1 %'
  if (p > 0.995) return '> 99 %'
  return `${Math.round(p * 100)} %`
}

/** A change in percentage points, with its sign. */
export function points(change: number): string {
  const rounded = Math.round(Math.abs(change) * 100)
  if (rounded === 0) return '±0'
  return change > 0 ? `+${rounded}` : `−${rounded}`
}

/** All that is said in an entry, for ears. */
export function aloud(entry: Entry, name: (seat: string) => string): string {
  const text = entry.lines
    .map((line) =>
      [
        entry.kind === 'note' ? firstLine(line.text) : line.text,
        ...line.dice.map((dice) => [heard(dice.roll), dice.result].filter((t) => t !== '').join(': ')),
      ]
        .filter((t) => t !== '')
        .join(', '),
    )
    .filter((t) => t !== '')
    .join('. ')
  const talks = entry.kind === 'talk' || entry.kind === 'roll' || entry.kind === 'note'
  return talks && entry.by !== '' ? `${name(entry.by)}: ${text}` : text
}
