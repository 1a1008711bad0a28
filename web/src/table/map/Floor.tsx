import { useId, useMemo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import type { Terrain } from '../../protocol'
import { byWord, hueOf, outline, spot } from './ground'

/** What does not move: ground, heights, light, walls, and what is out of sight. */
export function Floor({ terrain }: { terrain: Terrain }): ReactNode {
  const id = useId()
  const parts = useMemo(() => {
    const heights = terrain.cells.filter((cell) => cell.feet !== 0).map((cell) => ({ ...spot(cell.at), feet: cell.feet }))
    return {
      grounds: [...byWord(terrain.cells, (cell) => cell.ground)],
      lights: [...byWord(terrain.cells, (cell) => cell.light)],
      heights,
      fog: terrain.cells.filter((cell) => !cell.seen).map((cell) => spot(cell.at)),
    }
  }, [terrain.cells])
  return (
    <g className="map-floor">
      <defs>
        <pattern id={id} width={1} height={1} patternUnits="userSpaceOnUse">
          <path d="M0 0H1M0 0V1" className="map-lines" />
        </pattern>
      </defs>
      <rect className="map-plain" width={terrain.columns} height={terrain.rows} />
      {parts.grounds.map(([word, cells]) => (
        <path key={word} className="map-terrain" style={hue(word)} d={outline(cells)} />
      ))}
      {parts.heights.map((at) => (
        <rect key={`${at.x},${at.y}`} className={at.feet > 0 ? 'map-high' : 'map-low'} x={at.x} y={at.y} width={1} height={1} />
      ))}
      <rect fill={`url(#${id})`} width={terrain.columns} height={terrain.rows} />
      {parts.lights.map(([word, cells]) => (
        <path key={word} className="map-dark" style={depth(word)} d={outline(cells)} />
      ))}
      {parts.heights.map((at) => (
        <text key={`${at.x},${at.y}`} className="map-height" x={at.x + 0.08} y={at.y + 0.27}>
          {at.feet > 0 ? `+${at.feet}` : at.feet}
        </text>
      ))}
      {terrain.walls.map((wall, i) => (
        <line
          key={i}
          className={wall.kind === 'wall' ? 'map-wall' : 'map-wall map-cover'}
          style={wall.kind === 'wall' ? undefined : hue(wall.kind)}
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
}

function depth(word: string): CSSProperties {
  return { '--depth': word === 'dim' ? 0.28 : 0.55 } as CSSProperties
}

function hue(word: string): CSSProperties {
  return { '--hue': hueOf(word) } as CSSProperties
}

/** What the looks of the map mean. */
export function Legend({ terrain }: { terrain: Terrain }): ReactNode {
  const grounds = [...byWord(terrain.cells, (cell) => cell.ground).keys()]
  const lights = [...byWord(terrain.cells, (cell) => cell.light).keys()]
  const walls = [...new Set(terrain.walls.map((wall) => wall.kind))]
  return (
    <figcaption className="map-legend">
      <span>a space is {terrain.feet} ft</span>
      {grounds.map((word) => (
        <span key={word}>
          <i className="swatch swatch-ground" style={hue(word)} /> {word}
        </span>
      ))}
      {walls.map((word) => (
        <span key={word}>
          <i className={word === 'wall' ? 'swatch swatch-wall' : 'swatch swatch-cover'} style={hue(word)} /> {word}
        </span>
      ))}
      {lights.map((word) => (
        <span key={word}>
          <i className="swatch swatch-dark" style={depth(word)} /> {word}
        </span>
      ))}
    </figcaption>
  )
}
