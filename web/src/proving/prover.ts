import { createStore } from 'zustand/vanilla'
import { readProverFrames } from './wire'
import type { Difference, FromProver, Match, Orders, ProverFrame, Standing, ToProver } from './wire'
import { t } from '../words/words'

/** How far a run is. */
export interface Run {
  /** What was asked for; null before the first run. */
  orders: Orders | null
  standings: (Standing | null)[]
  differences: Difference[]
  ended: ToProver['proved'] | null
  error: string | null
}

export const IDLE: Run = { orders: null, standings: [], differences: [], ended: null, error: null }

export function isUnderWay(run: Run): boolean {
  return run.orders !== null && run.ended === null && run.error === null
}

/** A run after one more frame about it. */
export function heard(run: Run, frame: ProverFrame): Run {
  switch (frame.kind) {
    case 'standing':
      return { ...run, standings: run.standings.map((each, i) => (i === frame.body.match ? frame.body : each)) }
    case 'difference':
      return { ...run, differences: [...run.differences.filter((each) => each.match !== frame.body.match), frame.body] }
    case 'proved':
      return { ...run, ended: frame.body }
    case 'failed':
      return { ...run, error: frame.body.message }
    case 'told':
      return run
  }
}

/** The part of a WebSocket that a prover uses. */
export interface ProverSocket {
  readyState: number
  onopen: ((event: never) => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: never) => void) | null
  send(text: string): void
  close(): void
}

interface Waiting {
  keep(lines: string[]): void
  fail(error: Error): void
}

/**
 * A page's line to the proving ground. It is opened by the first question; when it closes, the server stops what it was
 * asked for, so a page that is left costs nothing.
 */
export class Prover {
  readonly run = createStore<Run>(() => IDLE)
  private socket: ProverSocket | null = null
  private unsent: string[] = []
  private current = ''
  private ids = 0
  private readonly tales = new Map<string, Waiting>()

  constructor(private readonly open: () => ProverSocket = () => new WebSocket(address()) as ProverSocket) {}

  prove(orders: Orders): void {
    this.current = this.newId()
    this.run.setState({ ...IDLE, orders, standings: orders.matches.map(() => null) }, true)
    this.send('prove', this.current, orders)
  }

  stop(): void {
    this.send('stop', this.newId(), {})
  }

  /** One fight, line by line. */
  tell(match: Match, seed: number, number: number): Promise<string[]> {
    const id = this.newId()
    return new Promise((keep, fail) => {
      this.tales.set(id, { keep, fail })
      this.send('tell', id, { match, seed, number, people: this.run.getState().orders?.people ?? {} })
    })
  }

  close(): void {
    const socket = this.socket
    this.socket = null
    socket?.close()
    this.failTales(t.proving.pageLeft)
  }

  private newId(): string {
    return String(++this.ids)
  }

  private send<K extends keyof FromProver>(kind: K, id: string, body: FromProver[K]): void {
    const text = JSON.stringify({ [kind]: { id, ...body } })
    if (this.socket === null) this.connect()
    if (this.socket?.readyState === 1) this.socket.send(text)
    else this.unsent.push(text)
  }

  private connect(): void {
    const socket = this.open()
    this.socket = socket
    socket.onopen = () => {
      for (const text of this.unsent.splice(0)) socket.send(text)
    }
    socket.onmessage = (event) => {
      for (const frame of readProverFrames(String(event.data))) this.hear(frame)
    }
    socket.onclose = () => {
      if (this.socket !== socket) return
      this.socket = null
      this.unsent = []
      this.failTales(t.proving.lineBroke)
      if (isUnderWay(this.run.getState())) this.run.setState({ error: t.proving.lineBrokeSeed })
    }
  }

  private hear(frame: ProverFrame): void {
    const tale = this.tales.get(frame.body.id)
    if (tale !== undefined) {
      this.tales.delete(frame.body.id)
      if (frame.kind === 'told') tale.keep(frame.body.lines)
      else if (frame.kind === 'failed') tale.fail(new Error(frame.body.message))
    } else if (frame.body.id === this.current) {
      this.run.setState((run) => heard(run, frame), true)
    }
  }

  private failTales(why: string): void {
    for (const tale of this.tales.values()) tale.fail(new Error(why))
    this.tales.clear()
  }
}

function address(): string {
  const { protocol, host } = globalThis.location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/proving/socket`
}
