import { describe, expect, it } from 'vitest'
import type { Offered } from '../protocol'
import { HOUSE } from '../theme'
import { isRunByKey, laidOut, ordered } from './bar'
import type { Widths } from './bar'

const THEME = {
  ...HOUSE,
  icons: ['wait', 'attack', 'hide', 'move', 'save', 'rest'].map((command) => ({ command, icon: 'x' })),
  shortcuts: [
    { key: 'a', command: 'attack', name: 'attacks' },
    { key: 'm', command: 'move', name: 'moves' },
    { key: 's', command: 'save', name: 'makes a save' },
  ],
}

const offer = (command: string, group: string, blocked = false): Offered => ({
  label: command,
  group,
  command,
  actor: 'maren',
  filled: {},
  making: false,
  plainMove: false,
  blocked: blocked ? { clause: 'X', reason: 'Not now.' } : null,
})

const OFFERS = [
  offer('rest', 'rest'),
  offer('wait', 'act'),
  offer('hide', 'act'),
  offer('attack', 'act'),
  offer('save', 'check'),
  offer('move', 'move'),
]

const widths = (row: number, end = 0): Widths => ({ row, gap: 0, group: 0, offer: () => 10, menu: () => 10, end })
const commands = (groups: { open: Offered[] }[]) => groups.flatMap((each) => each.open.map((one) => one.command))

describe('the places of the action bar', () => {
  it('follow the groups and the order in which the book declares its commands, keys first', () => {
    const groups = ordered(OFFERS, THEME, [])
    expect(groups.map((each) => [each.group, each.all.map((one) => one.command)])).toEqual([
      ['act', ['attack', 'wait', 'hide']],
      ['move', ['move']],
      ['check', ['save']],
      ['rest', ['rest']],
    ])
  })

  it('stay where they are when something cannot be done just now', () => {
    const now = ordered(OFFERS, THEME, [])
    const later = ordered(
      [...OFFERS].reverse().map((each) => offer(each.command, each.group, each.command === 'attack')),
      THEME,
      [],
    )
    expect(commands(laidOut(later, THEME, widths(200)))).toEqual(commands(laidOut(now, THEME, widths(200))))
  })

  it('are kept for groups that are empty now', () => {
    const groups = ordered([offer('move', 'move')], THEME, ['act', 'move', 'rest'])
    expect(groups.map((each) => each.group)).toEqual(['act', 'move', 'rest'])
  })

  it('put the group first that somebody has the word in', () => {
    expect(ordered([...OFFERS, offer('end', 'referee')], THEME, [], 'referee')[0]?.group).toBe('referee')
  })

  it('hold in two rows, whatever has a key before all else', () => {
    const laid = (row: number, end = 0) => commands(laidOut(ordered(OFFERS, THEME, []), THEME, widths(row, end)))
    // Four menus and four of the six offers.
    expect(laid(50, 10)).toEqual(['attack', 'wait', 'move', 'save'])
    expect(laid(50)).toEqual(['attack', 'wait', 'hide', 'move', 'save'])
    expect(laid(20)).toEqual([])
  })

  it('leave no name of a group alone at the end of a row', () => {
    // Row by row it would be act, attack, wait, move | move, check, save, rest.
    expect(commands(laidOut(ordered(OFFERS, THEME, []), THEME, widths(40)))).toEqual(['attack', 'move', 'save'])
  })

  it('leave upkeep and what is rarely checked in the menus, however much room there is', () => {
    expect(commands(laidOut(ordered(OFFERS, THEME, []), THEME, widths(999)))).toEqual([
      'attack',
      'wait',
      'hide',
      'move',
      'save',
    ])
  })
})

describe('a key', () => {
  it('means the first of several that can be done', () => {
    const [lunge, feint, vault] = [offer('skill', 'act', true), offer('skill', 'act'), offer('skill', 'act')]
    const all = [offer('attack', 'act'), lunge, feint, vault]
    expect(all.map((each) => isRunByKey(each, all))).toEqual([true, false, true, false])
    expect(isRunByKey(lunge, [lunge])).toBe(true)
  })
})
