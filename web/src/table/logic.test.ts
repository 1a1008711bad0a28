import { describe, expect, it } from 'vitest'
import type { Chance, Entry, Figure, Item, Offered } from '../protocol'
import { certainty, deltas, diceSentence, evenly, readChances, shifts, together } from './odds'
import { passages, Typed, unheard } from './passages'
import { boardItems, chipsOf, goneWords, likeliest, neighbour, sides } from './roster'
import { initials, offerLabel, points, wholePercent } from './words'

function entry(seq: number, rest: Partial<Entry> = {}): Entry {
  const lines = [{ text: `line ${seq}`, clause: '', dice: [], who: '', mark: '' }]
  return { seq, at: 0, kind: 'step', by: '', cause: '', secret: false, undone: false, to: 0, lines, ...rest }
}

describe('passages', () => {
  it('hold all that came of one command', () => {
    const told = passages([entry(1, { cause: 'a' }), entry(2, { cause: 'a' }), entry(3, { cause: 'b' })])
    expect(told.map((each) => each.entries.map((one) => one.seq))).toEqual([[1, 2], [3]])
  })

  it('are broken by talk, so that everything is read in the order it happened', () => {
    const told = passages([entry(1, { cause: 'a' }), entry(2, { kind: 'talk' }), entry(3, { cause: 'a' })])
    expect(told.map((each) => each.seq)).toEqual([1, 2, 3])
  })

  it('never join talk of one seat', () => {
    const told = passages([entry(1, { kind: 'talk', cause: 'a' }), entry(2, { kind: 'talk', cause: 'a' })])
    expect(told).toHaveLength(2)
  })

  it('leave bookkeeping out but reach past it', () => {
    const mute = entry(2, { cause: 'a', lines: [{ text: '', clause: '', dice: [], who: '', mark: '' }] })
    const told = passages([entry(1, { cause: 'a' }), mute, entry(3, { lines: [] })])
    expect(told).toMatchObject([{ seq: 1, last: 2 }])
  })

  it('are secret when any of it is', () => {
    expect(passages([entry(1, { cause: 'a' }), entry(2, { cause: 'a', secret: true })])[0]?.secrets).toEqual([2])
  })

  it('are a secret that somebody wanted where the command was given in secret, with all that came of it', () => {
    const [wanted] = passages([entry(1, { kind: 'command', cause: 'a', secret: true }), entry(2, { cause: 'a' })])
    const [byRule] = passages([entry(1, { kind: 'command', cause: 'a' }), entry(2, { cause: 'a', secret: true })])
    expect([wanted?.secrets, wanted?.wanted]).toEqual([[2, 1], true])
    expect([byRule?.secrets, byRule?.wanted]).toEqual([[2], false])
    expect(passages([entry(1, { kind: 'roll', secret: true })])[0]?.wanted).toBe(true)
  })

  it('are no secret any more once they were shown', () => {
    const [secret, other, showing] = passages([
      entry(1, { kind: 'roll', secret: true }),
      entry(2, { kind: 'roll', secret: true }),
      entry(3, { kind: 'roll', to: 1 }),
    ])
    expect([secret?.secrets, other?.secrets, showing?.shows]).toEqual([[], [2], true])
  })

  it('have nothing to show where the game was taken back', () => {
    expect(passages([entry(1, { kind: 'undo', secret: true, to: 1 })])[0]?.secrets).toEqual([])
  })

  it('show an undo though it says nothing', () => {
    expect(passages([entry(1, { kind: 'undo', lines: [] })])).toHaveLength(1)
  })
})

describe('the board', () => {
  it('holds numbers and troubles of one figure, and no prose', () => {
    const items: Item[] = [
      { track: { label: 'hp', now: 3, most: 6 } },
      { prose: { label: 'note', text: 'tall' } },
      { chip: { label: 'deprived', detail: '' } },
      { score: { label: 'str', value: 12, parts: [] } },
      { slots: { label: 'pack', used: 1, room: 10, held: [] } },
      { countdown: { label: 'torch', seconds: 60 } },
    ]
    const { numbers, marks } = boardItems(
      [
        { id: 'a', title: 'A', subject: 'a', items },
        { id: 'b', title: 'B', subject: 'b', items },
      ],
      'a',
    )
    expect(numbers.map((item) => item.kind)).toEqual(['track', 'score', 'slots'])
    expect(marks.map((item) => item.kind)).toEqual(['chip', 'countdown'])
  })
})

describe('what is read aloud', () => {
  it('is only what is new, and not a whole history', () => {
    const all = [1, 2, 3, 4, 5].map((seq) => entry(seq))
    expect(unheard(all, 3).map((each) => each.seq)).toEqual([4, 5])
    expect(unheard(all, 0, 2).map((each) => each.seq)).toEqual([4, 5])
  })
})

describe('typed lines', () => {
  it('come back by the arrow keys', () => {
    const typed = new Typed()
    typed.add('one')
    typed.add('two')
    expect([typed.earlier(), typed.earlier(), typed.earlier()]).toEqual(['two', 'one', null])
    expect([typed.later(), typed.later(), typed.later()]).toEqual(['two', '', null])
  })
})

const chance = (measure: string, value: Chance['value'], p: number, subject = 'Cutter'): Chance => ({
  measure,
  figure: measure,
  subject,
  outcome: measure,
  value,
  p,
})

describe('odds', () => {
  it('tells which dice may be thrown, by whom', () => {
    const clause = 'CRN-ATK-01'
    expect(
      diceSentence([
        { who: 'Maren', dice: 'd20', clause },
        { who: 'Maren', dice: '2d6', clause },
        { who: 'Maren', dice: 'd20', clause: 'CRN-ATK-02' },
        { who: 'Troll', dice: 'd6', clause },
        { who: '', dice: '', clause },
      ]),
    ).toBe('Dice: Maren d20, 2d6; Troll d6; a draw.')
  })

  it('tell what happens apart from how much', () => {
    const { named, spreads } = readChances([
      chance('drops', true, 0.25),
      chance('drops', false, 0.75),
      chance('damage', 4, 0.25),
      chance('damage', 1, 0.75),
    ])
    expect(named).toMatchObject([{ outcome: 'drops', p: 0.25 }])
    expect(spreads).toMatchObject([{ figure: 'damage', mean: 1.75, bars: [{ value: 1 }, { value: 4 }] }])
  })

  it('draw no chart of a number that is certain', () => {
    expect(readChances([chance('round', 2, 1)]).spreads).toEqual([])
  })

  it('keep two people with the same measure apart', () => {
    const { named } = readChances([chance('drops', true, 0.1, 'A'), chance('drops', true, 0.2, 'B')])
    expect(named.map((each) => each.p)).toEqual([0.1, 0.2])
  })

  it('leave room for numbers that cannot come, unless that is a great many', () => {
    const bars = [
      { value: 1, p: 0.5 },
      { value: 4, p: 0.5 },
    ]
    expect(evenly(bars).map((bar) => [bar.value, bar.p])).toEqual([
      [1, 0.5],
      [2, 0],
      [3, 0],
      [4, 0.5],
    ])
    const far = [
      { value: 1, p: 0.5 },
      { value: 400, p: 0.5 },
    ]
    expect(evenly(far)).toEqual(far)
    expect(evenly([])).toEqual([])
  })

  it('tell of those together to whom the very same may happen', () => {
    const chances = [
      chance('drops', true, 0.5, 'A'),
      chance('flees', true, 0.25, 'B'),
      chance('flees', true, 0.25, 'C'),
      chance('flees', true, 0.3, 'D'),
    ]
    expect(together(readChances(chances).named).map((each) => each.subjects)).toEqual([['A'], ['B', 'C'], ['D']])
  })

  it('differ by points, the largest first, and what vanishes counts too', () => {
    const from = [chance('drops', true, 0.25), chance('scar', true, 0.1), chance('flees', true, 0.5)]
    const to = [chance('drops', true, 0.375), chance('flees', true, 0.501)]
    expect(deltas(from, to).map((each) => [each.outcome, each.change])).toEqual([
      ['drops', 0.125],
      ['scar', -0.1],
    ])
  })

  it('differ by how much, too', () => {
    const from = [chance('damage', 1, 0.5), chance('damage', 3, 0.5)]
    expect(shifts(from, [chance('damage', 3, 1)])).toMatchObject([{ figure: 'damage', change: 1 }])
    expect(shifts(from, from)).toEqual([])
  })

  it('say how sure they are', () => {
    expect(certainty({ exact: true, residual: 0, tries: 0 })).toBe('exact')
    expect(certainty({ exact: true, residual: 0.02, tries: 0 })).toBe('exact but for 2.0 %')
    // 1.96 standard errors of a coin thrown 10,000 times: 1.96 · 0.5 / 100.
    expect(certainty({ exact: false, residual: 0, tries: 10_000 })).toBe('simulated ± 1.0')
  })
})

const figure = (id: string, side: string, seat: string, rest: Partial<Figure> = {}): Figure => ({
  id,
  name: id,
  side,
  seat,
  out: false,
  turn: false,
  gone: '',
  place: null,
  vitals: [],
  ...rest,
})

describe('the roster', () => {
  const roster = [figure('wolf', 'foes', 'r'), figure('maren', 'party', 'p'), figure('oskar', 'party', 'q')]
  const mine = (each: Figure) => each.seat === 'p'

  it('begins with the side of one’s own', () => {
    expect(sides(roster, mine).map((side) => side.name)).toEqual(['party', 'foes'])
  })

  it('keeps its order for somebody without a side', () => {
    expect(sides(roster, () => false).map((side) => side.name)).toEqual(['foes', 'party'])
  })

  it('chooses one’s own who is on turn and not out', () => {
    const own = [
      figure('a', '', 'p', { out: true, turn: true }),
      figure('b', '', 'p'),
      figure('c', '', 'p', { turn: true }),
    ]
    expect(likeliest(own, mine)).toBe('c')
    expect(likeliest([figure('x', '', 'q')], mine)).toBeNull()
  })

  it('counts those who are gone, by what became of them', () => {
    const gone = ['dead', 'fled', 'dead'].map((word, i) => figure(`x${i}`, '', 'q', { gone: word }))
    expect(goneWords(gone)).toBe('2 dead, 1 fled')
    expect(likeliest([figure('a', '', 'p', { gone: 'dead' })], mine)).toBeNull()
    expect(likeliest([figure('a', '', 'p', { out: true })], mine)).toBe('a')
  })

  it('shows the chips of somebody', () => {
    const items: Item[] = [
      { score: { label: 'str', value: 9, parts: [] } },
      { track: { label: 'hp', now: 2, most: 4 } },
      { chip: { label: 'prone', detail: '' } },
    ]
    const chips = chipsOf([{ id: 'p', title: 'Maren', subject: 'maren', items }], 'maren')
    expect(chips.map((chip) => chip.label)).toEqual(['prone'])
  })

  it('is walked round by the arrow keys', () => {
    expect(neighbour(['a', 'b', 'c'], 'c', 1)).toBe('a')
    expect(neighbour(['a', 'b', 'c'], 'a', -1)).toBe('c')
    expect(neighbour(['a', 'b'], null, 1)).toBe('a')
    expect(neighbour([], 'a', 1)).toBeNull()
  })
})

describe('offers', () => {
  const offer = (label: string, group: string, blocked = false): Offered => ({
    label,
    group,
    command: label,
    actor: 'maren',
    filled: {},
    making: false,
    plainMove: false,
    blocked: blocked ? { clause: 'X', reason: 'Not now.' } : null,
  })

  it('do not repeat the name above them', () => {
    expect(offerLabel(offer('Maren attacks', 'act'), 'Maren')).toBe('Attacks')
    expect(offerLabel(offer('Marenda attacks', 'act'), 'Maren')).toBe('Marenda attacks')
  })
})

describe('words', () => {
  it('tell chances without false certainty', () => {
    expect([0, 0.001, 0.246, 0.999, 1].map(wholePercent)).toEqual(['0 %', '< 1 %', '25 %', '> 99 %', '100 %'])
    expect([0.12, -0.07, 0.001].map(points)).toEqual(['+12', '−7', '±0'])
  })

  it('shorten names for tokens', () => {
    expect(['Maren', 'Reed Cutter', 'Reed Cutter B', 'Reed Cutter 12'].map(initials)).toEqual(['Ma', 'RC', 'RB', 'R12'])
  })
})
