import { readFrames } from './frames'
import type { Bodies, FrameOf, Unnumbered } from './frames'
import type * as From from 'wire/from-seat'
import type * as To from 'wire/to-seat'

/**
 * The wire between a browser and a table. Its types are written from the schemas in `docs/protocol`; where the table has
 * nothing to say a field is left out or null.
 */
export type * from 'wire/to-seat'
export type { Arrival, Mode } from 'wire/from-seat'

export const PROTOCOL_VERSION = 1

/** What a seat says, by kind; `hello` is the connection's own. */
export type FromSeat = Omit<Unnumbered<Bodies<From.FromSeat>>, 'hello'>

/** What the table says, by kind. */
export type ToSeat = Bodies<To.ToSeat>

export type Frame = FrameOf<ToSeat>

/** What somebody has filled in so far; null while it is nothing. */
export type Answer = To.Plain | null

export type Slots = To.Offered['filled']

/** A value as text: what people typed stays as they typed it. */
export function plainText(value: Answer): string {
  if (value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const KINDS: { [K in keyof ToSeat]: true } = {
  welcome: true,
  chairs: true,
  'manner-set': true,
  'backdrop-set': true,
  entries: true,
  scene: true,
  offers: true,
  form: true,
  odds: true,
  danger: true,
  done: true,
  refused: true,
  failed: true,
  draft: true,
  farewell: true,
}

export function readSeatFrames(message: string): Frame[] {
  return readFrames<ToSeat>(message, KINDS)
}
