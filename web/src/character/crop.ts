/** Which part of a picture is a face: a square, in points of the picture. */
export interface Square {
  /** The upper left corner. */
  x: number
  y: number
  side: number
}

export interface Size {
  width: number
  height: number
}

/** As near as one comes. */
const NEAREST = 24

/** The largest square in the middle. */
export function middleOf({ width, height }: Size): Square {
  const side = Math.min(width, height)
  return { x: (width - side) / 2, y: (height - side) / 2, side }
}

/** The nearest square that lies within the picture. */
export function within({ width, height }: Size, { x, y, side }: Square): Square {
  const most = Math.min(width, height)
  const fit = Math.max(Math.min(NEAREST, most), Math.min(side, most))
  return {
    x: Math.max(0, Math.min(x, width - fit)),
    y: Math.max(0, Math.min(y, height - fit)),
    side: fit,
  }
}

/** The square by so many of its own sides to the right and down. */
export function moved(size: Size, square: Square, right: number, down: number): Square {
  return within(size, { ...square, x: square.x + right * square.side, y: square.y + down * square.side })
}

/** Around the same middle, so many times as near. */
export function zoomed(size: Size, { x, y, side }: Square, times: number): Square {
  const now = within(size, { x, y, side: side / times }).side
  return within(size, { x: x + (side - now) / 2, y: y + (side - now) / 2, side: now })
}

/** What a key does to the square; null for one that does nothing. */
export function keyed(size: Size, square: Square, key: string): Square | null {
  switch (key) {
    case 'ArrowLeft':
      return moved(size, square, -0.05, 0)
    case 'ArrowRight':
      return moved(size, square, 0.05, 0)
    case 'ArrowUp':
      return moved(size, square, 0, -0.05)
    case 'ArrowDown':
      return moved(size, square, 0, 0.05)
    case '+':
    case '=':
      return zoomed(size, square, 1.1)
    case '-':
      return zoomed(size, square, 1 / 1.1)
    default:
      return null
  }
}
