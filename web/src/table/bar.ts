import type { Offered } from '../protocol'
import type { Theme } from '../theme'
import { GROUPS } from './words'

/** A group of the action bar: what lies open beside its menu, which holds all of it. */
export interface BarGroup {
  group: string
  open: Offered[]
  all: Offered[]
}

/** How wide things are, in one unit. */
export interface Widths {
  /** A row of the bar. */
  row: number
  /** Between two things, and before a group. */
  gap: number
  group: number
  offer: (offer: Offered) => number
  menu: (group: string) => number
  /** What stands at the end of the bar in any case. */
  end: number
}

export const ROWS = 2

/** Upkeep stays in its menus: the bar is for what is done every round. */
const IN_MENUS: ReadonlySet<string> = new Set(['gear', 'rest', 'advance'])

/**
 * Offers by group, each at its own place: in the order in which the book declares its commands, those with a key first.
 * Whether something can be done just now moves nothing.
 *
 * @param known groups that were there before; they keep their places though they are empty now
 * @param first the group that stands before all others
 */
export function ordered(offers: Offered[], theme: Theme, known: readonly string[], first?: string): BarGroup[] {
  const keyed = theme.shortcuts.map((shortcut) => shortcut.command)
  const declared = theme.icons.map((icon) => icon.command)
  const place = (list: string[], command: string) => (list.includes(command) ? list.indexOf(command) : list.length)
  const inOrder = (a: Offered, b: Offered) =>
    place(keyed, a.command) - place(keyed, b.command) || place(declared, a.command) - place(declared, b.command)
  const groups = [...new Set([...known, ...offers.map((offer) => offer.group)])]
  const order: string[] = [...GROUPS]
  const rank = (group: string) => (group === first ? -1 : order.includes(group) ? order.indexOf(group) : order.length)
  return groups
    .sort((a, b) => rank(a) - rank(b))
    .map((group) => ({ group, open: [], all: offers.filter((offer) => offer.group === group).sort(inOrder) }))
}

/** Whether a command's key means this offer: of several of one command it is the first that can be done. */
export function isRunByKey(offer: Offered, offers: Offered[]): boolean {
  const same = offers.filter((each) => each.command === offer.command)
  return (same.find((each) => !each.blocked) ?? same[0]) === offer
}

function rowsOf(groups: BarGroup[], widths: Widths): number {
  let rows = 1
  let at = 0
  const put = (width: number, before: number) => {
    if (at > 0 && at + before + width > widths.row) {
      rows++
      at = width
    } else at += (at > 0 ? before : 0) + width
  }
  for (const { group, open } of groups) {
    // The name of a group and the first of it stay together.
    const [first, ...others] = open
    put(widths.menu(group) + (first === undefined ? 0 : widths.gap + widths.offer(first)), widths.group)
    for (const offer of others) put(widths.offer(offer), widths.gap)
  }
  if (widths.end > 0) put(widths.end, widths.gap)
  return rows
}

/** The groups with as much lying open as two rows hold: what has a key first, then what is done in a turn. */
export function laidOut(groups: BarGroup[], theme: Theme, widths: Widths): BarGroup[] {
  const hasKey = (offer: Offered) => theme.shortcuts.some((shortcut) => shortcut.command === offer.command)
  // Of what there are many of a kind, such as spells, one key cannot mean all.
  const wanted = groups
    .flatMap(({ group, all }) => all.map((offer, i) => ({ group, offer, i })))
    .filter(({ group, offer }) => hasKey(offer) || !(IN_MENUS.has(group) || group === 'referee' || group === 'check'))
    .sort((a, b) => Number(hasKey(b.offer)) - Number(hasKey(a.offer)))
  let laid = groups
  for (const { group, offer } of wanted) {
    const more = laid.map((each) =>
      each.group === group
        ? { ...each, open: each.all.filter((one) => one === offer || each.open.includes(one)) }
        : each,
    )
    if (rowsOf(more, widths) <= ROWS) laid = more
  }
  return laid
}

/** Every book gives `n` to what comes next. */
export function isOnward(offer: Offered, theme: Theme): boolean {
  return theme.shortcuts.some((shortcut) => shortcut.key === 'n' && shortcut.command === offer.command)
}
