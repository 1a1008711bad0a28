import { describe, expect, it } from 'vitest'
import type { Clause } from '../api'
import { blocksOf, cited, headed, pathOf, placeAt, readable, slugOf, verse, volumeOf } from './chapters'
import { shelf } from './shelf'

const clause = (id: string, text: string, kind = 'mechanic'): Clause => ({
  id,
  text,
  kind,
  chapter: 'Chapter',
  example: '',
  source: '',
})

describe.each(shelf())('the handbook of $name', ({ rules }) => {
  const volume = volumeOf(rules)

  it('tells every clause once, in its chapter', () => {
    const told = volume.chapters.flatMap((chapter) =>
      chapter.sections.flatMap((section) =>
        section.blocks.flatMap((block) =>
          (block.kind === 'flow' ? block.told : block.rows.flatMap((row) => row.told)).map((each) => each.clause.id),
        ),
      ),
    )
    expect([...told].sort()).toEqual(rules.clauses.map(({ id }) => id).sort())
  })

  it('loses no word of a clause that is set in a table', () => {
    const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
    for (const chapter of volume.chapters)
      for (const section of chapter.sections)
        for (const block of section.blocks)
          if (block.kind !== 'flow')
            for (const row of block.rows)
              for (const told of row.told) expect(letters(row.head + told.text)).toBe(letters(told.clause.text))
  })

  it('has an address for everything', () => {
    const slugs = volume.chapters.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    for (const { id } of [...rules.clauses, ...rules.rulings, ...rules.entries]) expect(volume.find(id)).not.toBeNull()
    for (const { finds } of rules.handbook.questions) expect(volume.find(finds), finds).not.toBeNull()
  })

  it('puts every switch of the house into one chapter', () => {
    const switched = rules.rulings.filter((ruling) => ruling.switches.length > 0).map(({ id }) => id)
    expect(volume.chapters.flatMap((chapter) => chapter.rulings.map(({ id }) => id)).sort()).toEqual(switched.sort())
  })
})

describe('running text', () => {
  it('flows from clause to clause, and begins anew where it gets long', () => {
    const blocks = blocksOf([
      clause('A-1', 'One thing.'),
      clause('A-2', 'Another thing.'),
      clause('A-3', 'x'.repeat(450)),
      clause('A-4', 'The last.'),
    ])
    expect(blocks.map((block) => (block.kind === 'flow' ? block.told.length : 0))).toEqual([2, 1, 1])
  })

  it('is a table where three and more begin with what they speak of', () => {
    const blocks = blocksOf([
      clause('A-1', 'If it is not plain, 2d6 decide.'),
      clause('A-2', '2 = Hostile.', 'table'),
      clause('A-3', '3–5 = Wary.', 'table'),
      clause('A-4', '12 = Helpful.', 'table'),
    ])
    expect(blocks.map((block) => block.kind)).toEqual(['flow', 'table'])
  })

  it('brings together what is said of the same', () => {
    const blocks = blocksOf([
      clause('A-1', 'Lob: past cover.'),
      clause('A-2', 'Lob: one further.'),
      clause('A-3', 'Frost: one each.'),
    ])
    const rows = blocks[0]?.kind === 'terms' ? blocks[0].rows : []
    expect(rows.map((row) => [row.head, row.told.length])).toEqual([
      ['Lob', 2],
      ['Frost', 1],
    ])
  })

  it('knows a heading from a sentence', () => {
    expect(headed('2–3 **Dead**: the character dies.')).toEqual({ head: '2–3 Dead', rest: 'the character dies.' })
    expect(headed('**Reflex** (Combat; DEX): get out of the way.')?.head).toBe('Reflex (Combat; DEX)')
    expect(headed('The higher total wins (ties: see there).')).toBeNull()
    expect(headed('A character has exactly three abilities: this and that.')).toBeNull()
  })

  it('says in plain words what happens unless somebody says otherwise', () => {
    expect(readable('Who? *Default:* nobody.')).toBe('Who? Unless told otherwise: nobody.')
  })

  it('leads from an id to what it names, with and without the letters of the book', () => {
    const known = (id: string) => (id === 'XYZ-R-3' || id === 'R-3' ? 'XYZ-R-3' : null)
    expect(cited('see XYZ-R-3, R-3 and AB-9', known).map((part) => part.cites)).toEqual([
      null,
      'XYZ-R-3',
      null,
      'XYZ-R-3',
      null,
      null,
    ])
  })

  it('numbers clauses as their ids do', () => {
    expect(['CRN-SAVE-03', 'CRN-SCAR-T01', 'CRN-BG', 'OTW-MECH-24a', 'RTH-X-10'].map(verse)).toEqual([
      '3',
      'T1',
      'BG',
      '24a',
      '10',
    ])
  })
})

describe('places', () => {
  it('are found again by their addresses', () => {
    expect(pathOf({ at: 'chapter', slug: 'saves', id: 'CRN-SAVE-01' })).toBe('/saves#CRN-SAVE-01')
    expect(placeAt('saves', undefined, 'CRN-SAVE-01')).toEqual({ at: 'chapter', slug: 'saves', id: 'CRN-SAVE-01' })
    expect(pathOf({ at: 'compendium', kind: 'gear' })).toBe('/compendium/gear')
    expect(placeAt('compendium', 'gear', '')).toEqual({ at: 'compendium', kind: 'gear' })
    expect(placeAt(undefined, undefined, '')).toEqual({ at: 'contents' })
    expect(slugOf('Deprivation & Fatigue')).toBe('deprivation-fatigue')
    expect(slugOf('Words')).toBe('chapter-words')
  })
})
