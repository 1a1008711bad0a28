import { describe, expect, test } from 'vitest'
import type { Chance, Weighed } from '../protocol'
import { candidates, changesInWords, compared, guessed } from './considering'

function chance(outcome: string, p: number, subject = 'Maren'): Chance {
  return { measure: `maren.${outcome}`, subject, figure: outcome, outcome, value: true, p }
}

function chances(...outcomes: Chance[]): Weighed {
  return { chances: { outcomes, residual: 0, exact: true, tries: 0, dice: [], extras: [] } }
}

const yes = { answer: true, label: 'Yes' }
const no = { answer: false, label: 'No' }

describe('the answers that are weighed', () => {
  test('are yes and no, or yes and letting it pass', () => {
    expect(candidates({ kind: 'yes-no', passable: false, suggestion: false })).toEqual([yes, no])
    expect(candidates({ kind: 'yes-no', passable: true, suggestion: false })).toEqual([
      yes,
      { answer: null, label: 'Let it pass' },
    ])
  })

  test('are nothing and each thing alone that can be paid', () => {
    const wares = [
      { key: 'trip', label: 'Trip', price: 1, most: 1, hints: {} },
      { key: 'kill', label: 'Kill', price: 3, most: 1, hints: {} },
    ]
    expect(
      candidates({ kind: { purchase: { budget: 2, wares, coins: [] } }, passable: false, suggestion: {} }),
    ).toEqual([
      { answer: {}, label: 'Nothing' },
      { answer: { trip: 1 }, label: 'Trip' },
    ])
  })

  test('are the named numbers within the range', () => {
    const marks = [
      { number: 5, name: 'Easy', meaning: '' },
      { number: 30, name: 'Heroic', meaning: '' },
    ]
    expect(
      candidates({ kind: { 'number-from': { least: 0, most: 20, marks } }, passable: false, suggestion: 5 }),
    ).toEqual([{ answer: 5, label: '5, Easy' }])
  })
})

describe('what each answer brings', () => {
  test('is told by what differs most', () => {
    const told = compared([
      { candidate: yes, weighed: chances(chance('hits', 0.75), chance('tires', 0.1), chance('dies', 0.2)) },
      { candidate: no, weighed: chances(chance('hits', 0.5), chance('dies', 0.2)) },
    ])
    expect(told.map((each) => each.told)).toEqual([['75 % Maren hits', '10 % Maren tires'], ['50 % Maren hits']])
  })

  test('is told once of what always comes together', () => {
    const told = compared([
      {
        candidate: yes,
        weighed: chances(
          chance('falls', 0.5),
          chance('bleeds', 0.23),
          chance('is out', 0.23),
          chance('is quick', 0.84),
        ),
      },
      { candidate: no, weighed: chances(chance('is quick', 0.65)) },
    ])
    expect(told[0]?.told).toEqual(['50 % Maren falls', '23 % Maren bleeds', '84 % Maren is quick'])
  })

  test('is not without what all of them are about', () => {
    const told = compared([
      {
        candidate: yes,
        weighed: chances(chance('falls', 0.5), chance('bleeds', 0.3), chance('is out', 0.2), chance('is quick', 0.65)),
      },
      { candidate: no, weighed: chances(chance('is quick', 0.6)) },
    ])
    expect(told.map((each) => each.told)).toEqual([
      ['50 % Maren falls', '30 % Maren bleeds', '65 % Maren is quick'],
      ['60 % Maren is quick'],
    ])
  })

  test('is also what comes in any case, where that differs or where another answer leaves nothing to chance', () => {
    const hp = (value: number): Chance => ({ ...chance('HP', 1), value })
    const shield = { certain: { changes: [{ subject: 'Maren', words: 'Shield is gone' }] } }
    const blow = chances(hp(3), chance('is poisoned', 0.4))
    expect(
      compared([
        { candidate: yes, weighed: shield },
        { candidate: no, weighed: blow },
      ])[1]?.told,
    ).toEqual(['40 % Maren is poisoned', '3 HP (Maren)'])
    expect(
      compared([
        { candidate: yes, weighed: chances(hp(9), chance('is poisoned', 0.4)) },
        { candidate: no, weighed: blow },
      ]).map((each) => each.told),
    ).toEqual([['9 HP (Maren)'], ['3 HP (Maren)']])
    expect(compared([{ candidate: no, weighed: blow }])[0]?.told).toEqual(['40 % Maren is poisoned'])
  })

  test('is the likeliest where nothing differs', () => {
    const same = chances(chance('hits', 0.5))
    expect(compared([{ candidate: yes, weighed: same }]).map((each) => each.told)).toEqual([['50 % Maren hits']])
  })

  test('is said in words where nothing is left to chance, and why not where it is a secret', () => {
    const told = compared([
      { candidate: yes, weighed: { certain: { changes: [{ subject: 'Maren', words: 'HP 1 → 6' }] } } },
      { candidate: no, weighed: { unknown: { clause: 'C-1', reason: 'a secret', guesses: [] } } },
    ])
    expect(told.map((each) => each.told)).toEqual([['Maren HP 1 → 6'], ['a secret']])
  })
})

test('one’s own part is a line for each that is supposed', () => {
  const guesses = [
    { supposed: 'AC 12', outcomes: [chance('hits', 0.55, '')] },
    { supposed: 'AC 14', outcomes: [chance('hits', 0.45, '')] },
  ]
  expect(guessed(guesses)).toEqual([
    { supposed: 'AC 12', said: '55 % hits' },
    { supposed: 'AC 14', said: '45 % hits' },
  ])
})

test('changes are told of one after the other', () => {
  expect(
    changesInWords([
      { subject: 'Maren', words: 'HP 1 → 6' },
      { subject: '', words: 'clock 8:00 → 8:10' },
      { subject: 'Maren', words: 'no longer deprived' },
    ]),
  ).toBe('Maren: HP 1 → 6, no longer deprived. Clock 8:00 → 8:10')
})
