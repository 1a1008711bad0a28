import { expect, test } from 'vitest'
import type { Chair, Figure, Offered } from '../protocol'
import { awaited, beginning, gathered, isUnready, names, starting } from './start'

function figure(id: string, side: string, seat: string, turn = false): Figure {
  return { id, name: id, side, seat, out: false, turn, gone: '', vitals: [] }
}

function chair(seat: string, role = 'player', here = true): Chair {
  return { seat, name: seat, role, here, manual: false, invited: false }
}

const CHAIRS = [chair('referee', 'referee'), chair('ann'), chair('bo')]
const MAREN = figure('maren', 'party', 'ann')
const WOLF = figure('wolf', 'foes', 'referee')

test('heroes are the players’ own and whoever is on their side', () => {
  const ally = figure('guide', 'party', 'referee')
  expect(gathered([MAREN, WOLF, ally], CHAIRS, null)).toEqual({ heroes: [MAREN, ally], others: [WOLF] })
})

test('without players the side that the book names first is the heroes’', () => {
  const own = figure('maren', 'party', 'referee')
  expect(gathered([WOLF, own], CHAIRS, 'party')).toEqual({ heroes: [own], others: [WOLF] })
  expect(gathered([WOLF], CHAIRS, 'party').heroes).toEqual([])
})

test('a seat has nothing to look at where nobody is, or nobody of its own, and never while turns are taken', () => {
  const referee = { seat: 'referee', role: 'referee' }
  const bo = { seat: 'bo', role: 'player' }
  expect(isUnready([], referee)).toBe(true)
  expect(isUnready([WOLF], referee)).toBe(false)
  expect(isUnready([MAREN], { seat: 'ann', role: 'player' })).toBe(false)
  expect(isUnready([MAREN], bo)).toBe(true)
  expect(isUnready([MAREN], { seat: 'bo', role: 'spectator' })).toBe(false)
  expect(isUnready([{ ...MAREN, turn: true }], bo)).toBe(false)
})

test('the panel ends once turns are taken or a scene was opened, and comes back only when somebody asks', () => {
  const nothing = { fighting: false, travelled: false, unready: true }
  const begun = starting({ begun: null, start: undefined }, nothing)
  expect(begun).toEqual({ begun: 'no', start: true })
  expect(starting({ begun: 'no', start: undefined }, { ...nothing, unready: false }).start).toBe(true)
  expect(starting(begun, { ...nothing, fighting: true })).toEqual({ begun: 'yes', start: false })
  expect(starting(begun, { ...nothing, travelled: true })).toEqual({ begun: 'yes', start: false })
  expect(starting({ begun: null, start: undefined }, { ...nothing, travelled: true }).start).toBe(false)
  expect(starting({ begun: 'yes', start: undefined }, nothing).start).toBeUndefined()
  expect(starting({ begun: 'yes', start: true }, { ...nothing, travelled: true }).start).toBe(true)
})

test('the table says what it waits for', () => {
  const says = (roster: Figure[], chairs = CHAIRS) => awaited(gathered(roster, chairs, 'party'), chairs, 'Warden')
  expect(says([])).toBe('The table waits for ann’s hero and bo’s hero.')
  expect(says([MAREN])).toBe('The table waits for bo’s hero.')
  const away = [chair('referee', 'referee'), chair('ann'), chair('bo', 'player', false)]
  expect(says([MAREN], away)).toBe('The table waits for the Warden to set the scene.')
  expect(says([MAREN, WOLF], away)).toBe('The table waits for the Warden to begin.')
  expect(says([], [chair('referee', 'referee')])).toBe('The table waits for heroes.')
})

test('what begins lies under the key b', () => {
  const offers = [{ command: 'rest' }, { command: 'begin-rounds' }] as Offered[]
  expect(beginning(offers, [{ key: 'b', command: 'begin-rounds' }])?.command).toBe('begin-rounds')
  expect(beginning(offers, [{ key: 'n', command: 'rest' }])).toBeNull()
})

test('names are listed as people list them', () => {
  expect(names([])).toBe('')
  expect(names(['Ann'])).toBe('Ann')
  expect(names(['Ann', 'Bo', 'Cid'])).toBe('Ann, Bo and Cid')
})
