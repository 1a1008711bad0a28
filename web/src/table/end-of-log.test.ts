import { describe, expect, it } from 'vitest'
import { follows } from './end-of-log'

const stand = (scrollTop: number, scrollHeight: number) => ({ scrollTop, scrollHeight, clientHeight: 400 })

describe('whoever reads the log at its end', () => {
  it('stays there when lines come faster than they are drawn', () => {
    expect(follows(true, stand(600, 1000), stand(600, 1300))).toBe(true)
    expect(follows(true, stand(600, 1000), stand(640, 1300))).toBe(true)
  })

  it('stays there when lines turn out to be shorter than was thought', () => {
    expect(follows(true, stand(600, 1300), stand(500, 1200))).toBe(true)
  })

  it('leaves it by going up, be it a little', () => {
    expect(follows(true, stand(600, 1000), stand(580, 1000))).toBe(false)
    expect(follows(true, stand(600, 1000), stand(580, 1100))).toBe(false)
  })
})

describe('whoever reads further up', () => {
  it('stays there while lines come', () => {
    expect(follows(false, stand(200, 1000), stand(200, 1100))).toBe(false)
    expect(follows(false, stand(200, 1000), stand(300, 1000))).toBe(false)
  })

  it('follows again once the end is near', () => {
    expect(follows(false, stand(200, 1000), stand(560, 1000))).toBe(true)
  })
})
