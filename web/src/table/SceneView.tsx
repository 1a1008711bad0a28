import { Grid3x3, List, Waypoints } from 'lucide-react'
import { ToggleGroup } from 'radix-ui'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Danger } from '../components/Danger'
import { PanelView } from '../components/Panels'
import { useBook, useTable, useTableState } from '../components/TableDoor'
import { labelOf } from '../components/words'
import type { Band, Figure, Item, Panel, Terrain } from '../protocol'
import { useScreen, useScreenStore, useSelected, useShown } from './screen'
import { initials } from './words'
import './SceneView.css'

type Look = 'map' | 'bands' | 'list'

/** Maps are for books that have them; nobody else loads them. */
const MapView = lazy(() => import('./map/MapView').then(({ MapView }) => ({ default: MapView })))

/** What lies before everybody: where they are, what time it is, how the fight goes. */
export function SceneView(): ReactNode {
  const { panels, roster } = useShown()
  const title = useTableState((state) => state.me?.title ?? '')
  const over = useTableState((state) => state.over)
  const referee = useTableState((state) => state.me?.role === 'referee')
  const looking = useScreen((state) => state.past !== null)
  const fighting = useTableState((state) => state.roster.some((figure) => figure.turn))
  const book = useBook()?.id ?? ''
  const [chosen, setChosen] = useState<Look | null>(null)
  const shared = panels.filter((panel) => panel.subject === '')
  const bands = shared.flatMap((panel) => panel.items).filter((item) => item.kind === 'bands')
  const maps = shared.flatMap((panel) => panel.items).filter((item) => item.kind === 'grid')
  const looks: Look[] = [
    ...(maps.length > 0 ? (['map'] as const) : []),
    ...(bands.length > 0 ? (['bands'] as const) : []),
    'list',
  ]
  const look = chosen !== null && looks.includes(chosen) ? chosen : (looks[0] ?? 'list')
  const { head, rest } = shortLines(shared)
  const nameOf = (id: string) => roster.find((figure) => figure.id === id)?.name ?? id
  return (
    <section className="scene" aria-label="Scene">
      <header className="scene-head">
        <div className="grow">
          <h1>{title}</h1>
          {head.length > 0 && (
            <p className="scene-lines">
              {head.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </p>
          )}
          {over && <p className="scene-over">It is over.</p>}
        </div>
        {looks.length > 1 && (
          <ToggleGroup.Root
            type="single"
            className="switch-look"
            aria-label="Show the scene as"
            value={look}
            onValueChange={(value) => value !== '' && setChosen(value as Look)}
          >
            {looks.map((each) => {
              const { name, Icon } = LOOKS[each]
              return (
                <ToggleGroup.Item key={each} value={each} className="icon-button" aria-label={name} title={name}>
                  <Icon aria-hidden size={19} />
                </ToggleGroup.Item>
              )
            })}
          </ToggleGroup.Root>
        )}
      </header>
      {referee && fighting && !looking && !over && <Danger quiet />}
      {look === 'map' &&
        maps.map(
          (item, i) =>
            item.terrain && (
              <Suspense key={i} fallback={<div className="map-coming" aria-busy="true" />}>
                <MapView terrain={item.terrain} roster={roster} label={labelOf(item.label)} />
              </Suspense>
            ),
        )}
      {look === 'bands' && bands.map((item, i) => <BandStrip key={i} item={item} roster={roster} />)}
      {look === 'list' && bands.map((item, i) => <BandList key={i} item={item} roster={roster} />)}
      {look === 'list' &&
        bands.length === 0 &&
        maps.map((item, i) => item.terrain && <SpaceList key={i} terrain={item.terrain} roster={roster} />)}
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

const LOOKS = {
  map: { name: 'Map', Icon: Grid3x3 },
  bands: { name: 'Range bands', Icon: Waypoints },
  list: { name: 'List', Icon: List },
}

/** A panel of nothing but a line or two needs no box of its own: it is read under the title. */
function shortLines(panels: Panel[]): { head: string[]; rest: Panel[] } {
  const head: string[] = []
  const rest: Panel[] = []
  for (const panel of panels) {
    const items = panel.items.filter((item) => item.kind !== 'bands' && item.kind !== 'grid')
    const lines = items.filter((item) => item.kind === 'prose')
    const hasScene = items.length < panel.items.length
    if (hasScene || (lines.length === items.length && items.length <= 1)) {
      head.push(...lines.map((item) => item.text ?? '').filter((text) => text !== ''))
      const more = items.filter((item) => item.kind !== 'prose')
      if (more.length > 0) rest.push({ ...panel, items: more })
    } else {
      rest.push({ ...panel, items })
    }
  }
  return { head, rest }
}

/** From near to far, those in one band beside each other. */
function BandStrip({ item, roster }: { item: Item; roster: Figure[] }): ReactNode {
  const bands = item.bands ?? []
  return (
    <ol className="strip" aria-label={labelOf(item.label)}>
      {bands.map((band) => (
        <li key={band.name} className="strip-band" style={{ flexGrow: Math.max(1, band.who.length) }}>
          <span className="strip-name numbers">{band.name}</span>
          <div className="strip-tokens">
            {figuresOf(band, roster).map((figure) => (
              <Token key={figure.id} figure={figure} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}

function BandList({ item, roster }: { item: Item; roster: Figure[] }): ReactNode {
  return (
    <dl className="band-list">
      {(item.bands ?? []).map((band) => (
        <div key={band.name}>
          <dt className="numbers">{band.name}</dt>
          <dd>
            {figuresOf(band, roster).map((figure) => (
              <FigureLink key={figure.id} figure={figure} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The map as a list: who stands in which space. */
function SpaceList({ terrain, roster }: { terrain: Terrain; roster: Figure[] }): ReactNode {
  return (
    <dl className="band-list">
      {terrain.tokens.map((token) => {
        const figure = roster.find((each) => each.id === token.who)
        return (
          figure !== undefined && (
            <div key={token.who}>
              <dt className="numbers">{token.at}</dt>
              <dd>
                <FigureLink figure={figure} />
              </dd>
            </div>
          )
        )
      })}
    </dl>
  )
}

function figuresOf(band: Band, roster: Figure[]): Figure[] {
  return band.who.flatMap((id) => roster.find((figure) => figure.id === id) ?? [])
}

function useChoice(figure: Figure) {
  const screen = useScreenStore()
  const selected = useSelected()
  return {
    'aria-current': selected?.id === figure.id,
    onClick: () => screen.setState({ selected: figure.id }),
  }
}

/** Sides are told apart by shape as well, for those who see no colours. */
function Token({ figure }: { figure: Figure }): ReactNode {
  const { roster } = useShown()
  const side = [...new Set(roster.map((each) => each.side))].indexOf(figure.side)
  return (
    <button
      type="button"
      className={`token token-${Math.min(side, 2)}${figure.out ? ' token-out' : ''}${figure.turn ? ' token-turn' : ''}`}
      title={figure.name}
      {...useChoice(figure)}
    >
      <span className="token-mark" aria-hidden>
        {initials(figure.name)}
      </span>
      <span className="token-name">{figure.name}</span>
    </button>
  )
}

function FigureLink({ figure }: { figure: Figure }): ReactNode {
  return (
    <button type="button" className={`figure-link${figure.out ? ' figure-out' : ''}`} {...useChoice(figure)}>
      {figure.name}
    </button>
  )
}

/** The panels of one character. */
export function SheetView({ figure }: { figure: Figure }): ReactNode {
  const { panels, roster } = useShown()
  const { table } = useTable()
  const book = useBook()?.id ?? ''
  const own = panels.filter((panel) => panel.subject === figure.id)
  const nameOf = (id: string) => roster.find((each) => each.id === id)?.name ?? id
  return (
    <div className="sheet-view">
      <div className="sheet-view-head">
        <h2>{figure.name}</h2>
        {own.length > 0 && (
          <Link href={`/t/${encodeURIComponent(table)}/sheet/${encodeURIComponent(figure.id)}`}>whole sheet</Link>
        )}
      </div>
      {own.length === 0 && <p className="soft">Nothing more is known of {figure.name}.</p>}
      {own.map((panel) => (
        <PanelView
          key={panel.id}
          panel={panel}
          book={book}
          nameOf={nameOf}
          untitled={panel.title === figure.name}
        />
      ))}
    </div>
  )
}
