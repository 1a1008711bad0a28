import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backoff, Connection, Failed, Refused } from './connection'
import type { Line, Socket } from './connection'
import type { Frame } from './protocol'

class Wire implements Socket {
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  sent: { [kind: string]: { id: string; since?: number } }[] = []
  send(text: string): void {
    this.sent.push(JSON.parse(text) as never)
  }
  close(): void {
    this.onclose?.({ code: 1000, reason: '' })
  }
  say(...frames: object[]): void {
    this.onmessage?.({ data: JSON.stringify(frames) })
  }
  welcome(): void {
    this.onopen?.(undefined as never)
    this.say({ welcome: { seat: 'maren', last: 0 } })
  }
}

function sit() {
  const wires: Wire[] = []
  const heard: Frame[] = []
  const lines: Line[] = []
  let ids = 0
  let since = 0
  const connection = new Connection({
    token: 'secret',
    since: () => since,
    hear: (frames) => heard.push(...frames),
    line: (line) => lines.push(line),
    open: () => {
      const wire = new Wire()
      wires.push(wire)
      return wire
    },
    newId: () => `id${++ids}`,
  })
  connection.start()
  return { connection, wires, heard, lines, wire: () => wires.at(-1) as Wire, have: (n: number) => (since = n) }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a connection', () => {
  it('says hello with its token and what it has', () => {
    const { wire, have, lines } = sit()
    have(41)
    wire().welcome()
    expect(wire().sent).toEqual([{ hello: { id: 'id1', version: 3, token: 'secret', since: 41 } }])
    expect(lines).toEqual(['connecting', 'open'])
  })

  it('gives each sender the reply to its own frame', async () => {
    const { connection, wire } = sit()
    wire().welcome()
    const first = connection.send('say', { text: 'one' })
    const second = connection.send('say', { text: 'two' })
    wire().say({ done: { id: 'id3', last: 2 } }, { refused: { id: 'id2', clause: 'X-1', reason: 'Not now.' } })
    await expect(second).resolves.toEqual({ id: 'id3', last: 2 })
    await expect(first).rejects.toEqual(new Refused('X-1', 'Not now.'))
  })

  it('comes back after a break, asks for what it missed, and sends again what was under way', async () => {
    const { connection, wires, wire, have, lines } = sit()
    wire().welcome()
    const act = connection.send('act', { command: 'rest', mode: 'public' })
    have(7)
    wire().close()
    expect(lines.at(-1)).toBe('lost')
    vi.advanceTimersByTime(1000)
    expect(wires).toHaveLength(2)
    wire().welcome()
    expect(wire().sent[0]?.hello?.since).toBe(7)
    expect(wire().sent[1]?.act?.id).toBe('id2')
    wire().say({ done: { id: 'id2', last: 8 } })
    await expect(act).resolves.toEqual({ id: 'id2', last: 8 })
  })

  it('does not ask for old forms again', async () => {
    const { connection, wire } = sit()
    wire().welcome()
    const form = connection.send('fill', { command: 'rest', filled: {}, chosen: {}, odds: true })
    const told = expect(form).rejects.toBeInstanceOf(Failed)
    wire().close()
    await told
    vi.advanceTimersByTime(1000)
    wire().welcome()
    expect(wire().sent).toHaveLength(1)
  })

  it('stays away once it was sent away', () => {
    const { wires, wire, lines } = sit()
    wire().welcome()
    wire().say({ farewell: { code: 'revoked', message: 'Goodbye.' } })
    vi.advanceTimersByTime(60_000)
    expect(wires).toHaveLength(1)
    expect(lines.at(-1)).toBe('closed')
  })

  it('does not knock again where its token admits to nothing', () => {
    const { wires, wire, lines } = sit()
    wire().onopen?.(undefined as never)
    wire().say({ failed: { id: 'id1', code: 'foreign', message: 'No such seat.' } })
    vi.advanceTimersByTime(60_000)
    expect(wires).toHaveLength(1)
    expect(lines.at(-1)).toBe('closed')
  })

  it('passes over frames it has not heard of', () => {
    const { wire, heard } = sit()
    wire().welcome()
    wire().say({ 'from-the-future': {} }, { chairs: { chairs: [] } })
    expect(heard.map((frame) => frame.kind)).toEqual(['welcome', 'chairs'])
  })
})

describe('the wait before another attempt', () => {
  it('doubles up to ten seconds, give or take a quarter', () => {
    expect([0, 1, 2, 20].map((attempt) => backoff(attempt, 0.5))).toEqual([400, 800, 1600, 10_000])
    expect(backoff(20, 1)).toBe(12_500)
  })
})
