import { Expand, Grid3x3, List, Shrink, Waypoints } from 'lucide-react'
import { ToggleGroup } from 'radix-ui'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { Danger } from '../components/Danger'
import { PanelView } from '../components/Panels'
import { useBook, useTableState } from '../components/TableDoor'
import { labelOf } from '../components/words'
import { ofKind } from '../protocol'
import type { Panel } from '../protocol'
import { FightSummary, useSummary } from './FightSummary'
import { BandList, BandStrip, SpaceList } from './Places'
import { useScreen, useShown } from './screen'
import { useStage } from './stage'
import { t } from '../words/words'
import './SceneView.css'

type Look = 'map' | 'bands' | 'list'

/** Maps are for books that have them; nobody else loads them. */
const MapView = lazy(() => import('./map/MapView').then(({ MapView }) => ({ default: MapView })))

/** What lies before everybody: where they are, what time it is, how the fight goes. */
export function SceneView(): ReactNode {
  const { panels, roster } = useShown()
  const title = useTableState((state) => state.shelf.present || (state.me?.title ?? ''))
  const over = useTableState((state) => state.over)
  const referee = useTableState((state) => state.me?.role === 'referee')
  const looking = useScreen((state) => state.past !== null)
  const fighting = useTableState((state) => state.roster.some((figure) => figure.turn))
  const book = useBook()?.id ?? ''
  const summary = useSummary()
  const [chosen, setChosen] = useState<Look | null>(null)
  const shared = panels.filter((panel) => panel.subject === '')
  const items = shared.flatMap((panel) => panel.items)
  const bands = ofKind(items, 'bands')
  const maps = ofKind(items, 'grid')
  const looks: Look[] = [
    ...(maps.length > 0 ? (['map'] as const) : []),
    ...(bands.length > 0 ? (['bands'] as const) : []),
    'list',
  ]
  const look = chosen !== null && looks.includes(chosen) ? chosen : (looks[0] ?? 'list')
  const { head, rest } = shortLines(shared)
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const [stage, turnStage] = useStage()
  const nameOf = (id: string) => roster.find((figure) => figure.id === id)?.name ?? id
  const mapped = look === 'map'
  const lines = head.length > 0 && (
    <p className="scene-lines">
      {head.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  )
  const danger = referee && fighting && !looking && !over && <Danger quiet />
  const header = (
    <header className="scene-head">
      <div className="grow">
        <h1 title={mapped ? title : undefined}>{title}</h1>
        {!looking && (over || summary.fight !== null) && (
          <p className="scene-over">
            {t.table.itIsOver}{' '}
            {summary.fight !== null && !summary.open && (
              <button type="button" className="link-button" onClick={() => summary.show(true)}>
                {t.table.summaryOfFight}
              </button>
            )}
          </p>
        )}
      </div>
      <div className="scene-tools" ref={setTools} />
      {looks.length > 1 && (
        <ToggleGroup.Root
          type="single"
          className="switch-look"
          aria-label={t.table.showSceneAs}
          value={look}
          onValueChange={(value) => value !== '' && setChosen(value as Look)}
        >
          {looks.map((each) => {
            const { name, Icon } = looksOf()[each]
            return (
              <ToggleGroup.Item key={each} value={each} className="icon-button" aria-label={name} title={name}>
                <Icon aria-hidden size={19} />
              </ToggleGroup.Item>
            )
          })}
        </ToggleGroup.Root>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={t.table.sceneAlone}
        title={t.table.sceneAloneSays}
        aria-pressed={stage}
        aria-keyshortcuts="v"
        onClick={turnStage}
      >
        {stage ? <Shrink aria-hidden size={19} /> : <Expand aria-hidden size={19} />}
      </button>
    </header>
  )
  return (
    <section className="scene" aria-label={t.table.scene} data-part="scene">
      {!looking && summary.open && summary.fight !== null && (
        <FightSummary fight={summary.fight} onClose={() => summary.show(false)} />
      )}
      {mapped ? (
        <div className="scene-stage">
          {header}
          {maps.map((map, i) => (
            <Suspense key={i} fallback={<div className="map-coming" aria-busy="true" />}>
              <MapView terrain={map} roster={roster} label={labelOf(map.label)} tools={tools} />
            </Suspense>
          ))}
        </div>
      ) : (
        header
      )}
      {lines}
      {danger}
      {look === 'bands' && bands.map((each, i) => <BandStrip key={i} bands={each} roster={roster} />)}
      {look === 'list' && bands.map((each, i) => <BandList key={i} bands={each} roster={roster} />)}
      {look === 'list' &&
        bands.length === 0 &&
        maps.map((map, i) => <SpaceList key={i} terrain={map} roster={roster} />)}
      {rest.length > 0 && (
        <div className="scene-panels">
          {rest.map((panel) => (
            <PanelView key={panel.id} panel={panel} book={book} nameOf={nameOf} />
          ))}
        </div>
      )}
    </section>
  )
}

const looksOf = () => ({
  map: { name: t.table.map, Icon: Grid3x3 },
  bands: { name: t.table.rangeBands, Icon: Waypoints },
  list: { name: t.table.list, Icon: List },
})

/** A panel of nothing but a line or two needs no box of its own: it is read under the title. */
function shortLines(panels: Panel[]): { head: string[]; rest: Panel[] } {
  const head: string[] = []
  const rest: Panel[] = []
  for (const panel of panels) {
    const items = panel.items.filter((item) => !('bands' in item) && !('grid' in item))
    const lines = ofKind(items, 'prose')
    const hasScene = items.length < panel.items.length
    if (hasScene || (lines.length === items.length && items.length <= 1)) {
      head.push(...lines.map((line) => line.text).filter((text) => text !== ''))
      const more = items.filter((item) => !('prose' in item))
      if (more.length > 0) rest.push({ ...panel, items: more })
    } else {
      rest.push({ ...panel, items })
    }
  }
  return { head, rest }
}
