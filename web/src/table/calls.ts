import type { Answer, Figure, Offered, SlotValues } from '../protocol'
import { offerLabel } from './words'

/** A check that everybody who is called on can make, with the offer of each. */
export interface Common {
  command: string
  name: string
  offers: { figure: Figure; offer: Offered }[]
}

/** The checks that all of them are offered: what the book has a key for, then in the order in which the first one is. */
export function commonChecks(
  figures: Figure[],
  checks: ReadonlyMap<string, Offered[]>,
  keyed: readonly string[] = [],
): Common[] {
  const of = (figure: Figure) => (checks.get(figure.seat) ?? []).filter((offer) => offer.actor === figure.id)
  const [first] = figures
  if (first === undefined) return []
  const commands = [...new Set(of(first).map((offer) => offer.command))].sort(
    (a, b) => Number(keyed.includes(b)) - Number(keyed.includes(a)),
  )
  return commands.flatMap((command) => {
    const offers = figures.flatMap((figure) => {
      const offer = of(figure).find((each) => each.command === command)
      return offer === undefined ? [] : [{ figure, offer }]
    })
    const label = offers[0]?.offer.label ?? ''
    return offers.length === figures.length ? [{ command, name: offerLabel({ label }, first.name), offers }] : []
  })
}

/** What the Referee has settled: whatever stands in the fields now; an empty line of text is left to the player. */
export function settledSlots(fields: { slot: string; value: Answer }[]): SlotValues {
  const slots: SlotValues = {}
  for (const { slot, value } of fields) {
    if (value !== null && value !== '') slots[slot] = value
  }
  return slots
}

/** `Maren makes a save (STR)`, within what a line of the log takes. */
export function whatIsCalled(label: string, words: string[]): string {
  const told = words.filter((word) => word !== '' && word !== 'none')
  const said = told.length === 0 ? label : `${label} (${told.join(', ')})`
  return said.length > 180 ? `${said.slice(0, 179)}…` : said
}
