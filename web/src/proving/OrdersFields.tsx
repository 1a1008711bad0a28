import { Dices } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Yard } from '../api'
import { counted } from './figures'
import { FIGHTS } from './match'
import type { Plan } from './match'
import { t } from '../words/words'
import './OrdersFields.css'

interface Props {
  plan: Plan
  yard: Yard
  onChange: (part: Partial<Plan>) => void
  onRounds: (rounds: number | undefined) => void
}

/** How often it is fought, when it is enough, and with which dice. */
export function OrdersFields({ plan, yard, onChange, onRounds }: Props): ReactNode {
  return (
    <div className="yard-fields">
      <label className="field">
        <span className="name">{t.proving.fightsName}</span>
        <select
          className="input"
          value={plan.fights}
          onChange={(event) => onChange({ fights: Number(event.target.value) })}
        >
          {[...new Set([...FIGHTS, plan.fights])]
            .sort((a, b) => a - b)
            .map((each) => (
              <option key={each} value={each}>
                {counted(each)}
              </option>
            ))}
        </select>
      </label>
      <label className="field">
        <span className="name">{t.proving.stopEarly}</span>
        <select
          className="input"
          value={plan.within}
          onChange={(event) => onChange({ within: Number(event.target.value) })}
        >
          {[0, 0.02, 0.01, 0.005, 0.001].map((each) => (
            <option key={each} value={each}>
              {each === 0 ? t.proving.never : t.proving.atWithin(each * 100)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="name">{t.proving.roundsAtMost}</span>
        <input
          className="input"
          inputMode="numeric"
          placeholder={String(yard.rounds)}
          value={plan.match.rounds ?? ''}
          onChange={(event) => onRounds(/^\d{1,4}$/.test(event.target.value) ? Number(event.target.value) : undefined)}
        />
      </label>
      <div className="field">
        <label className="name" htmlFor="seed">
          {t.proving.seed}
        </label>
        <span className="row yard-seed">
          <input
            id="seed"
            className="input grow"
            inputMode="numeric"
            value={plan.seed}
            onChange={(event) =>
              /^\d{1,15}$/.test(event.target.value) && onChange({ seed: Number(event.target.value) })
            }
          />
          <button
            type="button"
            className="icon-button"
            aria-label={t.proving.otherDice}
            title={t.proving.otherDice}
            onClick={() => onChange({ seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 1 })}
          >
            <Dices aria-hidden size={18} />
          </button>
        </span>
      </div>
    </div>
  )
}
