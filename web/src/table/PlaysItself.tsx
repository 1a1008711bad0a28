import { Bot } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useConnection, useTableState } from '../components/TableDoor'
import { capital } from '../components/words'
import type { Figure } from '../protocol'
import { useComplain, useMine } from './screen'
import type { Side } from './roster'
import { sideName } from '../words/book'
import { t } from '../words/words'
import './Intents.css'

/** How somebody may play by themselves, as people call it. */
const ways = (): [string, string][] => [
  ['steady', t.table.steadily],
  ['scatter', t.table.strikingAnybody],
  ['cautious', t.table.withCare],
  ['bold', t.table.allIn],
  ['odds', t.table.byTheOdds],
]

export const USUAL = 'steady'

/** Lets some play by themselves in some way, or be played again. */
export function usePlayItself(): (who: string[], policy: string | null) => void {
  const connection = useConnection()
  const complain = useComplain()
  return (who, policy) => {
    connection.send('play-itself', { who, policy }).catch(complain)
  }
}

/** Whether somebody plays by themselves, for whoever speaks for them to say. */
export function PlaysItself({ figure }: { figure: Figure }): ReactNode {
  const play = usePlayItself()
  const mine = useMine()
  const role = useTableState((state) => state.me?.role)
  const id = useId()
  if (role !== 'referee' && !(role === 'player' && mine(figure))) {
    return figure.itself == null ? null : <span className="itself-switch soft">{t.table.playsItself}</span>
  }
  return (
    <span className="itself-switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={figure.itself != null}
        onChange={(event) => play([figure.id], event.target.checked ? USUAL : null)}
      />
      <label htmlFor={id}>{t.table.playsItselfLabel}</label>
      {figure.itself != null && (
        <select
          className="input"
          aria-label={t.table.howPlays(figure.name)}
          value={figure.itself}
          onChange={(event) => play([figure.id], event.target.value)}
        >
          {ways().map(([policy, words]) => (
            <option key={policy} value={policy}>
              {words}
            </option>
          ))}
        </select>
      )}
    </span>
  )
}

/** Whether everybody of a side plays by themselves. */
export function playsItself(side: Side): boolean {
  return side.figures.every((figure) => figure.itself != null)
}

/** The same for a whole side, at the head of its list. */
export function SidePlaysItself({ side }: { side: Side }): ReactNode {
  const play = usePlayItself()
  const referee = useTableState((state) => state.me?.role === 'referee')
  if (!referee) return null
  const all = playsItself(side)
  const says = t.table.playThemselves(capital(sideName(side.name)))
  return (
    <button
      type="button"
      className="side-itself"
      aria-pressed={all}
      aria-label={says}
      title={all ? t.table.playThemselvesNoMore(capital(sideName(side.name))) : t.table.letPlay(sideName(side.name))}
      onClick={() =>
        play(
          side.figures.map((figure) => figure.id),
          all ? null : USUAL,
        )
      }
    >
      <Bot aria-hidden size={18} /> <span aria-hidden>{t.table.byItself}</span>
    </button>
  )
}
