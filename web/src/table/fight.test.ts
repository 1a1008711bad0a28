import { describe, expect, it } from 'vitest'
import type { Entry, Figure, Offered, Result } from '../protocol'
import { lastFight, nextSteps, sidesAfter, usuallyFall } from './fight'

function entry(seq: number, cause: string, ...lines: [string, string][]): Entry {
  const told = lines.map(([mark, text]) => ({ text, clause: '', dice: [], who: '', mark }))
  return { seq, at: 0, kind: 'step', by: '', cause, secret: false, undone: false, to: 0, lines: told }
}

function figure(name: string, side: string, rest: Partial<Figure> = {}): Figure {
  return { id: name, name, side, seat: 'referee', out: false, turn: false, gone: '', place: null, vitals: [], ...rest }
}

const FIGHT = [
  entry(1, 'a', ['begin', 'Rounds begin']),
  entry(2, 'a', ['round', 'Round 1']),
  entry(3, 'b', ['harm', 'Maren loses 3 HP']),
  entry(4, 'c', ['round', 'Round 2'], ['found', 'Maren picks up the axe']),
  entry(5, 'd', ['end', 'Rounds are over']),
  entry(6, 'e', ['found', 'Ilse has the key']),
]

describe('the last fight', () => {
  it('is told from the end of the command that began it', () => {
    expect(lastFight(FIGHT)).toEqual({
      began: 2,
      ended: true,
      over: 5,
      rounds: 2,
      found: ['Maren picks up the axe', 'Ilse has the key'],
    })
  })

  it('is another as soon as one begins', () => {
    expect(lastFight([...FIGHT, entry(7, 'f', ['begin', 'Rounds begin'])])).toMatchObject({ began: 7, ended: false })
  })

  it('was over with the last entry of the command that ended it', () => {
    const ended = [
      ...FIGHT.slice(0, 5),
      entry(6, 'd', ['', 'Everybody catches their breath']),
      entry(7, 'e', ['', 'Ho']),
    ]
    expect(lastFight(ended)).toMatchObject({ ended: true, over: 6 })
    expect(lastFight(FIGHT.slice(0, 4))).toMatchObject({ ended: false, over: 0 })
  })

  it('stays behind when another scene is opened', () => {
    const opened = entry(7, 'f', ['scene', 'A new scene: The chapel'])
    expect(lastFight([...FIGHT, opened])).toBeNull()
    expect(lastFight([...FIGHT, { ...opened, undone: true }])).toMatchObject({ ended: true })
    expect(lastFight([...FIGHT, opened, entry(8, 'g', ['begin', 'Rounds begin'])])).toMatchObject({ began: 8 })
  })

  it('is none where the log tells of no beginning, or it was taken back', () => {
    expect(lastFight(FIGHT.slice(2))).toBeNull()
    expect(lastFight(FIGHT.map((each) => ({ ...each, undone: true })))).toBeNull()
  })
})

describe('after it', () => {
  const roster = [
    figure('Captain', 'foes', { out: true, gone: 'dead' }),
    figure('Maren', 'party'),
    figure('Oskar', 'party', { out: true }),
  ]

  it('each side has those who stand and those who do not, one’s own first', () => {
    expect(sidesAfter(roster, (each) => each.side === 'party')).toEqual([
      { name: 'party', standing: ['Maren'], out: ['Oskar (down)'] },
      { name: 'foes', standing: [], out: ['Captain (dead)'] },
    ])
  })

  it('what might have been is added up for each side', () => {
    const fate = (who: string, side: string, fallen: number) => ({ who, side, fallen })
    const result = {
      sides: [{ name: 'party' }, { name: 'foes' }],
      fates: [fate('Maren', 'party', 0.5), fate('Oskar', 'party', 0.25), fate('Captain', 'foes', 1)],
    } as unknown as Result
    expect(usuallyFall(result)).toEqual([
      { side: 'party', fallen: 0.75 },
      { side: 'foes', fallen: 1 },
    ])
  })

  it('what the book names comes next, each once and only what is open', () => {
    const offer = (command: string, label: string, blocked = false, actor = ''): Offered => ({
      label,
      group: 'rest',
      command,
      actor,
      filled: {},
      plainMove: false,
      making: false,
      blocked: blocked ? { clause: '', reason: 'no' } : null,
    })
    const offers = [
      offer('sleep', 'Sleep'),
      offer('loot', 'Loot'),
      offer('loot', 'Loot'),
      offer('attack', 'Attack'),
      offer('rest', 'Rest', true),
    ]
    expect(nextSteps(offers, ['loot', 'rest', 'sleep']).map((each) => each.label)).toEqual(['Loot', 'Sleep'])
    const aid = ['A', 'B', 'C'].map((who) => offer('aid', `Ghoul ${who} helps`, false, who))
    const rests = ['Rest', 'Sleep', 'Camp'].map((label) => offer('rest', label))
    expect(nextSteps([...aid, ...rests], ['aid', 'rest']).map((each) => each.label)).toEqual([
      'Ghoul A helps',
      'Ghoul B helps',
      'Rest',
      'Sleep',
      'Camp',
    ])
  })
})
