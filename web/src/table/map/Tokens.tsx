import { memo, useContext, useId, useMemo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { BookContext } from '../../icons/EntryIcon'
import { useBookIcons, useIcons } from '../../icons/icons'
import type { Barred, Figure, Token } from '../../protocol'
import { numberOf, portraitOf } from '../faces'
import { useShown } from '../screen'
import { tellingOf } from '../telling'
import type { Telling } from '../telling'
import { usePicture } from '../usePicture'
import { initials } from '../words'
import { middle } from './ground'
import { t } from '../../words/words'
import './Tokens.css'

interface Props {
  tokens: Token[]
  roster: Figure[]
  /** Whoever is chosen. */
  current: string | null
  /** Whoever is in the area that is aimed at. */
  caught: readonly string[]
  /** Whoever the open form cannot be about, with the reason. */
  barred: readonly Barred[]
}

/** Everybody on the map. Who touches them is told by the map, from their `data-token`. */
export const Tokens = memo(function Tokens({ tokens, roster, current, caught, barred }: Props): ReactNode {
  const { panels } = useShown()
  const { figures, sides } = useMemo(
    () => ({
      figures: new Map(
        roster.map((figure) => {
          const size = tokens.find((token) => token.who === figure.id)?.size
          return [figure.id, { figure, telling: tellingOf(figure, panels, size) }]
        }),
      ),
      sides: [...new Set(roster.map((figure) => figure.side))],
    }),
    [roster, panels, tokens],
  )
  return tokens.map((token) => {
    const { figure, telling } = figures.get(token.who) ?? { figure: undefined, telling: NOTHING }
    return (
      <TokenOnMap
        key={token.who}
        who={token.who}
        at={token.at}
        size={token.size}
        figure={figure}
        telling={telling}
        side={sides.indexOf(figure?.side ?? '')}
        current={token.who === current}
        caught={caught.includes(token.who)}
        barred={barred.find((each) => each.key === token.who)?.why.reason ?? ''}
      />
    )
  })
})

const NOTHING: Telling = { health: null, conditions: [], words: [] }

interface One extends Token {
  figure: Figure | undefined
  telling: Telling
  side: number
  current: boolean
  caught: boolean
  barred: string
}

/** Sides are told apart by shape as well, for those who see no colours. */
const TokenOnMap = memo(function TokenOnMap({
  figure,
  telling,
  side,
  current,
  caught,
  barred,
  ...token
}: One): ReactNode {
  const { x, y } = middle(token)
  const name = figure?.name ?? token.who
  const half = 0.4 * token.size
  const classes = ['map-token', `map-token-${Math.max(0, Math.min(side, 2))}`]
  if (figure?.out === true) classes.push('map-token-out')
  if (figure?.turn === true) classes.push('map-token-turn')
  if (current) classes.push('map-token-current')
  if (caught) classes.push('map-token-caught')
  if (barred !== '') classes.push('map-token-barred')
  const besides = [...telling.words, caught ? t.map.inArea : '', barred].filter((part) => part !== '')
  const whose = figure ?? { id: token.who, name }
  return (
    <g
      className={classes.join(' ')}
      style={{ '--face': portraitOf(whose).colour } as CSSProperties}
      role="button"
      tabIndex={0}
      aria-label={[t.map.nameAt(name, token.at), ...besides].join(', ')}
      aria-current={current}
      data-token={token.who}
    >
      <title>{barred === '' ? name : barred}</title>
      <Shape x={x} y={y} half={half} side={side} />
      <g className="map-token-marks" aria-hidden>
        <Mark whose={whose} x={x} y={y} half={half} side={side} />
        {telling.health !== null && <Health health={telling.health} x={x} y={y} half={half} />}
        <Conditions telling={telling} x={x} y={y} half={half} />
      </g>
    </g>
  )
})

interface Where {
  x: number
  y: number
  half: number
}

function Shape({ x, y, half, side }: Where & { side: number }): ReactNode {
  return side <= 0 ? (
    <circle cx={x} cy={y} r={half} />
  ) : (
    <rect x={x - half} y={y - half} width={2 * half} height={2 * half} rx={side === 1 ? 0.08 : 0.3} />
  )
}

/** The face on a token: a picture, an icon with what tells several apart, or initials. */
function Mark({
  whose,
  x,
  y,
  half,
  side,
}: Where & { whose: Parameters<typeof portraitOf>[0]; side: number }): ReactNode {
  const clip = useId()
  const icons = useIcons()
  const { icon, picture } = portraitOf(whose)
  const url = usePicture(picture)
  const path = icon === undefined ? undefined : icons?.paths[icon]
  const number = numberOf(whose.name)
  if (url === null && path === undefined)
    return (
      <text x={x} y={y} fontSize={0.9 * half}>
        {initials(whose.name)}
      </text>
    )
  const wide = 1.42 * half
  return (
    <>
      {url === null ? (
        <path
          className="map-token-icon"
          d={path}
          transform={`translate(${x - wide / 2} ${y - wide / 2}) scale(${wide / 512})`}
        />
      ) : (
        <>
          <clipPath id={clip}>
            <Shape x={x} y={y} half={half * 0.95} side={side} />
          </clipPath>
          <image
            href={url}
            x={x - half}
            y={y - half}
            width={2 * half}
            height={2 * half}
            preserveAspectRatio="xMidYMid slice"
            clipPath={`url(#${clip})`}
          />
        </>
      )}
      {number !== '' && (
        <>
          <circle className="map-token-badge" cx={x + 0.78 * half} cy={y - 0.72 * half} r={0.15} />
          <text x={x + 0.78 * half} y={y - 0.72 * half} fontSize={number.length > 1 ? 0.16 : 0.2}>
            {number}
          </text>
        </>
      )}
    </>
  )
}

/** A bar below the face; the numbers stand in the roster. */
function Health({ health, x, y, half }: Where & { health: NonNullable<Telling['health']> }): ReactNode {
  const wide = 1.7 * half
  return (
    <>
      <rect className="map-token-bar" x={x - wide / 2} y={y + half - 0.09} width={wide} height={0.13} rx={0.05} />
      <rect
        className={`map-token-health map-token-${health.faring}`}
        x={x - wide / 2 + 0.02}
        y={y + half - 0.07}
        width={Math.max(0, (wide - 0.04) * health.share)}
        height={0.09}
        rx={0.035}
      />
    </>
  )
}

/** As many as find room; all of them are told in words. */
const MOST_CONDITIONS = 3

/** What ails or helps somebody, by the book's icons, from the upper left down. */
function Conditions({ telling, x, y, half }: Where & { telling: Telling }): ReactNode {
  const iconOf = useBookIcons(useContext(BookContext))
  const icons = useIcons()
  return telling.conditions.slice(0, MOST_CONDITIONS).map((chip, i) => {
    const path = icons?.paths[iconOf(chip.label) ?? '']
    const [left, top] = [x - 0.92 * half, y - 0.72 * half + i * 0.28]
    return (
      <g key={i}>
        <circle className="map-token-condition" cx={left} cy={top} r={0.13} />
        {path === undefined ? (
          <text x={left} y={top} fontSize={0.17}>
            {i === MOST_CONDITIONS - 1 && telling.conditions.length > MOST_CONDITIONS
              ? '…'
              : chip.label[0]?.toUpperCase()}
          </text>
        ) : (
          <path
            className="map-token-icon"
            d={path}
            transform={`translate(${left - 0.1} ${top - 0.1}) scale(${0.2 / 512})`}
          />
        )}
      </g>
    )
  })
}
