import { readFrames, tagged } from './frames'
import type { Bodies, FrameOf, Unnumbered } from './frames'
import type * as From from 'wire/from-seat'
import type * as To from 'wire/to-seat'

/**
 * The wire between a browser and a table. Its types are written from the schemas in `docs/protocol`; where the table has
 * nothing to say a field is left out or null.
 */
export type * from 'wire/to-seat'
export type { Arrival, Mode } from 'wire/from-seat'

export const PROTOCOL_VERSION = 3

/** What a seat says, by kind; `hello` is the connection's own. */
export type FromSeat = Omit<Unnumbered<Bodies<From.FromSeat>>, 'hello'>

/** What the table says, by kind. */
export type ToSeat = Bodies<To.ToSeat>

export type Frame = FrameOf<ToSeat>

/** What somebody has filled in so far; null while it is nothing. */
export type Answer = To.Plain | null

/** What stands in the slots of a command. */
export type SlotValues = To.Offered['filled']

/** A thing to draw, by its kind. */
export type Drawn = FrameOf<Bodies<To.Item>>

/** A map, whatever it is called. */
export type Terrain = Omit<To.Grid, 'label'>

/** What there is of one kind among things to draw. */
export function ofKind<K extends Drawn['kind']>(items: To.Item[], kind: K): Bodies<To.Item>[K][] {
  return items
    .map(tagged)
    .filter((item) => item.kind === kind)
    .map((item) => item.body as Bodies<To.Item>[K])
}

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
  titled: true,
  entries: true,
  scene: true,
  offers: true,
  uses: true,
  form: true,
  intents: true,
  odds: true,
  considered: true,
  danger: true,
  done: true,
  journal: true,
  shelf: true,
  recap: true,
  refused: true,
  failed: true,
  draft: true,
  farewell: true,
}

export function readSeatFrames(message: string): Frame[] {
  return readFrames<ToSeat>(message, KINDS)
}
