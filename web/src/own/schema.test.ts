import { describe, expect, it } from 'vitest'
import {
  blankEntry,
  copyOf,
  entryFields,
  isSpokenOf,
  isUsual,
  nameField,
  shapeOf,
  tagged,
  textsOf,
  trimmed,
} from './schema'
import type { Schema } from './schema'

const BEASTS: Schema = {
  type: 'array',
  items: { $ref: '#/$defs/Beast' },
  $defs: {
    Beast: {
      type: 'object',
      properties: {
        id: { type: 'string' },
        name: { type: 'string' },
        hp: { type: 'integer' },
        attacks: { type: 'array', items: { $ref: '#/$defs/Attack' } },
        habits: { type: 'array', items: { $ref: '#/$defs/Habit' } },
        effect: { anyOf: [{ $ref: '#/$defs/Effect' }, { type: 'null' }] },
        kept: { anyOf: [{ $ref: '#/$defs/Kept' }, { type: 'null' }] },
      },
      required: ['id', 'name', 'hp'],
    },
    Attack: {
      type: 'object',
      properties: { name: { type: 'string' }, damage: { type: 'string' } },
      required: ['name', 'damage'],
    },
    Habit: { enum: ['undead', 'swarm'] },
    Effect: {
      oneOf: [
        { enum: ['blind'] },
        { type: 'object', properties: { lose: { $ref: '#/$defs/Lose' } }, required: ['lose'] },
      ],
    },
    Lose: { type: 'object', properties: { amount: { type: 'integer' } }, required: ['amount'] },
    Kept: { type: 'object', properties: {} },
  },
}

const RAT = { id: 'B-1', name: 'Rat', hp: 3, attacks: [{ name: 'bite', damage: 'd4' }] }
const WOLF = { id: 'B-2', name: 'Wolf', hp: 3, attacks: [{ name: 'bite', damage: 'd6' }] }
const OGRE = { id: 'B-3', name: 'Ogre', hp: 9, attacks: [{ name: 'club', damage: 'd6' }], habits: ['undead'] }

describe('a schema as a form', () => {
  it('asks for everything but the id and what other programs brought along', () => {
    expect(entryFields(BEASTS).map((field) => field.key)).toEqual(['name', 'hp', 'attacks', 'habits', 'effect'])
  })

  it('knows lists, words to tick and choices with figures', () => {
    const shapes = Object.fromEntries(entryFields(BEASTS).map((field) => [field.key, shapeOf(field.schema, BEASTS).is]))
    expect(shapes).toEqual({ name: 'text', hp: 'number', attacks: 'list', habits: 'words', effect: 'choice' })
    const effect = shapeOf({ $ref: '#/$defs/Effect' }, BEASTS)
    expect(effect).toMatchObject({ words: ['blind'] })
    expect(effect.is === 'choice' && tagged('lose', effect.kinds, BEASTS)).toEqual({ lose: { amount: 1 } })
    expect(effect.is === 'choice' && tagged('blind', effect.kinds, BEASTS)).toBe('blind')
  })

  it('begins with the figures that most entries have', () => {
    expect(blankEntry(BEASTS, [RAT, WOLF, OGRE])).toEqual({ hp: 3 })
  })

  it('goes by its name, or by the first text that it needs', () => {
    expect(nameField(BEASTS)).toBe('name')
    const row: Schema = {
      type: 'object',
      properties: { id: { type: 'string' }, roll: { type: 'integer' }, given: { type: 'string' } },
      required: ['id', 'roll', 'given'],
    }
    expect(nameField({ items: row })).toBe('given')
  })

  it('copies under another name and without the id', () => {
    expect(copyOf(RAT, ['rat', 'rat, changed'])).toEqual({
      name: 'Rat, changed 2',
      hp: 3,
      attacks: [{ name: 'bite', damage: 'd4' }],
    })
  })

  it('leaves out what says nothing, and keeps a nought', () => {
    expect(trimmed({ name: 'Rat', hp: 0, note: '', leader: false, habits: [] })).toEqual({ name: 'Rat', hp: 0 })
  })

  it('shows what a quarter of the book has, and hides the rest', () => {
    expect(isUsual('habits', [RAT, WOLF, OGRE])).toBe(true)
    expect(isUsual('habits', [RAT, WOLF, RAT, WOLF, OGRE])).toBe(false)
  })

  it('suggests the words of the book, the most common first', () => {
    expect(textsOf([RAT, WOLF, OGRE]).get('attacks[].damage')).toEqual({ words: ['d6', 'd4'], long: false })
    const told = { name: 'Fog', effect: 'Fog rises for an hour, and nobody sees farther than an arm.' }
    expect(textsOf([told]).get('effect')).toEqual({ words: [], long: true })
  })
})

describe('what is said of a field before an entry is to be kept', () => {
  const touched = new Set(['attacks', 'name'])

  it('is nothing of a field that nobody wrote in, nor of a row that was just added', () => {
    expect(isSpokenOf('hp', '', touched)).toBe(false)
    expect(isSpokenOf('attacks[0].damage', '', touched)).toBe(false)
    expect(isSpokenOf('attacks[0]', { name: '', damage: '', blast: false }, touched)).toBe(false)
  })

  it('is what is wrong with what was written or emptied', () => {
    expect(isSpokenOf('attacks[0].damage', 'd', touched)).toBe(true)
    expect(isSpokenOf('attacks[0]', { name: 'Claw', damage: '' }, touched)).toBe(true)
    expect(isSpokenOf('attacks', [], touched)).toBe(true)
    expect(isSpokenOf('name', '', touched)).toBe(true)
  })
})
