import { describe, expect, it } from 'vitest'
import { fittingScale, prepared } from './picture'

describe('a picture', () => {
  it('is made smaller only if a side is too long', () => {
    expect(fittingScale(1000, 2800)).toBe(1)
    expect(fittingScale(5600, 100)).toBe(0.5)
    expect(fittingScale(100, 28_000)).toBe(0.1)
  })

  it('is no SVG, whatever it calls itself', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    await expect(prepared(new File([drawing], 'map.svg', { type: 'image/png' }))).rejects.toThrow('SVG')
    await expect(prepared(new File([drawing], 'map.png', { type: 'image/svg+xml' }))).rejects.toThrow('SVG')
  })
})
