import { describe, expect, it } from 'vitest'
import type { Choice, Figure } from '../protocol'
import { areDue, drafted, draftWords, havePassed, redrafted, strayWords, whyNots } from './intents'
import type { Draft } from './intents'
import type { ShownField } from './useForm'

const weighed = { unknown: { clause: 'C-1', reason: 'a secret', guesses: [] } }

const draft: Draft = {
  number: 2,
  actor: 'captain',
  name: 'Captain',
  label: 'Captain attacks',
  details: ['falchion', 'Maren'],
  command: { attack: { by: 'captain', target: 'maren' } },
  weighed,
}

function target(value: string | string[], ...options: Choice[]): ShownField {
  return { slot: 'target', prompt: 'Whom?', clause: 'C-2', kind: { 'one-of': { options } }, value }
}

const friend: Choice = { key: 'oskar', label: 'Oskar', hints: { side: 'own', meant: 'no' } }
const foe: Choice = { key: 'captain', label: 'Captain', hints: { side: 'other' } }

function figure(id: string, more: Partial<Figure> = {}): Figure {
  return { id, name: id, side: 'foes', seat: 'referee', out: false, turn: false, gone: '', vitals: [], ...more }
}

describe('what is drafted', () => {
  it('is told without the name twice', () => {
    expect(draftWords(draft)).toBe('attacks · falchion · Maren')
    expect(draftWords({ ...draft, label: 'Waits', details: [] })).toBe('Waits')
  })

  it('is what its form says once that is changed, and stays where the form is not whole', () => {
    const fields = [target('oskar', friend, foe)]
    const command = { attack: { by: 'captain', target: 'oskar' } }
    expect(redrafted(draft, { fields, command }, null)).toEqual({ ...draft, command, details: ['Oskar'] })
    expect(redrafted(draft, { fields, command: null }, null)).toBe(draft)
  })

  it('is asked for all that are able and that nobody plays but the Referee', () => {
    const roster = [
      figure('a'),
      figure('b', { out: true }),
      figure('c', { itself: 'steady' }),
      figure('maren', { seat: 'maren' }),
    ]
    expect(drafted(roster, (each) => each.seat === 'referee')).toEqual(['a'])
  })

  it('is due as long as one of them is on turn', () => {
    expect(areDue([draft], [figure('captain', { turn: true }), figure('maren')])).toBe(true)
    expect(areDue([draft], [figure('captain'), figure('maren', { turn: true })])).toBe(false)
  })
})

describe('drafts that come late', () => {
  const theirs = [figure('captain', { turn: true }), figure('maren')]
  const ours = [figure('captain'), figure('maren', { turn: true })]

  it('are of no use once the turn they were asked in has passed', () => {
    expect(havePassed([draft], theirs, ours)).toBe(true)
    expect(havePassed([draft], theirs, theirs)).toBe(false)
  })

  it('are of use where nobody was on turn when they were asked for', () => {
    expect(havePassed([draft], ours, ours)).toBe(false)
  })
})

describe('whom a command is not meant for', () => {
  it('is told in words before it happens', () => {
    expect(strayWords([target('oskar', friend, foe)])).toBe('Oskar is on the same side.')
    expect(strayWords([target(['oskar', 'captain'], friend, foe)])).toBe('Oskar is on the same side.')
    expect(strayWords([target('captain', { ...foe, hints: { side: 'other', meant: 'no' } })])).toBe(
      'Captain is not whom this is meant for.',
    )
  })

  it('is nobody where those chosen are meant, or nobody is chosen', () => {
    expect(strayWords([target('captain', friend, foe)])).toBeNull()
    expect(strayWords([target('', friend)])).toBeNull()
    expect(strayWords([target([], friend)])).toBeNull()
  })
})

describe('why something cannot be chosen', () => {
  const why = (reason: string) => ({ clause: 'C-3', reason })

  it('names what it is about, once', () => {
    const barred = (label: string, reason: string) => ({ slot: 'what', key: label, label, why: why(reason) })
    const said = (...all: Parameters<typeof whyNots>) => whyNots(...all).map(({ says }) => says)
    expect(said([barred('Captain', 'Captain is 40 ft away')])).toEqual(['Captain is 40 ft away'])
    const dear = [barred('Maul', 'It costs 4, and 3 are left'), barred('Axe', 'It costs 4, and 3 are left')]
    expect(said(dear)).toEqual(['Maul; Axe: It costs 4, and 3 are left'])
    expect(said([...dear, barred('Bow', 'It is not their turn')], why('It is not their turn'))).toHaveLength(1)
  })
})
