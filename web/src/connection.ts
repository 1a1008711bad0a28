import { writeFrame } from './frames'
import { PROTOCOL_VERSION, readSeatFrames } from './protocol'
import type { Frame, FromSeat, ToSeat } from './protocol'
import { t } from './words/words'

/** How the line to the table is. `lost` is waiting to try again; `closed` will not try again by itself. */
export type Line = 'connecting' | 'open' | 'lost' | 'closed'

/** The rules said no: nothing has changed. */
export class Refused extends Error {
  constructor(
    readonly clause: string,
    reason: string,
  ) {
    super(reason)
    this.name = 'Refused'
  }
}

/** The table could not understand or allow it, or the line broke before an answer came. */
export class Failed extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
    this.name = 'Failed'
  }
}

/** What each kind of frame is answered with when all goes well. */
type Replies = {
  [K in keyof FromSeat]: K extends 'ask'
    ? ToSeat['offers']
    : K extends 'ask-about'
      ? ToSeat['uses']
      : K extends 'fill' | 'reconsider'
        ? ToSeat['form']
        : K extends 'foresee'
          ? ToSeat['danger']
          : K extends 'intend'
            ? ToSeat['intents']
            : K extends 'recap'
              ? ToSeat['recap']
              : K extends 'consider'
                ? ToSeat['considered']
                : K extends 'begin-draft' | 'decide' | 'go-back' | 'surprise'
                  ? ToSeat['draft']
                  : K extends 'resume-draft'
                    ? ToSeat['draft'] | ToSeat['done']
                    : ToSeat['done']
}

/** The part of a WebSocket that a connection uses. */
export interface Socket {
  onopen: ((event: never) => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number; reason: string }) => void) | null
  send(text: string): void
  close(): void
}

export interface Wiring {
  token: string
  /** The number of the last entry the page has without a gap: entries after it are asked for. */
  since(): number
  hear(frames: Frame[]): void
  line(line: Line, retryAt: number | null): void
  open?(): Socket
  /** Makes ids that no earlier page of this seat has used. */
  newId?(): string
}

interface Pending {
  text: string
  /** Whether it may simply be sent again: the table knows the id of what changed something. */
  again: boolean
  keep(reply: unknown): void
  fail(error: Error): void
}

/** Frames that only ask. Sent again after a break they would answer a question nobody looks at any more. */
const ASKING: ReadonlySet<string> = new Set([
  'ask',
  'fill',
  'resume-draft',
  'intend',
  'reconsider',
  'consider',
  'foresee',
  'desist',
  'recap',
])

/** Tests run without one. */
const IN_BROWSER = typeof window !== 'undefined'

const FIRST_WAIT = 400
const LONGEST_WAIT = 10_000

/** How long to wait before the next attempt, in milliseconds: doubling, with some spread. */
export function backoff(attempt: number, random: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + random / 2)
}

/**
 * One seat's line to its table. It says hello, tries again when the line breaks, asks for what it missed, and keeps
 * a promise for every frame it sent. What was under way when the line broke is sent again with its old id, which the
 * table carries out only once.
 */
export class Connection {
  private socket: Socket | null = null
  private welcomed = false
  private attempt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private ended = false
  private readonly pending = new Map<string, Pending>()
  private readonly onOnline = () => this.retryNow()

  constructor(private readonly wiring: Wiring) {}

  start(): void {
    if (IN_BROWSER) addEventListener('online', this.onOnline)
    this.connect()
  }

  stop(): void {
    this.ended = true
    clearTimeout(this.timer)
    if (IN_BROWSER) removeEventListener('online', this.onOnline)
    this.socket?.close()
    this.failAll(new Failed('closed', t.common.leftTheTable))
  }

  /** Tries again at once instead of waiting. */
  retryNow(): void {
    if (this.ended || this.socket !== null) return
    clearTimeout(this.timer)
    this.connect()
  }

  /** Sends a frame; the promise holds the table's reply, or why there is none. */
  send<K extends keyof FromSeat>(kind: K, body: FromSeat[K]): Promise<Replies[K]> {
    if (this.ended) return Promise.reject(new Failed('closed', t.common.leftTheTable))
    const id = this.newId()
    const text = writeFrame(kind, { id, ...body })
    return new Promise<Replies[K]>((resolve, reject) => {
      this.pending.set(id, {
        text,
        again: !ASKING.has(kind),
        keep: (reply) => resolve(reply as Replies[K]),
        fail: reject,
      })
      if (this.welcomed) this.socket?.send(text)
      else if (ASKING.has(kind)) this.settle(id, (p) => p.fail(new Failed('offline', t.common.tableOutOfReach)))
    })
  }

  private newId(): string {
    return this.wiring.newId?.() ?? crypto.getRandomValues(new Uint32Array(3)).join('-')
  }

  private connect(): void {
    if (this.ended) return
    this.wiring.line('connecting', null)
    const socket = this.wiring.open?.() ?? (new WebSocket(socketAddress()) as Socket)
    this.socket = socket
    this.welcomed = false
    socket.onopen = () => {
      const since = this.wiring.since()
      socket.send(writeFrame('hello', { id: this.newId(), version: PROTOCOL_VERSION, token: this.wiring.token, since }))
    }
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(readSeatFrames(String(event.data)))
    }
    socket.onclose = () => {
      if (socket === this.socket) this.lost()
    }
  }

  private hear(frames: Frame[]): void {
    // The page takes in news first, so that whoever waits for a reply finds it already there.
    this.wiring.hear(frames)
    for (const frame of frames) {
      switch (frame.kind) {
        case 'welcome':
          this.welcomed = true
          this.attempt = 0
          this.wiring.line('open', null)
          for (const waiting of this.pending.values()) this.socket?.send(waiting.text)
          break
        case 'refused':
          this.settle(frame.body.id, (p) => p.fail(new Refused(frame.body.clause, frame.body.reason)))
          break
        case 'failed':
          // A busy house is no reason to stay away.
          if (!this.welcomed && frame.body.code !== 'too-fast') this.end()
          this.settle(frame.body.id, (p) => p.fail(new Failed(frame.body.code, frame.body.message)))
          break
        case 'done':
        case 'form':
        case 'considered':
        case 'intents':
        case 'danger':
        case 'offers':
        case 'uses':
        case 'draft':
        case 'recap':
          this.settle(frame.body.id, (p) => p.keep(frame.body))
          break
        case 'farewell':
          this.end()
          this.failAll(new Failed(frame.body.code, frame.body.message))
          break
        case 'chairs':
        case 'manner-set':
        case 'backdrop-set':
        case 'titled':
        case 'entries':
        case 'scene':
        case 'journal':
        case 'shelf':
        case 'odds':
          break
      }
    }
  }

  private settle(id: string, how: (pending: Pending) => void): void {
    const waiting = this.pending.get(id)
    if (waiting === undefined) return
    this.pending.delete(id)
    how(waiting)
  }

  private failAll(error: Error): void {
    for (const waiting of this.pending.values()) waiting.fail(error)
    this.pending.clear()
  }

  private end(): void {
    this.ended = true
    clearTimeout(this.timer)
    if (IN_BROWSER) removeEventListener('online', this.onOnline)
    this.wiring.line('closed', null)
    this.socket?.close()
  }

  private lost(): void {
    this.socket = null
    this.welcomed = false
    if (this.ended) return
    for (const [id, waiting] of [...this.pending]) {
      if (!waiting.again) this.settle(id, (p) => p.fail(new Failed('offline', t.common.tableLineBroke)))
    }
    const wait = backoff(this.attempt++, Math.random())
    this.wiring.line('lost', Date.now() + wait)
    this.timer = setTimeout(() => this.connect(), wait)
  }
}

function socketAddress(): string {
  const { protocol, host } = globalThis.location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/socket`
}
