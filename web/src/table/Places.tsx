import { MoveRight } from 'lucide-react'
import { useContext } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { labelOf } from '../components/words'
import type { Band, Bands, Figure, Terrain } from '../protocol'
import { FaceMark } from './Face'
import { portraitOf } from './faces'
import { useSteps } from './map/useSteps'
import type { Steps } from './map/useSteps'
import { PastContext, useScreenStore, useSelected, useShown } from './screen'
import { tellingOf } from './telling'
import { TokenCard, useLongPress } from './TokenCard'
import { t } from '../words/words'
import './Places.css'

/** From near to far, those in one band beside each other. A tap on a band sends whoever is chosen there. */
export function BandStrip({ bands, roster }: { bands: Bands; roster: Figure[] }): ReactNode {
  const mover = useMover()
  return (
    <ol className="strip" aria-label={labelOf(bands.label)}>
      {bands.bands.map((band) => (
        <li key={band.name} className="strip-band" style={{ flexGrow: Math.max(1, band.who.length) }}>
          <BandName band={band} mover={mover} className="strip-name numbers" />
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

export function BandList({ bands, roster }: { bands: Bands; roster: Figure[] }): ReactNode {
  const mover = useMover()
  return (
    <dl className="band-list">
      {bands.bands.map((band) => (
        <div key={band.name}>
          <dt className="numbers">
            <BandName band={band} mover={mover} className="numbers" />
          </dt>
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

interface Mover {
  figure: Figure
  steps: Steps
}

/** Whoever is chosen, with where their plain move gets them; nobody in a moment that is past. */
function useMover(): Mover | null {
  const looking = useContext(PastContext) !== null
  const figure = useSelected()
  const steps = useSteps(looking ? null : figure)
  return figure === null ? null : { figure, steps }
}

/** Where a band lies; a button where whoever is chosen can go there. */
function BandName({ band, mover, className }: { band: Band; mover: Mover | null; className: string }): ReactNode {
  if (mover === null || band.who.includes(mover.figure.id) || !mover.steps.reaches(band.at))
    return <span className={className}>{band.name}</span>
  const says = t.table.goesTo(mover.figure.name, band.name)
  return (
    <button
      type="button"
      className={`${className} strip-go`}
      title={says}
      aria-label={says}
      onClick={() => mover.steps.go(band.at)}
    >
      {band.name}
      <MoveRight aria-hidden size={15} />
    </button>
  )
}

/** The map as a list: who stands in which space. */
export function SpaceList({ terrain, roster }: { terrain: Terrain; roster: Figure[] }): ReactNode {
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
  const { roster, panels } = useShown()
  const side = [...new Set(roster.map((each) => each.side))].indexOf(figure.side)
  const telling = tellingOf(figure, panels)
  const [told, pressing] = useLongPress()
  return (
    <button
      type="button"
      className={`token token-${Math.min(side, 2)}${figure.out ? ' token-out' : ''}${figure.turn ? ' token-turn' : ''}`}
      style={{ '--face': portraitOf(figure).colour } as CSSProperties}
      title={[figure.name, ...telling.words].join(' · ')}
      {...pressing}
      {...useChoice(figure)}
    >
      <span className="token-mark" aria-hidden>
        <FaceMark {...figure} />
      </span>
      {telling.health !== null && (
        <span className={`token-bar token-${telling.health.faring}`} aria-hidden>
          <span style={{ width: `${telling.health.share * 100}%` }} />
        </span>
      )}
      <span className="token-name">{figure.name}</span>
      {telling.conditions.length > 0 && (
        <span className="token-conditions">{telling.conditions.map((chip) => labelOf(chip.label)).join(', ')}</span>
      )}
      {told && <TokenCard figure={figure} telling={telling} />}
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
