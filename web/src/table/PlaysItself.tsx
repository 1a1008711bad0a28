import { Bot } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useConnection, useTableState } from '../components/TableDoor'
import { capital } from '../components/words'
import type { Figure } from '../protocol'
import { useComplain, useMine } from './screen'
import type { Side } from './roster'
import './Intents.css'

/** How somebody may play by themselves, as people call it. */
const WAYS: [string, string][] = [
  ['steady', 'steadily'],
  ['scatter', 'striking anybody'],
  ['cautious', 'with care'],
  ['bold', 'all at once'],
  ['odds', 'by the odds'],
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
    return figure.itself == null ? null : <span className="itself-switch soft">plays by itself</span>
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
      <label htmlFor={id}>Plays by itself</label>
      {figure.itself != null && (
        <select
          className="input"
          aria-label={`How ${figure.name} plays`}
          value={figure.itself}
          onChange={(event) => play([figure.id], event.target.value)}
        >
          {WAYS.map(([policy, words]) => (
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
  const says = `${capital(side.name)} play by themselves`
  return (
    <button
      type="button"
      className="side-itself"
      aria-pressed={all}
      aria-label={says}
      title={all ? `${says}: no more` : `Let the ${side.name} play by themselves`}
      onClick={() =>
        play(
          side.figures.map((figure) => figure.id),
          all ? null : USUAL,
        )
      }
    >
      <Bot aria-hidden size={18} /> <span aria-hidden>by itself</span>
    </button>
  )
}
