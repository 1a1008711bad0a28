import { describe, expect, it } from 'vitest'
import { contrast, HOUSE, properties } from './theme'
import type { Palette, Scheme } from './theme'

// Palettes as books bring them, some with an accent too weak for text, and one nobody should bring.
const PALETTES: [Scheme, Palette][] = [
  ['light', HOUSE.light],
  ['dark', HOUSE.dark],
  ['light', { paper: '#f6f0e6', ink: '#22262b', accent: '#c2571a' }],
  ['light', { paper: '#f1f0f7', ink: '#1d1b2e', accent: '#5a3fb0' }],
  ['dark', { paper: '#181312', ink: '#ece2d8', accent: '#d9736a' }],
  ['light', { paper: '#ffffff', ink: '#000000', accent: '#ffee00' }],
]

describe('the colours of a theme', () => {
  it('know contrast as WCAG defines it', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it.each(PALETTES)('are WCAG AA on %s paper %o', (scheme, palette) => {
    const made = properties(palette, scheme)
    const papers = ['--paper', '--paper-raised', '--paper-sunken']
    for (const text of [
      '--ink',
      '--ink-soft',
      '--accent',
      '--harm',
      '--heal',
      '--health',
      '--health-hurt',
      '--health-low',
    ]) {
      for (const paper of papers) {
        expect(contrast(made[text] as string, made[paper] as string), `${text} on ${paper}`).toBeGreaterThanOrEqual(4.5)
      }
    }
    expect(contrast(made['--on-accent'] as string, made['--accent'] as string)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(made['--accent-soft-ink'] as string, made['--accent-soft'] as string)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(made['--ink-soft'] as string, made['--accent-soft'] as string)).toBeGreaterThanOrEqual(4.5)
  })

  it('leave an accent alone that can be read', () => {
    expect(properties({ paper: '#ffffff', ink: '#000000', accent: '#5a3fb0' }, 'light')['--accent']).toBe('#5a3fb0')
  })
})
