import { describe, expect, it } from 'vitest'
import type { Yard } from '../api'
import { changes, firstPlan, fromLink, grid, knobs, missing, toLink, values } from './match'
import type { Match } from './wire'

const yard: Yard = {
  policies: [
    { name: 'random', about: '' },
    { name: 'steady', about: '' },
  ],
  fighters: [
    { name: 'Maren', kind: 'pregen' },
    { name: 'Old Wyn', kind: 'pregen' },
    { name: 'Toll captain', kind: 'creature' },
  ],
  facts: [{ name: 'hp', called: 'HP', about: 'what is left' }],
  rounds: 50,
  most: 1_000_000,
}

const match: Match = {
  book: 'b',
  sides: [
    { name: 'party', policy: 'steady', fighters: [{ count: 1, who: 'Maren', given: {} }] },
    { name: 'foes', policy: 'steady', fighters: [{ count: 2, who: 'Toll captain', given: { hp: 4 } }] },
  ],
  house: {},
}

describe('a plan', () => {
  it('begins with ready-made characters against as many creatures', () => {
    const plan = firstPlan('b', yard)
    expect(plan.match.sides.map((side) => side.fighters.map((each) => [each.count, each.who]))).toEqual([
      [
        [1, 'Maren'],
        [1, 'Old Wyn'],
      ],
      [[2, 'Toll captain']],
    ])
    expect(plan.match.sides.map((side) => side.policy)).toEqual(['steady', 'steady'])
  })

  it('comes back from its link as it was', () => {
    const plan = {
      ...firstPlan('b', yard),
      match,
      against: { ...match, house: { morale: false } },
      axes: [{ what: 'count.1.0', values: '1..3' }],
      seed: 4711,
      within: 0.01,
    }
    expect(fromLink('b', toLink(plan).split('?')[1] ?? '')).toEqual(plan)
  })

  it('is not read from a link that holds something else', () => {
    expect(fromLink('b', '')).toBeNull()
    expect(fromLink('b', 'plan=%7B')).toBeNull()
    expect(fromLink('b', 'plan=%7B%22match%22%3A%7B%22sides%22%3A%5B%5D%7D%7D')).toBeNull()
  })

  it('lacks something while nobody stands on a side', () => {
    expect(missing(match)).toBeNull()
    const empty = { name: 'party', policy: 'steady', fighters: [] }
    expect(missing({ ...match, sides: [empty, ...match.sides.slice(1)] })).toBe(
      'Nobody stands on the side of the party.',
    )
  })
})

describe('changes', () => {
  it('are said in words, one by one', () => {
    const to: Match = {
      ...match,
      sides: [
        { name: 'party', policy: 'random', fighters: [{ count: 1, who: 'Old Wyn', given: {} }] },
        { name: 'foes', policy: 'steady', fighters: [{ count: 3, who: 'Toll captain', given: {} }] },
      ],
      house: { minDamage: 1 },
    }
    const called = {
      facts: yard.facts,
      switches: [{ name: 'minDamage', called: 'The least damage', values: ['0', '1'], words: ['none', 'one point'] }],
    }
    expect(changes(match, to, called)).toEqual([
      'party play random instead of steady',
      'Old Wyn joins the party',
      'without Maren',
      '3 Toll captain instead of 2',
      'Toll captain: HP as usual',
      'The least damage: one point',
    ])
    expect(changes(match, match, called)).toEqual([])
  })
})

describe('a grid', () => {
  it('takes values as people write them', () => {
    expect(values('1, 2,4')).toEqual(['1', '2', '4'])
    expect(values('1..4')).toEqual(['1', '2', '3', '4'])
    expect(values('0..20:5, 99')).toEqual(['0', '5', '10', '15', '20', '99'])
    expect(values('steady, bold,, steady')).toEqual(['steady', 'bold'])
    expect(values('1..1000000')).toHaveLength(30)
  })

  it('is every combination, each changing only what it says', () => {
    const all = knobs(match, yard, [
      { name: 'morale', called: 'Foes may flee', values: ['true', 'false'], words: ['yes, at times', 'no'] },
    ])
    const cells = grid(
      match,
      [
        { what: 'count.1.0', values: '1..2' },
        { what: 'house.morale', values: 'yes at times, no' },
      ],
      all,
    )
    expect(cells.map((cell) => cell.at)).toEqual([
      ['1', 'yes at times'],
      ['1', 'no'],
      ['2', 'yes at times'],
      ['2', 'no'],
    ])
    expect(cells.map((cell) => [cell.match.sides[1]?.fighters[0]?.count, cell.match.house.morale])).toEqual([
      [1, true],
      [1, false],
      [2, true],
      [2, false],
    ])
    expect(
      cells.every(
        (cell) =>
          cell.match.sides[0] === match.sides[0] ||
          JSON.stringify(cell.match.sides[0]) === JSON.stringify(match.sides[0]),
      ),
    ).toBe(true)
  })

  it('can turn figures and ways to fight', () => {
    const all = knobs(match, yard, [])
    expect(all.map((knob) => knob.label)).toEqual([
      'How many Maren',
      'How many Toll captain',
      'How the party fight',
      'How the foes fight',
      'Maren: HP',
      'Toll captain: HP',
    ])
    const [cell] = grid(match, [{ what: 'given.0.0.hp', values: '7' }], all)
    expect(cell?.match.sides[0]?.fighters[0]?.given).toEqual({ hp: 7 })
  })
})
