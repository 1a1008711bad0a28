import type { Plain, Terrain } from '../../protocol'

export type Cover = 'none' | 'low' | 'high' | 'full'

export const COVERS: Cover[] = ['none', 'low', 'high', 'full']
export type Brightness = 'darkness' | 'low' | 'high' | 'blinding'

/** A map as files write it. What an editor does not know of it is kept as it is. */
export interface Plan {
  feet: number
  rows: string[]
  legend: { [letter: string]: Ground }
  walls: Wall[]
  heights: Rise[]
  lights: Light[]
  ambient?: Brightness | null
}

export interface Ground {
  name: string
  cover?: Cover
  solid?: boolean
  height?: number | null
  ground?: number
  cost?: number
}

export interface Wall {
  name?: string
  from: string
  to: string
  cover: Cover
  passable: boolean
  height?: number | null
}

export interface Rise {
  from: string
  to: string
  feet: number
}

export interface Light {
  name?: string
  at: string
  blinding?: number
  high?: number
  low?: number
}

export const OPEN = '.'
export const ROCK = '#'
const LARGEST = 60

export function readPlan(plain: Plain): Plan {
  const plan = plain as unknown as Partial<Plan>
  return {
    feet: 5,
    rows: [OPEN],
    ...plan,
    legend: plan.legend ?? {},
    walls: plan.walls ?? [],
    heights: plan.heights ?? [],
    lights: plan.lights ?? [],
  }
}

/** The map as it is sent: what is not said is left out. */
export function writtenPlan(plan: Plan): Plain {
  return JSON.parse(JSON.stringify(plan, (_, value: unknown) => value ?? undefined)) as Plain
}

export const columns = (plan: Plan): number => plan.rows[0]?.length ?? 0

/** What a letter of the map stands for. */
export function groundOf(plan: Plan, letter: string): Ground {
  return plan.legend[letter] ?? (letter === ROCK ? { name: 'rock', cover: 'full', solid: true } : { name: '' })
}

export function letterAt(plan: Plan, x: number, y: number): string {
  return plan.rows[y]?.[x] ?? OPEN
}

export function painted(plan: Plan, x: number, y: number, letter: string): Plan {
  if (letterAt(plan, x, y) === letter || plan.rows[y] === undefined) return plan
  return { ...plan, rows: plan.rows.map((row, i) => (i === y ? row.slice(0, x) + letter + row.slice(x + 1) : row)) }
}

/** A rectangle of spaces, both corners included. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The spaces between two of them, as far as the map goes. */
export function boxOf(plan: Plan, from: { x: number; y: number }, to: { x: number; y: number }): Box {
  const within = (value: number, most: number) => Math.max(0, Math.min(most - 1, Math.floor(value)))
  const wide = columns(plan)
  const deep = plan.rows.length
  return {
    left: within(Math.min(from.x, to.x), wide),
    top: within(Math.min(from.y, to.y), deep),
    right: within(Math.max(from.x, to.x), wide),
    bottom: within(Math.max(from.y, to.y), deep),
  }
}

/** All spaces of a rectangle in one ground. */
export function boxed(plan: Plan, box: Box, letter: string): Plan {
  const rows = plan.rows.map((row, y) =>
    y < box.top || y > box.bottom
      ? row
      : row.slice(0, box.left) + letter.repeat(box.right - box.left + 1) + row.slice(box.right + 1),
  )
  return { ...plan, rows }
}

/** A space and all that hang together with it in the same ground, no wall between them, in another ground. */
export function filled(plan: Plan, x: number, y: number, letter: string): Plan {
  const old = plan.rows[y]?.[x]
  if (old === undefined || old === letter) return plan
  const rows = plan.rows.map((row) => [...row])
  const left: [number, number][] = [[x, y]]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [cx, cy] = next
    const row = rows[cy]
    if (row === undefined || row[cx] !== old) continue
    row[cx] = letter
    for (const [dx, dy] of NEXT_TO) {
      if (rows[cy + dy]?.[cx + dx] === old && !isWalled(plan, cx + 0.5 + dx / 2, cy + 0.5 + dy / 2))
        left.push([cx + dx, cy + dy])
    }
  }
  return { ...plan, rows: rows.map((row) => row.join('')) }
}

const NEXT_TO = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/** Whether a wall goes through a point. */
function isWalled(plan: Plan, x: number, y: number): boolean {
  return plan.walls.some((wall) => distanceTo(wall, x, y) < 0.01)
}

/** A part of a map, with all that stands in it. */
export type Piece = Pick<Plan, 'rows' | 'legend' | 'walls' | 'heights' | 'lights'>

/** A copy of a rectangle of the map. */
export function cutOut(plan: Plan, box: Box): Piece {
  const rows = plan.rows.slice(box.top, box.bottom + 1).map((row) => row.slice(box.left, box.right + 1))
  const used = new Set(rows.join(''))
  const holds = (text: string, edge: number) => {
    const [x, y] = point(text)
    return x >= box.left && y >= box.top && x <= box.right + edge && y <= box.bottom + edge
  }
  const moved = (text: string) => shifted(text, -box.left, -box.top)
  return {
    rows,
    legend: Object.fromEntries(Object.entries(plan.legend).filter(([letter]) => used.has(letter))),
    walls: plan.walls
      .filter((wall) => holds(wall.from, 1) && holds(wall.to, 1))
      .map((wall) => ({ ...wall, from: moved(wall.from), to: moved(wall.to) })),
    heights: plan.heights
      .filter((rise) => holds(rise.from, 0) && holds(rise.to, 0))
      .map((rise) => ({ ...rise, from: moved(rise.from), to: moved(rise.to) })),
    lights: plan.lights.filter((light) => holds(light.at, 0)).map((light) => ({ ...light, at: moved(light.at) })),
  }
}

/** The map with a piece laid on it, its upper left corner in a space. What would lie off the map is left out. */
export function pasted(plan: Plan, piece: Piece, x: number, y: number): Plan {
  const letters = new Map<string, string>()
  let now = plan
  for (const [letter, ground] of Object.entries(piece.legend)) {
    const known = Object.entries(now.legend).find(([, other]) => sameGround(other, ground))?.[0]
    if (known !== undefined) letters.set(letter, known)
    else {
      const added = withGround(now, ground)
      now = added.plan
      letters.set(letter, added.letter)
    }
  }
  const wide = columns(plan)
  const deep = plan.rows.length
  const rows = now.rows.map((row, at) => {
    const piecesRow = piece.rows[at - y]
    if (piecesRow === undefined) return row
    const laid = Array.from(piecesRow, (letter) => letters.get(letter) ?? letter).join('')
    return (row.slice(0, x) + laid + row.slice(x + laid.length)).slice(0, wide)
  })
  const fits = (text: string, edge: number) => {
    const [px, py] = point(text)
    return px >= 0 && py >= 0 && px <= wide - 1 + edge && py <= deep - 1 + edge
  }
  const moved = (text: string) => shifted(text, x, y)
  const lights = piece.lights.map((light) => ({ ...light, at: moved(light.at) })).filter((light) => fits(light.at, 0))
  return lights.reduce(withLight, {
    ...now,
    rows,
    walls: [
      ...now.walls,
      ...piece.walls
        .map((wall) => ({ ...wall, from: moved(wall.from), to: moved(wall.to) }))
        .filter((wall) => fits(wall.from, 1) && fits(wall.to, 1)),
    ],
    heights: [
      ...now.heights,
      ...piece.heights
        .map((rise) => ({ ...rise, from: moved(rise.from), to: moved(rise.to) }))
        .filter((rise) => fits(rise.from, 0) && fits(rise.to, 0)),
    ],
  })
}

function sameGround(one: Ground, other: Ground): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(ground: Ground): [string, unknown][] {
  return Object.entries(ground)
    .filter(([, value]) => value !== undefined && value !== null)
    .sort(([a], [b]) => a.localeCompare(b))
}

function shifted(text: string, dx: number, dy: number): string {
  const [x, y] = point(text)
  return `${x + dx},${y + dy}`
}

/** The map with a new kind of ground, under the first letter of its name that is free. */
export function withGround(plan: Plan, ground: Ground): { plan: Plan; letter: string } {
  const taken = new Set([OPEN, ROCK, ...Object.keys(plan.legend)])
  const letter =
    Array.from(`${ground.name.toLowerCase()}abcdefghijklmnopqrstuvwxyz`).find(
      (each) => /[a-z]/.test(each) && !taken.has(each),
    ) ?? '?'
  return { plan: { ...plan, legend: { ...plan.legend, [letter]: ground } }, letter }
}

export function withWall(plan: Plan, wall: Wall): Plan {
  return wall.from === wall.to ? plan : { ...plan, walls: [...plan.walls, wall] }
}

export function withRise(plan: Plan, rise: Rise): Plan {
  return { ...plan, heights: [...plan.heights, rise] }
}

export function withLight(plan: Plan, light: Light): Plan {
  return { ...plan, lights: [...plan.lights.filter((each) => each.at !== light.at), light] }
}

/** Takes away what lies at a point, in spaces: a light, else the wall nearest to it, else the ground of the space. */
export function erased(plan: Plan, x: number, y: number): Plan {
  const space = `${Math.floor(x)},${Math.floor(y)}`
  if (plan.lights.some((light) => light.at === space))
    return { ...plan, lights: plan.lights.filter((light) => light.at !== space) }
  const near = plan.walls.map((wall) => distanceTo(wall, x, y))
  const nearest = near.indexOf(Math.min(...near))
  if (nearest >= 0 && (near[nearest] ?? 1) < 0.3) return { ...plan, walls: plan.walls.filter((_, i) => i !== nearest) }
  const height = heightAt(plan, Math.floor(x), Math.floor(y))
  if (height !== 0) return withRise(plan, { from: space, to: space, feet: 0 })
  return painted(plan, Math.floor(x), Math.floor(y), OPEN)
}

function point(text: string): [number, number] {
  const [x = 0, y = 0] = text.split(',').map(Number)
  return [x, y]
}

/** How far a point is from a wall, in spaces. */
export function distanceTo(wall: Wall, x: number, y: number): number {
  const [ax, ay] = point(wall.from)
  const [bx, by] = point(wall.to)
  const length = (bx - ax) ** 2 + (by - ay) ** 2
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
  return Math.hypot(x - (ax + along * (bx - ax)), y - (ay + along * (by - ay)))
}

/** The feet of the ground in a space: the last rise that holds it, or what the ground itself says. */
export function heightAt(plan: Plan, x: number, y: number): number {
  for (const rise of plan.heights.toReversed()) {
    const [ax, ay] = point(rise.from)
    const [bx, by] = point(rise.to)
    if (x >= Math.min(ax, bx) && x <= Math.max(ax, bx) && y >= Math.min(ay, by) && y <= Math.max(ay, by))
      return rise.feet
  }
  return groundOf(plan, letterAt(plan, x, y)).ground ?? 0
}

/** A larger or smaller map; walls and lights that would lie off it go. */
export function resized(plan: Plan, width: number, depth: number): Plan {
  const wide = Math.max(1, Math.min(LARGEST, width))
  const deep = Math.max(1, Math.min(LARGEST, depth))
  const rows = Array.from({ length: deep }, (_, y) => (plan.rows[y] ?? '').padEnd(wide, OPEN).slice(0, wide))
  const fits = (text: string, edge: number) => {
    const [x, y] = point(text)
    return x <= wide - edge && y <= deep - edge
  }
  return {
    ...plan,
    rows,
    walls: plan.walls.filter((wall) => fits(wall.from, 0) && fits(wall.to, 0)),
    lights: plan.lights.filter((light) => fits(light.at, 1)),
  }
}

/** The nearest half of a space, as walls are written. */
export function snapped(x: number, y: number): string {
  const half = (value: number) => Math.max(0, Math.round(value * 2) / 2)
  return `${half(x)},${half(y)}`
}

/** The plan as a map to draw, with everybody where they stand. */
export function drawn(plan: Plan, tokens: Terrain['tokens']): Terrain {
  const cells: Terrain['cells'] = []
  plan.rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const ground = groundOf(plan, letterAt(plan, x, y)).name
      const feet = heightAt(plan, x, y)
      if (ground !== '' || feet !== 0) cells.push({ at: `${x},${y}`, feet, ground, light: '', seen: true })
    }
  })
  const walls = plan.walls.map((wall) => {
    const [fromX, fromY] = point(wall.from)
    const [toX, toY] = point(wall.to)
    return {
      fromX,
      fromY,
      toX,
      toY,
      kind:
        wall.name !== undefined && wall.name !== ''
          ? wall.name
          : wall.cover === 'full'
            ? 'wall'
            : `${wall.cover} cover`,
    }
  })
  return { columns: columns(plan), rows: plan.rows.length, feet: plan.feet, cells, walls, tokens }
}

/** What was drawn so far, to go back and forth in. */
export interface Drafts<T> {
  now: T
  before: T[]
  after: T[]
}

export function begun<T>(now: T): Drafts<T> {
  return { now, before: [], after: [] }
}

export function changed<T>(drafts: Drafts<T>, next: T): Drafts<T> {
  return next === drafts.now ? drafts : { now: next, before: [...drafts.before, drafts.now], after: [] }
}

export function undone<T>(drafts: Drafts<T>): Drafts<T> {
  const last = drafts.before.at(-1)
  return last === undefined
    ? drafts
    : { now: last, before: drafts.before.slice(0, -1), after: [drafts.now, ...drafts.after] }
}

export function redone<T>(drafts: Drafts<T>): Drafts<T> {
  const [next, ...rest] = drafts.after
  return next === undefined ? drafts : { now: next, before: [...drafts.before, drafts.now], after: rest }
}
