import { memo, useMemo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import type { Barred, Figure, Token } from '../../protocol'
import { faceColour } from '../faces'
import { initials } from '../words'
import { middle } from './ground'
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
  const { figures, sides } = useMemo(
    () => ({
      figures: new Map(roster.map((figure) => [figure.id, figure])),
      sides: [...new Set(roster.map((figure) => figure.side))],
    }),
    [roster],
  )
  return tokens.map((token) => {
    const figure = figures.get(token.who)
    return (
      <TokenOnMap
        key={token.who}
        who={token.who}
        at={token.at}
        size={token.size}
        name={figure?.name ?? token.who}
        face={faceColour(token.who, figure?.portrait)}
        side={sides.indexOf(figure?.side ?? '')}
        out={figure?.out ?? false}
        turn={figure?.turn ?? false}
        current={token.who === current}
        caught={caught.includes(token.who)}
        barred={barred.find((each) => each.key === token.who)?.why.reason ?? ''}
      />
    )
  })
})

interface One extends Token {
  name: string
  face: string
  side: number
  out: boolean
  turn: boolean
  current: boolean
  caught: boolean
  barred: string
}

/** Sides are told apart by shape as well, for those who see no colours. */
const TokenOnMap = memo(function TokenOnMap({
  name,
  face,
  side,
  out,
  turn,
  current,
  caught,
  barred,
  ...token
}: One): ReactNode {
  const { x, y } = middle(token)
  const half = 0.4 * token.size
  const classes = ['map-token', `map-token-${Math.max(0, Math.min(side, 2))}`]
  if (out) classes.push('map-token-out')
  if (turn) classes.push('map-token-turn')
  if (current) classes.push('map-token-current')
  if (caught) classes.push('map-token-caught')
  if (barred !== '') classes.push('map-token-barred')
  const besides = [out ? 'out of the fight' : '', caught ? 'in the area' : '', barred].filter((part) => part !== '')
  return (
    <g
      className={classes.join(' ')}
      style={{ '--face': face } as CSSProperties}
      role="button"
      tabIndex={0}
      aria-label={[`${name}, at ${token.at}`, ...besides].join(', ')}
      aria-current={current}
      data-token={token.who}
    >
      <title>{barred === '' ? name : barred}</title>
      {side <= 0 ? (
        <circle cx={x} cy={y} r={half} />
      ) : (
        <rect x={x - half} y={y - half} width={2 * half} height={2 * half} rx={side === 1 ? 0.08 : 0.3} />
      )}
      <text x={x} y={y} aria-hidden fontSize={0.36 * Math.min(token.size, 2)}>
        {initials(name)}
      </text>
    </g>
  )
})
