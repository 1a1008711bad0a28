import { useEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { Entity } from '../api'
import { useTableState } from '../components/TableDoor'
import { Floor } from '../table/map/Floor'
import { spot } from '../table/map/ground'
import { drawn } from '../table/map/plan'
import '../table/map/MapView.css'
import { planIn } from './maps'
import { t } from '../words/words'

/** A map before it is laid: what it looks like, with walls, doors and lights over its picture. */
export function MapSight({
  name,
  command,
  picture,
}: {
  name: string
  command: Entity
  picture: Blob | null
}): ReactNode {
  const plan = useMemo(() => planIn(command), [command])
  const terrain = useMemo(() => drawn(plan, []), [plan])
  const replaces = useTableState((state) => state.backdrop !== null)
  const url = useMemo(() => (picture === null ? null : URL.createObjectURL(picture)), [picture])
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url])
  const under =
    url === null
      ? null
      : { url, x: 0, y: 0, across: terrain.columns, slender: terrain.rows / terrain.columns, opacity: 1 }
  return (
    <div className="travel-map">
      <svg
        className="map-ground"
        role="img"
        aria-label={t.travel.looksLikeMap(name)}
        viewBox={`0 0 ${terrain.columns} ${terrain.rows}`}
      >
        <Floor terrain={terrain} under={under} />
        {plan.lights.map((lamp, i) => {
          const at = spot(lamp.at)
          return <circle key={i} className="map-lamp" cx={at.x + 0.5} cy={at.y + 0.5} r={0.28} />
        })}
      </svg>
      <p className="soft">
        {t.travel.takesPlace} {replaces ? t.travel.undoNotPicture : t.travel.undoBrings}
      </p>
    </div>
  )
}
