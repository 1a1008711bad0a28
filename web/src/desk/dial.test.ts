import { describe, expect, it } from 'vitest'
import { familyName, withoutNames } from './DialPart'

describe('the dial', () => {
  it('calls the common families by what they are about, in the words of the book', () => {
    expect(familyName('referee', 'Warden')).toBe('What the Warden rules on')
    expect(familyName('luck-points', 'Warden')).toBe('Luck points')
  })

  it('shows a question before it is known of whom', () => {
    expect(withoutNames('Does {0} attack {1} from advantage?')).toBe('Does … attack … from advantage?')
  })
})
