/** Dark enough for white letters (WCAG AA), far enough apart to be told from one another. */
export const FACE_COLOURS = [
  '#8a3b12',
  '#7a5200',
  '#4d6112',
  '#1f6b3f',
  '#0f6a6d',
  '#1f5f96',
  '#4a4fa8',
  '#7a3f98',
  '#97306b',
  '#5d5347',
] as const

export const FRAMES = ['round', 'square', 'shield', 'hexagon'] as const

export type Frame = (typeof FRAMES)[number]

/** A face as it is drawn: `quintain.table.log.Portrait`. */
export interface Portrait {
  colour: string
  /** The name of an icon. */
  icon?: string
  /** The name of a picture that the table keeps. */
  picture?: string
  frame: Frame
}

/** What a face is made from; whatever has such fields has a face. */
export interface Faced {
  id: string
  name: string
  /** The face that was chosen for them, if any. */
  portrait?: string | null
  /** The icon that the book has for them, if any. */
  icon?: string | null
}

/** The colour that somebody chose, or else the same one for the same somebody, at every table and on every screen. */
export function faceColour(id: string, chosen?: string | null): string {
  const ours = FACE_COLOURS.find((colour) => chosen?.startsWith(colour))
  if (ours !== undefined) return ours
  let hash = 7
  for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return FACE_COLOURS[hash % FACE_COLOURS.length] ?? FACE_COLOURS[0]
}

/** `#1f6b3f wolf-head shield`, `#1f6b3f @k3x9`, `#1f6b3f - square`, `#1f6b3f`. */
export function readPortrait(id: string, written?: string | null): Portrait {
  const [, mark = '-', frame = ''] = (written ?? '').split(' ')
  return {
    colour: faceColour(id, written),
    ...(mark.startsWith('@') ? { picture: mark.slice(1) } : mark === '-' ? {} : { icon: mark }),
    frame: FRAMES.find((each) => each === frame) ?? 'round',
  }
}

export function writePortrait({ colour, icon, picture, frame }: Portrait): string {
  const mark = picture !== undefined ? `@${picture}` : (icon ?? '-')
  return frame === 'round' ? (mark === '-' ? colour : `${colour} ${mark}`) : `${colour} ${mark} ${frame}`
}

/** The face that somebody is seen with: the one that was chosen, or else the book's. */
export function portraitOf({ id, portrait, icon }: Faced): Portrait {
  const chosen = readPortrait(id, portrait)
  return portrait == null && icon != null ? { ...chosen, icon } : chosen
}

/** What tells somebody from others of their kind: `2` for `Wolf 2`, nothing for `Maren`. */
export function numberOf(name: string): string {
  return /\s(\w{1,2})$/.exec(name)?.[1]?.toUpperCase() ?? ''
}
