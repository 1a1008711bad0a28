import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useBook, useTableState } from '../components/TableDoor'
import { Change, useLastChange } from '../components/Panels'
import { TermLabel } from '../components/Term'
import { capital, faring } from '../components/words'
import type { Figure, Vital } from '../protocol'
import { expected } from '../turns'
import { Face } from './Face'
import { NoteBeside } from './Guide'
import { playsItself, SidePlaysItself } from './PlaysItself'
import { chipsOf, goneWords, sides } from './roster'
import { PHONE, useMedia, useMine, useScreenStore, useSelected, useShown } from './screen'
import { vitalWords } from './telling'
import { ofBook, sideName } from '../words/book'
import { t } from '../words/words'
import './Roster.css'

/** Everybody in the scene, by sides: who is on turn, who is hurt, who is out. Choosing one shows what they can do. */
export function Roster({ row = false }: { row?: boolean }): ReactNode {
  const { roster } = useShown()
  const mine = useMine()
  const referee = useTableState((state) => state.me?.role === 'referee')
  const phone = useMedia(PHONE)
  return (
    <nav
      className={row ? 'roster roster-row' : 'roster'}
      aria-label={t.table.whoIsHere}
      data-part="roster"
      onKeyDown={walk}
    >
      {!phone && <NoteBeside parts={['roster']} />}
      {referee && <Seat />}
      {sides(roster, (figure) => !referee && mine(figure)).map((side) => (
        <section key={side.name} aria-label={capital(sideName(side.name))}>
          {side.name !== '' && <SidePlaysItself side={side} />}
          {side.name !== '' && <h2 className="roster-side">{capital(sideName(side.name))}</h2>}
          <ul>
            {side.figures
              .filter((figure) => figure.gone === '')
              .map((figure) => (
                <FigureRow
                  key={figure.id}
                  figure={figure}
                  own={mine(figure) && !referee}
                  itself={figure.itself != null && !(referee && playsItself(side))}
                />
              ))}
          </ul>
          <Gone figures={side.figures.filter((figure) => figure.gone !== '')} />
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
  const title = book?.theme.referee ?? t.common.referee
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

/** Those who are no part of it any more, folded away; whoever looks for them finds them here. */
function Gone({ figures }: { figures: Figure[] }): ReactNode {
  const selected = useSelected()
  const [open, setOpen] = useState(false)
  if (figures.length === 0) return null
  const shown = open || figures.some((figure) => figure.id === selected?.id)
  return (
    <>
      <button type="button" className="roster-gone" aria-expanded={shown} onClick={() => setOpen(!shown)}>
        <ChevronRight aria-hidden size={15} />
        {goneWords(figures)}
      </button>
      {shown && (
        <ul>
          {figures.map((figure) => (
            <FigureRow key={figure.id} figure={figure} own={false} itself={false} />
          ))}
        </ul>
      )}
    </>
  )
}

function FigureRow({ figure, own, itself }: { figure: Figure; own: boolean; itself: boolean }): ReactNode {
  const screen = useScreenStore()
  const { panels } = useShown()
  const selected = useSelected()
  // What became of them is said already.
  const chips = chipsOf(panels, figure.id).filter((chip) => chip.label !== figure.gone)
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
        <Face {...figure} size="small" />
        <span className="figure-head">
          <span className="figure-name">
            {figure.name}
            {own && <span className="figure-own">{t.table.yours}</span>}
            {itself && <span className="figure-own">{t.table.byItself}</span>}
          </span>
          {figure.turn && figure.gone === '' && <span className="figure-note figure-acts">{expected(figure)}</span>}
          {figure.out && !(figure.turn && figure.gone === '') && (
            <span className="figure-note">{figure.gone === '' ? t.common.out : figure.gone}</span>
          )}
        </span>
        {figure.vitals.length > 0 && <Vitals vitals={figure.vitals} />}
        {chips.length > 0 && (
          <span className="figure-chips">
            {chips.map((chip, i) => (
              <span key={i} title={chip.detail}>
                {ofBook(chip.label)}
              </span>
            ))}
          </span>
        )}
      </button>
    </li>
  )
}

/** Whether somebody fares well, is hurt, or is near the end; told by colour, and always by the number beside it. */
export function Vitals({ vitals }: { vitals: Vital[] }): ReactNode {
  return (
    <span className="vitals">
      {vitals.map((vital) => (
        <VitalView key={vital.label} vital={vital} />
      ))}
    </span>
  )
}

function VitalView({ vital }: { vital: Vital }): ReactNode {
  const { label, now, most } = vital
  const change = useLastChange(now)
  return (
    <span className={`vital vital-${faring(vital)}`}>
      <span className="vital-name" aria-hidden>
        <TermLabel label={label} inside="row" />
      </span>
      <span className="unseen">, {vitalWords(vital)}</span>
      {most != null && (
        <span className="vital-bar" aria-hidden>
          <span style={{ width: `${Math.max(0, Math.min(1, now / Math.max(1, most))) * 100}%` }} />
        </span>
      )}
      <span className="numbers vital-numbers" aria-hidden>
        {now}
        {most != null && <span className="soft">/{most}</span>}
      </span>
      <Change by={vital.harm ? -change : change} />
    </span>
  )
}
