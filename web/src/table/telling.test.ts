import { describe, expect, it } from 'vitest'
import type { Figure, Panel } from '../protocol'
import { numberOf, portraitOf, readPortrait, writePortrait } from './faces'
import { tellingOf } from './telling'

const WOLF: Figure = {
  id: 'wolf-2',
  name: 'Ash Wolf 2',
  side: 'foes',
  seat: 'referee',
  out: false,
  turn: true,
  gone: '',
  vitals: [{ label: 'HP', now: 1, most: 6, harm: false }],
  icon: 'wolf-head',
}

describe('what a token tells', () => {
  const panels: Panel[] = [
    { id: 'wolf', title: 'Wolf', subject: 'wolf-2', items: [{ chip: { label: 'burning', detail: '' } }] },
    { id: 'maren', title: 'Maren', subject: 'maren', items: [{ chip: { label: 'deprived', detail: '' } }] },
  ]

  it('is the side, the size, what keeps them alive, and what ails them and nobody else', () => {
    const { health, words } = tellingOf(WOLF, panels, 2)
    expect(health).toEqual({ share: 1 / 6, faring: 'low' })
    expect(words).toEqual(['foes', '2 by 2 spaces', 'HP 1 of 6', 'on turn', 'Burning'])
  })

  it('is nothing of health where this seat knows nothing of it', () => {
    const { health, words } = tellingOf({ ...WOLF, vitals: [], turn: false, out: true }, [])
    expect(health).toBeNull()
    expect(words).toEqual(['foes', 'out of the fight'])
  })

  it('counts harm from the other end', () => {
    const harmed = { ...WOLF, vitals: [{ label: 'Wounds', now: 1, most: 4, harm: true }] }
    expect(tellingOf(harmed, []).health?.share).toBe(0.75)
  })
})

describe('a face', () => {
  it('is read as it is written', () => {
    for (const written of [
      '#1f6b3f',
      '#1f6b3f wolf-head',
      '#1f6b3f wolf-head shield',
      '#1f6b3f - square',
      '#1f6b3f @k3x9',
    ])
      expect(writePortrait(readPortrait('maren', written))).toBe(written)
  })

  it('is the one that was chosen, and the one of the book otherwise', () => {
    expect(portraitOf(WOLF).icon).toBe('wolf-head')
    expect(portraitOf({ ...WOLF, portrait: '#1f6b3f imp hexagon' })).toEqual({
      colour: '#1f6b3f',
      icon: 'imp',
      frame: 'hexagon',
    })
    expect(portraitOf({ ...WOLF, portrait: '#1f6b3f' }).icon).toBeUndefined()
  })

  it('carries what tells several of a kind apart', () => {
    expect(['Ash Wolf 2', 'Cutter a', 'Maren', 'Reed Cutter 12'].map(numberOf)).toEqual(['2', 'A', '', '12'])
  })
})
