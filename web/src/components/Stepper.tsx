import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import './Stepper.css'
import { t } from '../words/words'

/** A number with a step down and up beside it. */
export function Stepper({
  value,
  least,
  most,
  name,
  onChange,
  autoFocus = false,
}: {
  value: number | null
  least: number
  most: number
  name: string
  onChange: (value: number | null) => void
  autoFocus?: boolean
}): ReactNode {
  const step = (by: number) => onChange(Math.max(least, Math.min(most, (value ?? least) + by)))
  return (
    <span className="stepper">
      <button
        type="button"
        className="icon-button"
        aria-label={t.common.oneLess(name)}
        disabled={value !== null && value <= least}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden size={18} />
      </button>
      <input
        className="input"
        type="text"
        inputMode={least < 0 ? 'text' : 'numeric'}
        aria-label={name}
        autoFocus={autoFocus}
        value={value ?? ''}
        onFocus={(event) => event.target.select()}
        onChange={(event) =>
          onChange(/^-?\d{1,9}$/.test(event.target.value.trim()) ? Number(event.target.value) : null)
        }
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') step(1)
          if (event.key === 'ArrowDown') step(-1)
        }}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={t.common.oneMore(name)}
        disabled={value !== null && value >= most}
        onClick={() => step(1)}
      >
        <Plus aria-hidden size={18} />
      </button>
    </span>
  )
}
