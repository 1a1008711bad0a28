import { memo, useId, useMemo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import type { Terrain } from '../../protocol'
import { byWord, looksOf, outline, spot } from './ground'
import type { Look } from './ground'
import type { Under } from './picture'
import './Floor.css'

/** What does not move: the picture below, ground, heights, light, walls, and what is out of sight. */
export const Floor = memo(function Floor({ terrain, under }: { terrain: Terrain; under: Under | null }): ReactNode {
  const id = useId()
  const { cells, walls, columns, rows } = terrain
  const looks = useMemo(() => looksOn(terrain), [terrain])
  const parts = useMemo(() => {
    const heights = cells.filter((cell) => cell.feet !== 0).map((cell) => ({ ...spot(cell.at), feet: cell.feet }))
    return {
      grounds: [...byWord(cells, (cell) => cell.ground)],
      lights: [...byWord(cells, (cell) => cell.light)],
      heights,
      fog: cells.filter((cell) => !cell.seen).map((cell) => spot(cell.at)),
    }
  }, [cells])
  const classes = ['map-floor']
  if (under !== null) classes.push('map-pictured')
  if (parts.lights.length > 0) classes.push('map-lit')
  return (
    <g className={classes.join(' ')}>
      <defs>
        <pattern id={`${id}dark`} width={0.25} height={0.25} patternUnits="userSpaceOnUse">
          <path d="M0 0.25L0.25 0" className="map-hatch" />
        </pattern>
        <pattern id={id} width={1} height={1} patternUnits="userSpaceOnUse">
          {under !== null && <path d="M0.03 0.03H1M0.03 0.03V1" className="map-lines map-lines-below" />}
          <path d="M0 0H1M0 0V1" className="map-lines" />
        </pattern>
      </defs>
      <rect className="map-plain" width={columns} height={rows} />
      {under !== null && (
        <image
          className="map-backdrop"
          href={under.url}
          x={under.x}
          y={under.y}
          width={under.across}
          height={under.across * under.slender}
          opacity={under.opacity}
          preserveAspectRatio="none"
        />
      )}
      {parts.grounds.map(([word, at]) => (
        <path key={word} className="map-terrain" style={colour(looks, word)} d={outline(at)} />
      ))}
      <path className="map-high" d={outline(parts.heights.filter((at) => at.feet > 0))} />
      <path className="map-low" d={outline(parts.heights.filter((at) => at.feet < 0))} />
      <rect fill={`url(#${id})`} width={columns} height={rows} />
      {parts.lights.map(([word, at]) => (
        <g key={word} className={`map-light-${word}`}>
          <path className="map-dark" style={depth(word)} d={outline(at)} />
          {word === 'dark' && <path fill={`url(#${id}dark)`} d={outline(at)} />}
        </g>
      ))}
      {parts.heights.map((at) => (
        <text key={`${at.x},${at.y}`} className="map-height" x={at.x + 0.08} y={at.y + 0.27}>
          {at.feet > 0 ? `+${at.feet}` : at.feet}
        </text>
      ))}
      {under !== null && (
        <path
          className="map-halo"
          d={walls.map((wall) => `M${wall.fromX} ${wall.fromY}L${wall.toX} ${wall.toY}`).join('')}
        />
      )}
      {walls.map((wall, i) => (
        <line
          key={i}
          className={wall.kind === 'wall' ? 'map-wall' : 'map-wall map-cover'}
          style={wall.kind === 'wall' ? undefined : colour(looks, wall.kind)}
          x1={wall.fromX}
          y1={wall.fromY}
          x2={wall.toX}
          y2={wall.toY}
        >
          <title>{wall.kind}</title>
        </line>
      ))}
      <path className="map-fog" d={outline(parts.fog)} />
      <Edges columns={columns} rows={rows} />
    </g>
  )
})

/** The numbers along two edges, by which the log and the list tell places: first across, then down. */
function Edges({ columns, rows }: { columns: number; rows: number }): ReactNode {
  return (
    <>
      {Array.from({ length: columns }, (_, x) => (
        <text key={`x${x}`} className="map-edge" x={x + 0.5} y={0.24}>
          {x}
        </text>
      ))}
      {Array.from({ length: rows - 1 }, (_, y) => (
        <text key={`y${y}`} className="map-edge" x={0.22} y={y + 1.58}>
          {y + 1}
        </text>
      ))}
    </>
  )
}

/** How much each light takes from the floor below it. */
const DEPTHS: Readonly<Record<string, number>> = { dim: 0.34, dark: 0.8, blinding: 0 }

function depth(word: string): CSSProperties {
  return { '--depth': DEPTHS[word] ?? 0 } as CSSProperties
}

function looksOn({ cells, walls }: Terrain): Map<string, Look> {
  return looksOf([
    ...cells.map((cell) => cell.ground).filter((word) => word !== ''),
    ...walls.map((wall) => wall.kind).filter((word) => word !== 'wall'),
  ])
}

function colour(looks: Map<string, Look>, word: string): CSSProperties | undefined {
  const look = looks.get(word)
  if (look === undefined) return undefined
  const { lightness, chroma, hue, strength } = look
  return {
    '--look': `${lightness} ${chroma} ${hue}`,
    '--line-look': `${lightness - 0.04} ${chroma + 0.04} ${hue}`,
    '--strength': strength,
  } as CSSProperties
}

/** What the looks of the map mean. */
export const Legend = memo(function Legend({ terrain }: { terrain: Terrain }): ReactNode {
  const grounds = [...byWord(terrain.cells, (cell) => cell.ground).keys()]
  const lights = [...byWord(terrain.cells, (cell) => cell.light).keys()]
  const walls = [...new Set(terrain.walls.map((wall) => wall.kind))]
  const looks = looksOn(terrain)
  return (
    <div className="map-legend">
      {grounds.map((word) => (
        <span key={word}>
          <i className="swatch swatch-ground" style={colour(looks, word)} /> {word}
        </span>
      ))}
      {walls.map((word) => (
        <span key={word}>
          <i className={word === 'wall' ? 'swatch swatch-wall' : 'swatch swatch-cover'} style={colour(looks, word)} />{' '}
          {word}
        </span>
      ))}
      {lights.map((word) => (
        <span key={word}>
          <i className={`swatch swatch-dark swatch-${word}`} style={depth(word)} /> {word}
        </span>
      ))}
    </div>
  )
})
