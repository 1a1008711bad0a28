import { describe, expect, it } from 'vitest'
import type { Entry, Figure, Said } from '../protocol'
import { hasFallen, OneAtATime, readSounds, soundOf, writeSounds } from './sounds'

const line = (mark: string): Said => ({ text: 'x', clause: '', dice: [], who: '', mark })

function entry(kind: string, marks: string[], more: Partial<Entry> = {}): Entry {
  const lines = marks.map(line)
  return { seq: 1, at: 0, kind, by: '', cause: '', secret: false, undone: false, to: 0, lines, ...more }
}

const figure = (id: string, more: Partial<Figure> = {}): Figure => ({
  id,
  name: id,
  side: '',
  seat: '',
  out: false,
  turn: false,
  gone: '',
  vitals: [],
  ...more,
})

describe('what a person wants to hear', () => {
  it('is everything at first, and nothing on a phone', () => {
    expect(readSounds(null, false)).toEqual({ hit: true, fall: true, message: true, loud: 0.6 })
    expect(readSounds(null, true)).toEqual({ hit: false, fall: false, message: false, loud: 0.6 })
  })

  it('is remembered', () => {
    for (const sounds of [
      { hit: true, fall: false, message: true, loud: 0.25 },
      { hit: false, fall: false, message: false, loud: 0 },
      { hit: true, fall: true, message: true, loud: 1 },
    ]) {
      expect(readSounds(writeSounds(sounds), true)).toEqual(sounds)
    }
  })

  it('is as loud as usual where what was kept is no number', () => {
    for (const kept of ['loud=x', 'loud=7', 'loud=-1', '']) expect(readSounds(kept, false).loud).toBe(0.6)
  })
})

describe('news from the log', () => {
  it('sound as what weighs most of them', () => {
    expect(soundOf([entry('step', ['harm']), entry('step', ['death'])], 'me')).toBe('fall')
    expect(soundOf([entry('talk', [''], { by: 'ada' }), entry('step', ['', 'harm'])], 'me')).toBe('hit')
    expect(soundOf([entry('step', ['turn', ''])], 'me')).toBeNull()
  })

  it('sound as a message where somebody else says something', () => {
    expect(soundOf([entry('talk', [''], { by: 'ada' })], 'me')).toBe('message')
    expect(soundOf([entry('talk', [''], { by: 'me' })], 'me')).toBeNull()
    expect(soundOf([entry('talk', [''])], 'me')).toBeNull()
  })

  it('are silent where something is taken back', () => {
    expect(soundOf([entry('step', ['harm'], { undone: true })], 'me')).toBeNull()
    expect(soundOf([entry('undo', []), entry('step', ['harm'])], 'me')).toBeNull()
  })
})

describe('a fall', () => {
  it('is heard of whoever stood before', () => {
    expect(hasFallen([figure('ada')], [figure('ada', { out: true })])).toBe(true)
    expect(hasFallen([figure('ada')], [figure('ada', { gone: 'dead' })])).toBe(true)
    expect(hasFallen([figure('ada', { out: true })], [figure('ada', { out: true, gone: 'dead' })])).toBe(false)
    expect(hasFallen([], [figure('ada', { out: true })])).toBe(false)
    expect(hasFallen([figure('ada', { out: true })], [figure('ada')])).toBe(false)
  })
})

describe('what comes at once', () => {
  it('is one sound, unless what comes later weighs more', () => {
    const one = new OneAtATime()
    expect(one.lets('hit', 0)).toBe(true)
    expect(one.lets('hit', 100)).toBe(false)
    expect(one.lets('fall', 200)).toBe(true)
    expect(one.lets('message', 300)).toBe(false)
    expect(one.lets('message', 700)).toBe(true)
  })
})
