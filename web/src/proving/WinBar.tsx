import type { ReactNode } from 'react'
import { percent, titled } from '../components/words'
import { interval } from './figures'
import type { Result } from './wire'
import { sideName } from '../words/book'
import { t } from '../words/words'
import './WinBar.css'

const WIDTH = 1000
const HEIGHT = 46

/** Who wins how often, as one bar: the first side from the left, the second from the right, the rest between. */
export function WinBar({ result, thin = false }: { result: Result; thin?: boolean }): ReactNode {
  const [one, other] = result.sides
  if (one === undefined || other === undefined) return null
  const height = thin ? HEIGHT / 2 : HEIGHT
  const from = (rate: number) => rate * WIDTH
  const undecided = 1 - one.rate - other.rate
  const middle = height / 2
  return (
    <div className={`winbar${thin ? ' winbar-thin' : ''}`}>
      <div className="winbar-words">
        <Winner at={0} name={one.name} rate={one.rate} says={interval(one)} />
        {undecided > 0.0005 && (
          <span className="winbar-none soft">
            {result.capped > result.draws
              ? t.proving.undecided(percent(undecided))
              : t.proving.nobody(percent(undecided))}
          </span>
        )}
        <Winner at={1} name={other.name} rate={other.rate} says={interval(other)} />
      </div>
      <svg
        className="drawn"
        viewBox={`0 0 ${WIDTH} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t.proving.bothWin(
          titled(sideName(one.name)),
          percent(one.rate),
          sideName(other.name),
          percent(other.rate),
        )}
      >
        <rect x={0} y={0} width={WIDTH} height={height} fill="var(--paper-sunken)" />
        <rect x={0} y={0} width={from(one.rate)} height={height} fill="var(--side-0)" />
        <rect x={WIDTH - from(other.rate)} y={0} width={from(other.rate)} height={height} fill="var(--side-1)" />
        {/* The interval of the first side's chance. */}
        <rect
          x={from(one.low)}
          y={middle - 2}
          width={Math.max(1, from(one.high - one.low))}
          height={4}
          fill="var(--ink)"
        />
        <rect x={from(one.low)} y={middle - 9} width={2} height={18} fill="var(--ink)" />
        <rect x={from(one.high) - 2} y={middle - 9} width={2} height={18} fill="var(--ink)" />
      </svg>
    </div>
  )
}

function Winner({ at, name, rate, says }: { at: number; name: string; rate: number; says: string }): ReactNode {
  return (
    <span className={`winner winner-${at}`}>
      <span className="winner-rate numbers">{percent(rate)}</span>
      <span className="winner-name">
        {t.proving.sideWins(titled(sideName(name)))}
        <span className="soft numbers"> {says}</span>
      </span>
    </span>
  )
}
