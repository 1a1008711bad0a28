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

/** The colour that somebody chose, or else the same one for the same somebody, at every table and on every screen. */
export function faceColour(id: string, chosen?: string | null): string {
  const ours = FACE_COLOURS.find((colour) => colour === chosen)
  if (ours !== undefined) return ours
  let hash = 7
  for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return FACE_COLOURS[hash % FACE_COLOURS.length] ?? FACE_COLOURS[0]
}
