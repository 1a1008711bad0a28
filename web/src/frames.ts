/**
 * Frames as both sockets of the server write them: an object with one key, its kind: `{"act": {...}}`. A browser sends one
 * frame per message, the server answers with lists of frames.
 */

/** The kinds there are; a kind with nothing in it is written as a bare word. */
type KindsOf<F> = F extends string ? F : keyof F

/** What frames hold, by their kinds: `{say: Say} | {undo: Undo}` as `{say: Say; undo: Undo}`. */
export type Bodies<F> = { [K in KindsOf<F>]: F extends Record<K, infer Body> ? Body : never }

/** The same without the id, which the line makes up. */
export type Unnumbered<B> = { [K in keyof B]: Omit<B[K], 'id'> }

export type FrameOf<B> = { [K in keyof B]: { kind: K; body: B[K] } }[keyof B]

/** What stands under its one key, with that key: `{"act": {...}}` as kind and body. A bare word is a kind alone. */
export function tagged<F extends object | string>(value: F): FrameOf<Bodies<F>> {
  if (typeof value === 'string') return { kind: value } as FrameOf<Bodies<F>>
  const [kind, body] = (Object.entries(value) as [string, unknown][])[0] ?? []
  return { kind, body } as FrameOf<Bodies<F>>
}

/** The frames of one message. Kinds this browser has not heard of are passed over, so that an older page survives. */
export function readFrames<B>(message: string, kinds: { [K in keyof B]: true }): FrameOf<B>[] {
  const parsed: unknown = JSON.parse(message)
  const list: unknown[] = Array.isArray(parsed) ? parsed : [parsed]
  return list.flatMap((each) => {
    if (typeof each !== 'object' || each === null) return []
    const frame: { kind?: string } = tagged(each)
    return frame.kind !== undefined && Object.hasOwn(kinds, frame.kind) ? [frame as FrameOf<B>] : []
  })
}

/** The text of a frame; what is undefined stays out of it. */
export function writeFrame(kind: string, body: object): string {
  return JSON.stringify({ [kind]: body })
}
