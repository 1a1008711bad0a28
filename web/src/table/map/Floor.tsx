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
  return (
    <g className={under === null ? 'map-floor' : 'map-floor map-pictured'}>
      <defs>
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
        <path key={word} className="map-dark" style={depth(word)} d={outline(at)} />
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
    </g>
  )
})

function depth(word: string): CSSProperties {
  return { '--depth': word === 'dim' ? 0.28 : 0.55 } as CSSProperties
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
    <figcaption className="map-legend">
      <span>a space is {terrain.feet} ft</span>
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
          <i className="swatch swatch-dark" style={depth(word)} /> {word}
        </span>
      ))}
    </figcaption>
  )
})
