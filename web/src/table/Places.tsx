import type { ReactNode } from 'react'
import { labelOf } from '../components/words'
import type { Band, Bands, Figure, Terrain } from '../protocol'
import { useScreenStore, useSelected, useShown } from './screen'
import { initials } from './words'
import './Places.css'

/** From near to far, those in one band beside each other. */
export function BandStrip({ bands, roster }: { bands: Bands; roster: Figure[] }): ReactNode {
  return (
    <ol className="strip" aria-label={labelOf(bands.label)}>
      {bands.bands.map((band) => (
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

export function BandList({ bands, roster }: { bands: Bands; roster: Figure[] }): ReactNode {
  return (
    <dl className="band-list">
      {bands.bands.map((band) => (
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
