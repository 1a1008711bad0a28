import { Hand } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Face, Rolled } from '../protocol'
import { t } from '../words/words'
import './DiceFaces.css'

/** Outlines in a box of 40 by 40, with where the number stands. */
const SHAPES: { [sides: number]: { outline: string; edges?: string; y?: number; small?: boolean } } = {
  2: { outline: 'M20 3a17 17 0 1 0 0 34a17 17 0 1 0 0-34z' },
  4: { outline: 'M20 3.5 37.5 35h-35z', y: 25, small: true },
  6: {
    outline: 'M8 4.5h24a3.5 3.5 0 0 1 3.5 3.5v24a3.5 3.5 0 0 1-3.5 3.5H8A3.5 3.5 0 0 1 4.5 32V8A3.5 3.5 0 0 1 8 4.5z',
  },
  8: { outline: 'M20 2 37 20 20 38 3 20z', edges: 'M3 20 20 28.5 37 20', y: 18.5, small: true },
  10: { outline: 'M20 2 38 17v6L20 38 2 23v-6z', edges: 'M2 23 20 28.5 38 23', y: 18, small: true },
  12: { outline: 'M20 2 32 6l6.5 10v9L31 35l-11 3-11-3-7.5-10v-9L8 6z', y: 20, small: true },
  20: { outline: 'M20 2 36.5 11v18L20 38 3.5 29V11z', edges: 'M20 7.5 32 28H8z', y: 21.5, small: true },
}

/** Any other die: a coin with its number of sides under it. */
const OTHER = { outline: 'M13 3h14l10 10v14L27 37H13L3 27V13z', small: true }

function told({ sides, face, kept, exploded }: Face, manual: boolean): string {
  return [
    t.common.dieShows(sides, face),
    kept ? '' : t.common.dropped,
    exploded ? t.common.explodes : '',
    manual ? t.common.rolledByHand : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}

interface DieProps {
  face: Face
  manual?: boolean
  /** Pixels; by default as tall as a line and a half. */
  size?: number
}

/** A die as its shape with the face in it: bright if it counts, dim if it was dropped, marked if rolled by hand. */
export function Die({ face, manual = false, size = 34 }: DieProps): ReactNode {
  const shape = SHAPES[face.sides] ?? OTHER
  const text = String(face.face)
  const height = (shape.small ? 15 : 20) - (text.length > 2 ? 4 : 0)
  return (
    <svg
      className={`die${face.kept ? '' : ' die-dropped'}${manual ? ' die-manual' : ''}`}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      role="img"
      aria-label={told(face, manual)}
    >
      <title>{told(face, manual)}</title>
      <path className="die-body" d={shape.outline} />
      {'edges' in shape && shape.edges !== undefined && <path className="die-edges" d={shape.edges} />}
      <text
        x="20"
        y={('y' in shape && shape.y) || 20.5}
        fontSize={height}
        dominantBaseline="central"
        textAnchor="middle"
      >
        {text}
      </text>
      {!face.kept && <path className="die-strike" d="M7 33 33 7" />}
    </svg>
  )
}

interface FacesProps {
  faces: Face[]
  manual?: boolean
  size?: number
}

/** Dice in the order they fell. A die that exploded is linked to the one it called. */
export function DiceFaces({ faces, manual = false, size }: FacesProps): ReactNode {
  return (
    <span className="dice">
      {faces.map((face, i) => (
        <span key={i} className={face.exploded && i + 1 < faces.length ? 'die-linked' : undefined}>
          <Die face={face} manual={manual} size={size} />
        </span>
      ))}
      {manual && (
        <span className="by-hand" title={t.common.rolledByHandTitle}>
          <Hand aria-hidden size={15} />
          <span className="unseen">{t.common.rolledByHand}</span>
        </span>
      )}
    </span>
  )
}

/** A roll as it lay on the table: its dice and what it came to. */
export function RolledDice({ rolled, size }: { rolled: Rolled; size?: number }): ReactNode {
  return (
    <span className="rolled">
      <DiceFaces faces={rolled.faces} manual={rolled.manual} size={size} />
      {rolled.result !== '' && (
        <>
          <span className="soft" aria-hidden>
            →
          </span>
          <strong className="numbers">{rolled.result}</strong>
        </>
      )}
    </span>
  )
}
