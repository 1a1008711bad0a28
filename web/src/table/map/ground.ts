import type { Cell, Choice, Terrain, Token } from '../../protocol'

/** A space of the map: column, row and height. */
export interface Spot {
  x: number
  y: number
  z: number
}

export function spot(name: string): Spot {
  const [x = 0, y = 0, z = 0] = name.split(',').map(Number)
  return { x, y, z }
}

/** The spaces named in a hint, in order. */
export function spots(names: string | undefined): Spot[] {
  return names === undefined || names.trim() === '' ? [] : names.trim().split(/\s+/).map(spot)
}

export function sameSpace(a: Spot, b: Spot): boolean {
  return a.x === b.x && a.y === b.y
}

/** One outline for many spaces, so that a large map stays a handful of shapes. */
export function outline(cells: readonly { x: number; y: number }[]): string {
  return cells.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('')
}

/** Spaces of one look together, each look with its word. */
export function byWord(cells: readonly Cell[], word: (cell: Cell) => string): Map<string, Spot[]> {
  const found = new Map<string, Spot[]>()
  for (const cell of cells) {
    const said = word(cell)
    if (said === '') continue
    const at = found.get(said) ?? []
    at.push(spot(cell.at))
    found.set(said, at)
  }
  return found
}

/** A colour, as far as words differ in it. */
export interface Look {
  lightness: number
  chroma: number
  hue: number
  /** How much it hides of what is below; 1 is usual. */
  strength: number
}

const PLAIN: Omit<Look, 'hue'> = { lightness: 0.62, chroma: 0.07, strength: 1 }

/** So pale that hues cannot be told apart in it. */
const GREY = 0.03

/** What everybody pictures in one colour, by the words in its name. */
const PICTURED: readonly [RegExp, Look][] = [
  [/\b(fire|flame|lava|ember|hearth)s?\b/i, { ...PLAIN, chroma: 0.17, hue: 52 }],
  [/\b(water|river|stream|ford|lake|pool|pond|sea|ice|snow)s?\b/i, { ...PLAIN, chroma: 0.1, hue: 235 }],
  [/\b(grass|reed|bush|bushes|hedge|thicket|wood|tree|forest|vine|moss)s?\b/i, { ...PLAIN, chroma: 0.09, hue: 140 }],
  [/\b(crate|plank|timber|table|loft|bridge|barrel|wagon|woodpile|log)s?\b/i, { ...PLAIN, hue: 75 }],
  [/\b(mud|earth|dirt|sand|dune|soil)s?\b/i, { ...PLAIN, lightness: 0.55, hue: 85 }],
  [/\b(rock|stone|rubble|boulder|ruin|gravel)s?\b/i, { lightness: 0.5, chroma: 0.02, hue: 70, strength: 1.7 }],
]

/** Two hues that are closer than this are taken for one another. */
const APART = 24

/** A look for each word, the same each time; no two of them alike as long as there is room. */
export function looksOf(words: readonly string[]): Map<string, Look> {
  const looks = new Map<string, Look>()
  const sorted = [...new Set(words)].sort()
  const unknown: string[] = []
  for (const word of sorted) {
    const look = PICTURED.find(([name]) => name.test(word))?.[1]
    if (look === undefined || (look.chroma < GREY && [...looks.values()].includes(look))) unknown.push(word)
    else looks.set(word, apart(look, looks))
  }
  for (const word of unknown) looks.set(word, apart({ ...PLAIN, hue: hueOf(word) }, looks))
  return looks
}

/** The look, or the same in the nearest hue that is far enough from those taken. */
function apart(look: Look, taken: ReadonlyMap<string, Look>): Look {
  const others = [...taken.values()].filter((other) => other.chroma >= GREY)
  if (look.chroma < GREY) return look
  for (let step = 0; step < 360 / APART; step++) {
    const aside = Math.ceil(step / 2) * APART * (step % 2 === 0 ? 1 : -1)
    const hue = (look.hue + aside + 360) % 360
    if (others.every((other) => distance(other.hue, hue) >= APART)) return aside === 0 ? look : { ...look, hue }
  }
  return look
}

function distance(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360
  return Math.min(apart, 360 - apart)
}

function hueOf(word: string): number {
  let sum = 7
  for (const letter of word) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360
  return sum
}

/** The choice that lies in a space; where several lie above each other, the nearest in height to the one given. */
export function choiceAt(options: readonly Choice[], at: Spot, height = 0): Choice | null {
  let best: Choice | null = null
  for (const option of options) {
    const there = spot(option.key)
    if (!sameSpace(there, at)) continue
    if (best === null || Math.abs(there.z - height) < Math.abs(spot(best.key).z - height)) best = option
  }
  return best
}

/** Choices by the space they lie in, so that a pointer finds them at once on a large map. */
export function choicesBySpace(options: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const option of options) {
    const { x, y } = spot(option.key)
    const there = found.get(`${x},${y}`)
    if (there === undefined) found.set(`${x},${y}`, [option])
    else there.push(option)
  }
  return found
}

/** Whoever stands on any of these spaces, be it with a part. */
export function within(tokens: readonly Token[], spaces: readonly Spot[]): Token[] {
  const taken = new Set(spaces.map(({ x, y }) => `${x},${y}`))
  if (taken.size === 0) return []
  return tokens.filter((token) => {
    const at = spot(token.at)
    for (let y = at.y; y < at.y + token.size; y++) {
      for (let x = at.x; x < at.x + token.size; x++) if (taken.has(`${x},${y}`)) return true
    }
    return false
  })
}

/** The middle of whoever stands somewhere, in spaces. */
export function middle(token: Token): { x: number; y: number } {
  const at = spot(token.at)
  return { x: at.x + token.size / 2, y: at.y + token.size / 2 }
}

/** A way as a line through the middles of its spaces. */
export function trail(from: Spot | null, way: readonly Spot[]): string {
  const all = from === null ? way : [from, ...way]
  return all.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x + 0.5} ${y + 0.5}`).join('')
}

/** A line of sight, from corner to corner. */
export function ray(names: string | undefined): [number, number, number, number] | null {
  const [from, to] = (names ?? '')
    .trim()
    .split(/\s+/)
    .map((point) => point.split(',').map(Number))
  if (from?.length !== 2 || to?.length !== 2) return null
  const line = [...from, ...to]
  return line.every(Number.isFinite) ? (line as [number, number, number, number]) : null
}

/** How large a space is drawn, so that the whole map fills its place. */
export function fitting({ columns, rows }: Pick<Terrain, 'columns' | 'rows'>, width: number, height: number): number {
  return Math.max(LEAST, Math.min(MOST, width / columns, height / rows))
}

/** A rectangle of spaces. */
export interface Stretch {
  left: number
  top: number
  columns: number
  rows: number
}

/** The spaces that these stand on with one around them, as far as the map goes. */
export function around(tokens: readonly Token[], terrain: Pick<Terrain, 'columns' | 'rows'>): Stretch {
  if (tokens.length === 0) return { left: 0, top: 0, columns: terrain.columns, rows: terrain.rows }
  const spots = tokens.map((token) => ({ ...spot(token.at), size: token.size }))
  const left = Math.max(0, Math.min(...spots.map(({ x }) => x)) - 1)
  const top = Math.max(0, Math.min(...spots.map(({ y }) => y)) - 1)
  const right = Math.min(terrain.columns, Math.max(...spots.map(({ x, size }) => x + size)) + 1)
  const bottom = Math.min(terrain.rows, Math.max(...spots.map(({ y, size }) => y + size)) + 1)
  return { left, top, columns: right - left, rows: bottom - top }
}

/** How large a space is drawn where a fight is looked at: all of it if it can be, and never too small for a finger. */
export function closeUp(fight: Stretch, width: number, height: number): number {
  return Math.max(TAPPED, fitting(fight, width, height))
}

/** How large a space is drawn at first where there is room: the whole map, or where that is too small, the fight. */
export function opening(
  terrain: Pick<Terrain, 'columns' | 'rows'>,
  fight: Stretch,
  width: number,
  height: number,
): number {
  const whole = fitting(terrain, width, height)
  return whole >= READABLE ? whole : Math.max(READABLE, fitting(fight, width, height))
}

/**
 * The middle of what is looked at where not all of the fight can be seen: whoever comes first of these groups that has
 * anybody in it, all of them if they have room.
 */
export function lookedAt(
  groups: (readonly Token[])[],
  terrain: Terrain,
  columns: number,
  rows: number,
): { x: number; y: number } {
  const centre = (all: Stretch) => ({ x: all.left + all.columns / 2, y: all.top + all.rows / 2 })
  const seen = (all: Stretch) => all.columns <= columns && all.rows <= rows
  const fight = around(groups.flat(), terrain)
  const first = groups.find((group) => group.length > 0)
  if (first?.[0] === undefined || seen(fight)) return centre(fight)
  const wanted = around(first, terrain)
  return seen(wanted) ? centre(wanted) : middle(first[0])
}

/** As small as a map goes, and as large. */
export const LEAST = 10
export const MOST = 110

/** A token takes up four fifths of its space: so it is 40 pixels wide at least. */
const TAPPED = 50

/** Below this nobody can tell who a token is. */
const READABLE = 32

/** One step from a space, by an arrow key. */
export function stepped(at: Spot, key: string): Spot | null {
  switch (key) {
    case 'ArrowLeft':
      return { ...at, x: at.x - 1 }
    case 'ArrowRight':
      return { ...at, x: at.x + 1 }
    case 'ArrowUp':
      return { ...at, y: at.y - 1 }
    case 'ArrowDown':
      return { ...at, y: at.y + 1 }
    default:
      return null
  }
}
