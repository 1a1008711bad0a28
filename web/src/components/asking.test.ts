import { describe, expect, it } from 'vitest'
import { askedAbout } from './asking'

describe('what is asked about', () => {
  const about = (question: string) => askedAbout(question.split(' '))

  it('is found in a plain question', () => {
    expect(about('How do I heal?')).toEqual(['heal'])
    expect(about('what happens when the torch burns out')).toEqual(['torch', 'burns', 'out'])
  })

  it('is all of it where nothing else is said', () => {
    expect(about('how to')).toEqual(['how', 'to'])
    expect(about('STR save')).toEqual(['STR', 'save'])
  })
})
