import { describe, expect, it, test } from 'vitest'
import type { Entry, Said } from '../protocol'
import { continued, gravest, isNotation, momentOf, moments, nextMoment, passages, sentences, unread } from './passages'

function said(text: string, rest: Partial<Said> = {}): Said {
  return { text, clause: '', dice: [], who: '', mark: '', ...rest }
}

function entry(seq: number, cause: string, lines: Said[], rest: Partial<Entry> = {}): Entry {
  return { seq, at: 0, kind: 'step', by: '', cause, secret: false, undone: false, to: 0, lines, ...rest }
}

const round = (number: number) => said(`Round ${number}, the foes`, { mark: 'round' })

describe('the heading of a round', () => {
  it('stands by itself, between what came before and after it in the same command', () => {
    const told = passages([
      entry(1, 'a', [said('Maren runs')]),
      entry(2, 'a', [said('Ilse waits'), round(2), said('x')]),
    ])
    expect(
      told.map((each) => [each.heading, each.entries.flatMap((one) => one.lines.map((line) => line.text))]),
    ).toEqual([
      [false, ['Maren runs', 'Ilse waits']],
      [true, ['Round 2, the foes']],
      [false, ['x']],
    ])
  })

  it('has a key of its own, and so has what follows it', () => {
    const told = passages([entry(7, 'a', [said('x'), round(2), said('y')])])
    expect(new Set(told.map((each) => each.key)).size).toBe(3)
  })

  it('is none any more once it was taken back with the command that began it', () => {
    const told = passages([
      entry(1, 'a', [said('Rounds begin'), round(1), said('x')], { undone: true }),
      entry(2, 'a', [round(2)], { undone: true }),
    ])
    expect(told.map((each) => [each.heading, each.undone, each.entries.length])).toEqual([[false, true, 2]])
  })

  it('is no secret to be shown', () => {
    const told = passages([entry(1, 'a', [said('x'), round(2)], { secret: true })])
    expect(told.map((each) => each.secrets)).toEqual([[1], []])
  })
})

test('dice are told as people write them', () => {
  expect(['d20', '4d6kh3', 'd8!!', '2d6 + 3'].map(isNotation)).toEqual([true, true, true, true])
  expect(['1 × chain(d6!!)', 'row of injuries', ''].map(isNotation)).toEqual([false, false, false])
})

describe('what happens to one of them', () => {
  const takes = said('Captain takes 5: the highest of 1, 3 and 6, less Armor 1', { who: 'Captain' })
  const loses = said('Captain loses 5 HP, none left', { who: 'Captain', mark: 'harm' })
  const dies = said('Captain dies', { who: 'Captain', mark: 'death' })

  it('is one sentence', () => {
    const [whole, ...more] = sentences([takes, loses, dies])
    expect(more).toEqual([])
    expect([whole?.[0]?.text, ...(whole ?? []).slice(1).map(continued)].join('; ')).toBe(
      'Captain takes 5: the highest of 1, 3 and 6, less Armor 1; loses 5 HP, none left; dies',
    )
  })

  it('is not mixed with what happens to another, nor with what is about nobody', () => {
    const other = said('Maren runs', { who: 'Maren' })
    expect(sentences([loses, other, dies]).map((each) => each.length)).toEqual([1, 1, 1])
    expect(sentences([said('It rains'), said('It pours')])).toHaveLength(2)
  })

  it('is not joined to whose turn it is', () => {
    expect(sentences([said('Captain is up', { who: 'Captain', mark: 'turn' }), loses])).toHaveLength(2)
  })

  it('says only what is new of a line that names them with a colon', () => {
    expect(continued(said('Foe: damage 18 → 17', { who: 'Foe' }))).toBe('damage 18 → 17')
  })

  it('is seen from afar by what weighs most', () => {
    expect(gravest([takes, loses, dies])).toBe('death')
    expect(gravest([takes, loses])).toBe('harm')
    expect(gravest([takes])).toBe('')
  })
})

describe('what is new', () => {
  it('counts what came of a command once, and no headings', () => {
    const entries = [
      entry(1, 'a', [said('old')]),
      entry(2, 'b', [said('Maren attacks')], { kind: 'command' }),
      entry(3, 'b', [said('Maren hits'), round(2)]),
      entry(4, '', [said('hello')], { kind: 'talk' }),
      entry(5, '', []),
    ]
    expect(unread(entries, 1)).toBe(2)
    expect(unread(entries, 5)).toBe(0)
  })
})

describe('moments', () => {
  const entries = [
    entry(1, '', [said('The ford')], { kind: 'table' }),
    entry(2, 'a', [said('Begin')], { kind: 'command' }),
    entry(3, 'a', [said('Rounds begin', { mark: 'begin' }), round(1)]),
    entry(4, 'b', [said('Maren is up', { mark: 'turn' })]),
    entry(5, '', []),
    entry(6, 'c', [said('Maren waits')]),
    entry(7, 'd', [round(2)]),
    entry(8, 'e', [round(3)], { undone: true }),
  ]

  it('are whole commands, with what is not heard of them', () => {
    expect(moments(entries).map((each) => each.at)).toEqual([1, 3, 5, 6, 7, 8])
  })

  it('know rounds and turns, but not those taken back', () => {
    expect(moments(entries).map((each) => each.round)).toEqual([
      null,
      'Round 1, the foes',
      null,
      null,
      'Round 2, the foes',
      null,
    ])
    expect(moments(entries).map((each) => each.turn)).toEqual([false, true, true, false, true, false])
  })

  it('are found by any of their entries', () => {
    const all = moments(entries)
    expect([2, 3, 4, 9].map((seq) => momentOf(all, seq))).toEqual([1, 1, 2, 5])
  })

  it('are gone to by rounds and by turns, and no further than there are any', () => {
    const all = moments(entries)
    expect(nextMoment(all, 4, -1, (moment) => moment.round !== null)).toBe(1)
    expect(nextMoment(all, 1, 1, (moment) => moment.turn)).toBe(2)
    expect(nextMoment(all, 4, 1, (moment) => moment.round !== null)).toBe(5)
    expect(nextMoment(all, 1, -1, (moment) => moment.round !== null)).toBe(0)
  })
})
