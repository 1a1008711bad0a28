import type { KeyboardEvent, ReactNode } from 'react'
import { useBook, useTableState } from '../components/TableDoor'
import { Change, useLastChange } from '../components/Panels'
import { capital, labelOf } from '../components/words'
import type { Figure, Track } from '../protocol'
import { glance, sides } from './roster'
import { useMine, useScreenStore, useSelected, useShown } from './screen'
import './Roster.css'

/** Everybody in the scene, by sides: who is on turn, who is hurt, who is out. Choosing one shows what they can do. */
export function Roster({ row = false }: { row?: boolean }): ReactNode {
  const { roster } = useShown()
  const mine = useMine()
  const referee = useTableState((state) => state.me?.role === 'referee')
  return (
    <nav className={row ? 'roster roster-row' : 'roster'} aria-label="Who is here" onKeyDown={walk}>
      {referee && <Seat />}
      {sides(roster, (figure) => !referee && mine(figure)).map((side) => (
        <section key={side.name} aria-label={capital(side.name)}>
          {side.name !== '' && <h2 className="roster-side">{capital(side.name)}</h2>}
          <ul>
            {side.figures.map((figure) => (
              <FigureRow key={figure.id} figure={figure} own={mine(figure) && !referee} />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

/** The arrow keys go from one to the next, as Tab does. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  if (step === undefined) return
  const all = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button.figure')]
  const at = all.indexOf(document.activeElement as HTMLButtonElement)
  if (at < 0) return
  const next = all[(at + step + all.length) % all.length]
  event.preventDefault()
  next?.focus()
  next?.click()
}

/** The Referee's own place at the head of the roster. */
function Seat(): ReactNode {
  const screen = useScreenStore()
  const selected = useSelected()
  const book = useBook()
  const name = useTableState((state) => state.me?.name ?? '')
  const title = book?.theme.referee ?? 'Referee'
  return (
    <button
      type="button"
      className="figure figure-seat"
      aria-current={selected === null}
      onClick={() => screen.setState({ selected: null })}
    >
      <span className="figure-name">{title}</span>
      {name !== title && <span className="figure-note">{name}</span>}
    </button>
  )
}

function FigureRow({ figure, own }: { figure: Figure; own: boolean }): ReactNode {
  const screen = useScreenStore()
  const { panels } = useShown()
  const selected = useSelected()
  const { track, chips } = glance(panels, figure.id)
  const classes = ['figure', figure.out && 'figure-out', figure.turn && 'figure-turn'].filter(Boolean).join(' ')
  return (
    <li>
      <button
        type="button"
        className={classes}
        data-figure={figure.id}
        aria-current={selected?.id === figure.id}
        onClick={() =>
          screen.setState({
            selected: figure.id,
            tab: screen.getState().tab === 'log' ? 'sheet' : screen.getState().tab,
          })
        }
      >
        <span className="figure-name">
          {figure.name}
          {own && <span className="figure-own">yours</span>}
        </span>
        {figure.turn && !figure.out && <span className="figure-note figure-acts">on turn</span>}
        {figure.out && <span className="figure-note">out</span>}
        {track !== null && <SmallTrack track={track} />}
        {chips.length > 0 && (
          <span className="figure-chips">
            {chips.map((chip, i) => (
              <span key={i} title={chip.detail}>
                {chip.label}
              </span>
            ))}
          </span>
        )}
      </button>
    </li>
  )
}

function SmallTrack({ track: { label, now, most } }: { track: Track }): ReactNode {
  const change = useLastChange(now)
  const share = Math.max(0, Math.min(1, now / Math.max(1, most)))
  return (
    <span className={share <= 0.25 ? 'small-track small-track-low' : 'small-track'}>
      <span className="unseen">
        , {labelOf(label)} {now} of {most}
      </span>
      <span className="small-bar" aria-hidden>
        <span style={{ width: `${share * 100}%` }} />
      </span>
      <span className="numbers small-numbers" aria-hidden>
        {now}
        <span className="soft">/{most}</span>
      </span>
      <Change by={change} />
    </span>
  )
}
