import { describe, expect, it } from 'vitest'
import { ago, duration, labelOf, percent, spoken, switchValue, switchWords, titled, faring, answerWords } from './words'

describe('names', () => {
  it('read as words, however files spell them', () => {
    expect(spoken('minDamage')).toBe('min damage')
    expect(spoken('NET_OF_ATTACK')).toBe('net of attack')
    expect(titled('rest-a-moment')).toBe('Rest a moment')
    expect(titled('HP')).toBe('HP')
    expect(titled('Cutter A')).toBe('Cutter A')
    expect(titled('MedGel')).toBe('MedGel')
  })
})

describe('labels', () => {
  it('are as the book spells them, with a capital in front', () => {
    expect(labelOf('HP')).toBe('HP')
    expect(labelOf('age')).toBe('Age')
    expect(labelOf('hit dice')).toBe('Hit dice')
    expect(labelOf('fight.phase')).toBe('Phase')
    expect(labelOf('critical-damage')).toBe('Critical damage')
    expect(labelOf('Reed Cutter is about to')).toBe('Reed Cutter is about to')
  })
})

describe('chances', () => {
  it('are never rounded to certainty', () => {
    expect(percent(0.5)).toBe('50.0\u00a0%')
    expect(percent(1)).toBe('100\u00a0%')
    expect(percent(0)).toBe('0\u00a0%')
    expect(percent(0.00001)).toBe('<\u00a00.1\u00a0%')
    expect(percent(0.99999)).toBe('>\u00a099.9\u00a0%')
  })
})

describe('times', () => {
  it('are told roughly', () => {
    const now = 1_000_000_000
    expect(ago(now - 5_000, now)).toBe('just now')
    expect(ago(now - 2 * 3_600_000, now)).toBe('2 hours ago')
    expect(ago(now - 86_400_000, now)).toBe('yesterday')
  })
})

describe('switches', () => {
  it('are sent as what they are', () => {
    expect([switchValue('1'), switchValue('true'), switchValue('WARDEN')]).toEqual([1, true, 'WARDEN'])
    const rounding = { values: ['UP', 'DOWN'], words: ['upwards', 'downwards'] }
    expect([switchWords(rounding, 'DOWN'), switchWords(rounding, '7')]).toEqual(['downwards', '7'])
    expect([answerWords('false'), answerWords('roll-again')]).toEqual(['no', 'roll again'])
  })
})

describe('game time', () => {
  it('tell spans of time in two units', () => {
    expect([0, 1, 90, 3600, 90_061].map(duration)).toEqual([
      'now',
      '1 second',
      '1 minute 30 seconds',
      '1 hour',
      '1 day 1 hour',
    ])
  })
})

describe('how somebody fares', () => {
  const vital = (now: number, most: number | null, harm = false) => ({ label: 'HP', now, most, harm })

  it('is told by what is left', () => {
    expect([6, 3, 1, 0].map((now) => faring(vital(now, 6)))).toEqual(['well', 'hurt', 'low', 'low'])
  })

  it('is told by what was suffered where that is counted', () => {
    expect([0, 5, 9].map((now) => faring(vital(now, 10, true)))).toEqual(['well', 'hurt', 'low'])
  })

  it('is only a number where nobody knows the most', () => {
    expect([14, 0].map((now) => faring(vital(now, null)))).toEqual(['well', 'low'])
  })
})
