import { describe, expect, it } from 'vitest'
import type { GuideNote } from '../api'
import { offerGuide } from '../guides'
import { behind, shownNote } from './guide'
import { UNDOING } from './screen'

const note = (at: GuideNote['at'], until: GuideNote['until'], command = ''): GuideNote => ({
  at,
  until,
  command,
  says: `${at} until ${until}`,
})

const NOTES = [
  note('scene', 'read'),
  note('roster', 'itself'),
  note('bar', 'done', 'begin'),
  note('bar', 'opened', 'attack'),
  note('odds', 'done', 'attack'),
  note('log', 'read'),
  note('undo', 'undone'),
]

const NOTHING = { opened: null, deed: null, foesPlay: false, over: false }

describe('notes of a first round', () => {
  it('stay until what they wait for has come', () => {
    expect(behind(NOTES, 0, NOTHING)).toBe(0)
    expect(behind(NOTES, 2, { ...NOTHING, opened: 'begin' })).toBe(2)
    expect(behind(NOTES, 2, { ...NOTHING, deed: 'begin' })).toBe(3)
    expect(behind(NOTES, 3, { ...NOTHING, opened: 'attack' })).toBe(4)
    expect(behind(NOTES, 6, { ...NOTHING, deed: UNDOING })).toBe(7)
  })

  it('follow whoever goes ahead of what was only to be read', () => {
    expect(behind(NOTES, 0, { ...NOTHING, foesPlay: true })).toBe(2)
    expect(behind(NOTES, 0, { ...NOTHING, deed: 'begin' })).toBe(3)
  })

  it('do not leave out what has to be done first', () => {
    expect(behind(NOTES, 0, { ...NOTHING, opened: 'attack' })).toBe(0)
    expect(behind(NOTES, 2, { ...NOTHING, deed: UNDOING })).toBe(2)
  })

  it('leave out what cannot be done any more, and nothing that can', () => {
    expect(behind(NOTES, 2, { ...NOTHING, over: true })).toBe(5)
    expect(behind(NOTES, 5, { ...NOTHING, over: true })).toBe(5)
    expect(behind([note('bar', 'read', 'phase'), note('log', 'read')], 0, { ...NOTHING, over: true })).toBe(1)
  })

  it('speak of odds only beside a form', () => {
    expect(shownNote(NOTES, 4, true)).toBe(4)
    expect(shownNote(NOTES, 4, false)).toBe(3)
    expect(shownNote(NOTES, 5, false)).toBe(5)
  })
})

describe('a table to try', () => {
  function storage(kept: Record<string, string>): Storage {
    return {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => void (kept[key] = value),
    } as Storage
  }
  const book = { id: 'larder', guide: { notes: NOTES } }

  it('begins with the first note, once for each book', () => {
    const fresh: Record<string, string> = {}
    offerGuide('t1', book, storage(fresh))
    expect(fresh).toEqual({ 'quintain.guide.t1': '0' })
    const seen = { 'quintain.guided.larder': 'yes' }
    offerGuide('t1', book, storage(seen))
    expect(seen).toEqual({ 'quintain.guided.larder': 'yes' })
  })

  it('has no notes for those who wanted none, nor where the book has none', () => {
    const unwilling = { 'quintain.guide': 'no' }
    offerGuide('t1', book, storage(unwilling))
    expect(unwilling).toEqual({ 'quintain.guide': 'no' })
    const fresh = {}
    offerGuide('t1', { id: 'larder', guide: { notes: [] } }, storage(fresh))
    expect(fresh).toEqual({})
  })
})
