import { describe, expect, it } from 'vitest'
import { csv, points, progress, verdict } from './figures'
import { isUnderWay, Prover } from './prover'
import type { ProverSocket } from './prover'
import type { Match, Result } from './wire'

const match: Match = { book: 'b', sides: [], house: {} }
const orders = { matches: [match], fights: 1000, seed: 7, people: {} }

function result(fights: number, rate: number): Result {
  return {
    fights,
    sides: [{ name: 'party', wins: fights * rate, rate, low: rate - 0.02, high: rate + 0.02 }],
    draws: 0,
    capped: 0,
    rounds: { mean: 3, half: 3, most: 6, counts: [] },
    fates: [],
    damage: [],
    spent: [],
  }
}

class Line implements ProverSocket {
  readyState = 0
  onopen: ((event: never) => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: never) => void) | null = null
  sent: Record<string, { id: string }>[] = []
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, { id: string }>)
  }
  close(): void {
    this.onclose?.(undefined as never)
  }
  opens(): void {
    this.readyState = 1
    this.onopen?.(undefined as never)
  }
  says(...frames: object[]): void {
    this.onmessage?.({ data: JSON.stringify(frames) })
  }
}

function prover(): { prover: Prover; lines: Line[] } {
  const lines: Line[] = []
  return {
    lines,
    prover: new Prover(() => {
      const line = new Line()
      lines.push(line)
      return line
    }),
  }
}

describe('a prover', () => {
  it('keeps what it is asked until the line is open, and hears how the fights stand', () => {
    const { prover: p, lines } = prover()
    p.prove(orders)
    expect(lines[0]?.sent).toEqual([])
    lines[0]?.opens()
    expect(lines[0]?.sent).toEqual([{ prove: { id: '1', ...orders } }])
    lines[0]?.says({
      standing: { id: '1', match: 0, wanted: 1000, over: false, seconds: 0.5, result: result(250, 0.6) },
    })
    expect(progress(p.run.getState())).toEqual({ done: 250, wanted: 1000, rate: 500, left: 1.5 })
    lines[0]?.says(
      { standing: { id: '1', match: 0, wanted: 1000, over: true, seconds: 2, result: result(1000, 0.6) } },
      { proved: { id: '1', ended: 'all', seconds: 2, leftOut: ['grappling'] } },
    )
    expect(isUnderWay(p.run.getState())).toBe(false)
    expect(progress(p.run.getState())?.left).toBeNull()
    expect(p.run.getState().ended?.leftOut).toEqual(['grappling'])
  })

  it('does not hear what an earlier run still says, nor kinds it does not know', () => {
    const { prover: p, lines } = prover()
    p.prove(orders)
    lines[0]?.opens()
    p.prove(orders)
    lines[0]?.says({ proved: { id: '1', ended: 'stopped', seconds: 1, leftOut: [] } }, { weather: { id: '2' } })
    expect(isUnderWay(p.run.getState())).toBe(true)
  })

  it('says so when the line breaks, and opens another one for the next run', () => {
    const { prover: p, lines } = prover()
    p.prove(orders)
    lines[0]?.opens()
    lines[0]?.close()
    expect(p.run.getState().error).toContain('broke')
    p.prove(orders)
    lines[1]?.opens()
    expect(lines[1]?.sent).toHaveLength(1)
    expect(p.run.getState().error).toBeNull()
  })

  it('gets one fight told, or why not', async () => {
    const { prover: p, lines } = prover()
    const told = p.tell(match, 7, 3)
    const failed = p.tell(match, 7, 4)
    lines[0]?.opens()
    lines[0]?.says(
      { told: { id: '1', lines: ['Maren strikes.'] } },
      { failed: { id: '2', code: 'wrong', message: 'Nobody is there.' } },
    )
    await expect(told).resolves.toEqual(['Maren strikes.'])
    await expect(failed).rejects.toThrow('Nobody is there.')
  })
})

describe('figures', () => {
  it('say differences with their sign, and nothing that was not shown', () => {
    expect([points(0.042), points(-0.042), points(0.0001), points(-0.0001)]).toEqual(['+4.2', '−4.2', '0.0', '0.0'])
    expect(verdict({ rate: 0.01, low: -0.01, high: 0.03 })).toContain('No difference')
    expect(verdict({ rate: -0.02, low: -0.03, high: -0.01 })).toContain('Worse')
  })

  it('are kept as values between commas, quoted where they hold one', () => {
    expect(
      csv([
        ['who', 'p'],
        ['Wyn, "the old"', 0.5],
      ]),
    ).toBe('who,p\r\n"Wyn, ""the old""",0.5\r\n')
  })
})
