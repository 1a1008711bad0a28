import { describe, expect, it } from 'vitest'
import { pieces, unmarked } from './Marked'

describe('the words of a clause', () => {
  it('may be stressed or be code', () => {
    expect(pieces('Prompt. *Default:* `NONE`, 2 * 3 * 4.')).toEqual([
      { kind: 'plain', text: 'Prompt. ' },
      { kind: 'stress', text: 'Default:' },
      { kind: 'plain', text: ' ' },
      { kind: 'code', text: 'NONE' },
      { kind: 'plain', text: ', 2 * 3 * 4.' },
    ])
  })

  it('may be told without their marks', () => {
    expect(unmarked('**Mortal Wound.** Prompt. *Default:* `NONE`')).toBe('Mortal Wound. Prompt. Default: NONE')
  })
})
