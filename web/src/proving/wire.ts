import { readFrames } from '../frames'
import type { Bodies, FrameOf, Unnumbered } from '../frames'
import type * as From from 'wire/from-prover'
import type * as To from 'wire/to-prover'

/** The wire of the proving ground. Its types are written from the schemas in `docs/protocol`. */
export type { Fighter, Match, Side } from 'wire/from-prover'
export type { Difference, Result, Standing } from 'wire/to-prover'

/** What a page asks for, by kind. */
export type FromProver = Unnumbered<Bodies<From.FromProver>>

/** What is fought, how often, with which dice. */
export type Orders = FromProver['prove']

export type ToProver = Bodies<To.ToProver>

export type ProverFrame = FrameOf<ToProver>

const KINDS: { [K in keyof ToProver]: true } = {
  standing: true,
  difference: true,
  proved: true,
  told: true,
  failed: true,
}

export function readProverFrames(message: string): ProverFrame[] {
  return readFrames<ToProver>(message, KINDS)
}
