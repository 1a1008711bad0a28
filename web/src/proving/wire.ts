import type { Plain } from '../protocol'

/** The wire of the proving ground, as `quintain.table.protocol.FromProver` and `ToProver` write it. */

export interface Fighter {
  count: number
  who: string
  /** Facts set before the fight. */
  given: Record<string, Plain>
}

export interface Side {
  name: string
  fighters: Fighter[]
  policy: string
}

export interface Match {
  book: string
  sides: Side[]
  house: Record<string, Plain>
  /** After how many rounds a fight is broken off; left out for the usual. */
  rounds?: number
}

/** What is fought, how often, with which dice. */
export interface Orders {
  matches: Match[]
  fights: number
  seed: number
  within?: number
}

export interface FromProver {
  prove: Orders
  tell: { match: Match; seed: number; number: number }
  stop: object
}

export interface Winner {
  name: string
  wins: number
  rate: number
  low: number
  high: number
}

export interface Result {
  fights: number
  sides: Winner[]
  draws: number
  capped: number
  rounds: { mean: number; half: number; most: number; counts: { rounds: number; fights: number }[] }
  fates: { who: string; side: string; fallen: number; dead?: number }[]
  damage: { who: string; source: string; side: string; damage: number }[]
  spent: { who: string; what: string; amount: number }[]
}

export interface Standing {
  id: string
  match: number
  wanted: number
  over: boolean
  seconds: number
  result: Result
}

export interface Difference {
  id: string
  match: number
  rate: number
  low: number
  high: number
}

export interface ToProver {
  standing: Standing
  difference: Difference
  proved: { id: string; ended: 'all' | 'stopped' | 'time'; seconds: number }
  told: { id: string; lines: string[] }
  failed: { id: string; code: string; message: string }
}

export type ProverFrame = { [K in keyof ToProver]: { kind: K; body: ToProver[K] } }[keyof ToProver]

const KINDS: ReadonlySet<string> = new Set(['standing', 'difference', 'proved', 'told', 'failed'])

/** The frames of a message. Kinds that this page does not know yet are passed over. */
export function readProverFrames(text: string): ProverFrame[] {
  const message = JSON.parse(text) as Record<string, unknown>[]
  return message.flatMap((frame) => {
    const [kind, body] = Object.entries(frame)[0] ?? ['', null]
    return KINDS.has(kind) ? [{ kind, body } as ProverFrame] : []
  })
}

/** What can be fought with by a book's rules. */
export interface Yard {
  policies: { name: string; about: string }[]
  fighters: { name: string; kind: 'pregen' | 'creature' }[]
  facts: { name: string; about: string }[]
  /** After how many rounds a fight is broken off unless told otherwise. */
  rounds: number
  /** How many fights may be asked for at once, all matches together. */
  most: number
}
