import { describe, expect, it } from 'vitest'
import type { Figure } from './protocol'
import { EMPTY } from './table-store'
import type { TableState } from './table-store'
import {
  acting,
  attention,
  awaitedHeroes,
  leftOf,
  ledHeroes,
  named,
  orderOf,
  ownTurns,
  pageTitle,
  rings,
} from './turns'

function figure(id: string, rest: Partial<Figure> = {}): Figure {
  return {
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    side: 'party',
    seat: id,
    out: false,
    turn: false,
    gone: '',
    place: null,
    vitals: [],
    ...rest,
  }
}

const place = (rank: number, left: string[] = [], asks = '') => ({ rank, done: false, left, asks })

function at(seat: string, role: string, roster: Figure[], rest: Partial<TableState> = {}): TableState {
  const me = { table: 't', book: 'b', title: 'The ford', seat, name: seat, role }
  const chairs = ['referee', 'maren', 'oskar'].map((each) => ({
    seat: each,
    name: each,
    role: each === 'referee' ? 'referee' : 'player',
    here: true,
    manual: false,
    invited: true,
  }))
  return { ...EMPTY, me, chairs, roster, ...rest }
}

describe('the order of turns', () => {
  it('goes by rank, and those of one rank stand together', () => {
    const order = orderOf([
      figure('captain', { place: place(2) }),
      figure('maren', { place: place(1) }),
      figure('oskar', { place: place(2) }),
    ])
    expect(order.map((rank) => rank.figures.map((each) => each.id))).toEqual([['maren'], ['captain', 'oskar']])
  })

  it('leaves out the dead, the fled, and those who take no turns', () => {
    const order = orderOf([
      figure('dead', { place: place(1), gone: 'dead', turn: true }),
      figure('fled', { place: place(1), gone: 'fled' }),
      figure('mule'),
      figure('down', { place: place(2), out: true }),
    ])
    expect(order.flatMap((rank) => rank.figures.map((each) => each.id))).toEqual(['down'])
  })

  it('gives no turn to the dead', () => {
    expect(acting([figure('maren', { turn: true, gone: 'dead' }), figure('oskar', { turn: true })])).toHaveLength(1)
  })

  it('tells what is left of a turn', () => {
    expect(leftOf(figure('maren'))).toBe('')
    expect(leftOf(figure('maren', { place: place(1, ['3 Action Points']) }))).toBe('3 Action Points left')
    expect(leftOf(figure('maren', { place: place(1, ['a move', 'an action']) }))).toBe('a move and an action left')
  })

  it('names a few of many', () => {
    const all = ['ada', 'bo', 'cy', 'di', 'ed'].map((id) => figure(id))
    expect(named(all.slice(0, 1))).toBe('Ada')
    expect(named(all.slice(0, 3))).toBe('Ada, Bo and Cy')
    expect(named(all)).toBe('Ada, Bo, Cy and 2 more')
  })
})

describe('what calls for somebody', () => {
  const maren = figure('maren', { turn: true })
  const foe = figure('captain', { seat: 'referee', side: 'foes', turn: true })
  const call = { key: 'k', seat: 'maren', command: 'save', filled: {}, chosen: {}, what: 'A save', why: '' }

  it('is their own turn and nobody else’s', () => {
    expect(ownTurns(at('maren', 'player', [maren, foe])).map((each) => each.id)).toEqual(['maren'])
    expect(ownTurns(at('referee', 'referee', [maren, foe])).map((each) => each.id)).toEqual(['captain'])
    expect(attention(at('oskar', 'player', [maren, foe]))).toBe('')
  })

  it('stands first in the title of the page', () => {
    expect(pageTitle(at('maren', 'player', [maren]))).toBe('● Your turn: Maren · The ford · Quintain')
    const declares = figure('maren', { turn: true, place: place(1, [], 'declare') })
    expect(pageTitle(at('maren', 'player', [declares]))).toBe('● Your turn to declare: Maren · The ford · Quintain')
    expect(pageTitle(at('oskar', 'player', [maren]))).toBe('The ford · Quintain')
    expect(pageTitle(at('maren', 'player', [maren], { over: true }))).toBe('The ford · Quintain')
    expect(pageTitle(at('maren', 'player', [], { calls: [call] }))).toBe('● A roll for you · The ford · Quintain')
    expect(pageTitle(at('referee', 'referee', [], { calls: [call] }))).toBe('The ford · Quintain')
  })

  it('rings when it comes, not while it stays or goes', () => {
    const nothing = attention(at('maren', 'player', []))
    const turn = attention(at('maren', 'player', [maren]))
    const two = attention(at('maren', 'player', [maren, figure('mule', { seat: 'maren', turn: true })]))
    const roll = attention(at('maren', 'player', [maren], { calls: [call] }))
    expect(rings(nothing, turn)).toBe(true)
    expect(rings(turn, turn)).toBe(false)
    expect(rings(turn, nothing)).toBe(false)
    expect(rings(two, turn)).toBe(false)
    expect(rings(turn, roll)).toBe(true)
  })
})

describe('a Referee alone', () => {
  const roster = [
    figure('maren', { turn: true }),
    figure('oskar', { turn: true, itself: 'steady' }),
    figure('captain', { turn: true, seat: 'referee' }),
  ]
  const deserted = (state: TableState): TableState => ({
    ...state,
    chairs: state.chairs.map((chair) => ({ ...chair, here: chair.seat === 'referee' })),
  })

  it('is waited for by heroes on turn, but not by those who play by themselves', () => {
    expect(awaitedHeroes(deserted(at('referee', 'referee', roster))).map((each) => each.id)).toEqual(['maren'])
  })

  it('leads all of the players’ who are still here, on turn or not', () => {
    const four = [...roster.map((each) => ({ ...each, turn: false })), figure('tilda', { gone: 'dead' })]
    expect(ledHeroes(deserted(at('referee', 'referee', four))).map((each) => each.id)).toEqual(['maren'])
    expect(ledHeroes(at('referee', 'referee', four))).toEqual([])
  })

  it('is turned to those who stand before those who are down', () => {
    const both = [figure('maren', { turn: true, out: true }), figure('oskar', { turn: true })]
    expect(awaitedHeroes(deserted(at('referee', 'referee', both))).map((each) => each.id)).toEqual(['oskar', 'maren'])
  })

  it('leaves heroes to their players as soon as one of them is here', () => {
    expect(awaitedHeroes(at('referee', 'referee', roster))).toEqual([])
    expect(awaitedHeroes(at('maren', 'player', roster))).toEqual([])
  })
})
