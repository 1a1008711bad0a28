import { describe, expect, it } from 'vitest'
import { contrast } from '../theme'
import { readBell, writeBell } from './bell'
import { commonChecks, settledSlots, whatIsCalled } from './calls'
import { FACE_COLOURS, faceColour } from './faces'
import { found } from './finding'
import type { Figure, Offered } from '../protocol'

const THINGS = [
  { id: 'aid', title: 'Oskar lends aid' },
  { id: 'attack', title: 'Maren attacks', also: 'a' },
  { id: 'attack-rule', title: 'Whoever attacks rolls the die of the weapon', also: 'attacks chapter' },
  { id: 'maren', title: 'Maren', also: 'party' },
  { id: 'desk', title: 'Warden’s desk', also: 'seats dial encounter' },
]

describe('finding by words', () => {
  const ids = (typed: string, most = 9) => found(typed, THINGS, most).map((each) => each.id)

  it('wants every word, in any order, as the beginning of one that is there', () => {
    expect(ids('att mar')).toEqual(['attack'])
    expect(ids('maren dragon')).toEqual([])
  })

  it('puts what goes by the name before what mentions it', () => {
    expect(ids('maren')[0]).toBe('maren')
    expect(ids('attacks')).toEqual(['attack', 'attack-rule'])
  })

  it('finds things by what else is known of them', () => {
    expect(ids('encounter')).toEqual(['desk'])
    expect(ids('WARDEN')).toEqual(['desk'])
  })

  it('takes a plain question for what it asks about', () => {
    expect(ids('how do I get aid?')).toEqual(['aid'])
  })

  it('offers everything, in its own order, before anything is typed', () => {
    expect(ids('', 2)).toEqual(['aid', 'attack'])
  })
})

describe('a call', () => {
  const figure = (id: string) => ({ id, name: id, seat: `seat-${id}` }) as Figure
  const offer = (actor: string, command: string): Offered => ({
    label: `${actor} makes a ${command}`,
    group: 'check',
    command,
    actor,
    filled: { by: actor },
    making: false,
    plainMove: false,
  })
  const checks = new Map([
    ['seat-ada', [offer('ada', 'save'), offer('ada', 'search'), offer('mule', 'save')]],
    ['seat-bo', [offer('bo', 'save')]],
  ])

  it('is for what all of them can roll, each with their own offer', () => {
    const common = commonChecks([figure('ada'), figure('bo')], checks)
    expect(common.map((each) => each.command)).toEqual(['save'])
    expect(common[0]?.offers.map((each) => each.offer.actor)).toEqual(['ada', 'bo'])
    expect(common[0]?.name).toBe('Makes a save')
    expect(commonChecks([figure('ada')], checks).map((each) => each.command)).toEqual(['save', 'search'])
    expect(commonChecks([figure('ada')], checks, ['search']).map((each) => each.command)).toEqual(['search', 'save'])
    expect(commonChecks([], checks)).toEqual([])
  })

  it('settles what is filled in and leaves an empty line to the player', () => {
    const fields = [
      { slot: 'against', value: '' },
      { slot: 'ability', value: 'str' },
      { slot: 'level', value: null },
      { slot: 'edge', value: false },
    ]
    expect(settledSlots(fields)).toEqual({ ability: 'str', edge: false })
  })

  it('is said in one line', () => {
    expect(whatIsCalled('Ada makes a save', ['STR', 'none', 'hard'])).toBe('Ada makes a save (STR, hard)')
    expect(whatIsCalled('Ada makes a save', [])).toBe('Ada makes a save')
    expect(whatIsCalled('x'.repeat(300), [])).toHaveLength(180)
  })
})

describe('the bell', () => {
  it('rings until somebody wants quiet, and remembers it', () => {
    expect(readBell(null)).toEqual({ sound: true, vibration: true })
    for (const bell of [
      { sound: false, vibration: true },
      { sound: true, vibration: false },
      { sound: false, vibration: false },
    ]) {
      expect(readBell(writeBell(bell))).toEqual(bell)
    }
  })
})

describe('faces', () => {
  it('have white letters that can be read on every colour', () => {
    for (const colour of FACE_COLOURS) expect(contrast('#ffffff', colour), colour).toBeGreaterThanOrEqual(4.5)
  })

  it('are the same for the same somebody', () => {
    expect(faceColour('maren')).toBe(faceColour('maren'))
    expect(faceColour('maren', FACE_COLOURS[3])).toBe(FACE_COLOURS[3])
    expect(faceColour('maren', '#ffffff'), 'no colour of ours').toBe(faceColour('maren'))
    expect(
      new Set(['maren', 'oskar', 'tilda', 'captain', 'cutter-a'].map((id) => faceColour(id))).size,
    ).toBeGreaterThan(2)
  })
})
