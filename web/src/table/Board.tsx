import type { ReactNode } from 'react'
import { useTableState } from '../components/TableDoor'
import { capital, duration, labelOf } from '../components/words'
import type { Figure } from '../protocol'
import { boardItems, sides } from './roster'
import type { NumberDrawn } from './roster'
import { useMine, useScreenStore, useShown } from './screen'
import { t } from '../words/words'
import './Board.css'

/** Everybody's figures and troubles side by side, for as long as nobody is chosen. */
export function Board(): ReactNode {
  const { roster } = useShown()
  const mine = useMine()
  const referee = useTableState((state) => state.me?.role === 'referee')
  return (
    <section className="board" aria-label={t.table.atAGlance}>
      {sides(roster, (figure) => !referee && mine(figure)).map((side) => (
        <ul key={side.name} aria-label={capital(side.name)}>
          {side.figures.map((figure) => (
            <Card key={figure.id} figure={figure} />
          ))}
        </ul>
      ))}
    </section>
  )
}

function Card({ figure }: { figure: Figure }): ReactNode {
  const screen = useScreenStore()
  const { panels } = useShown()
  const { numbers, marks } = boardItems(panels, figure.id)
  return (
    <li className={figure.out ? 'board-card board-out' : 'board-card'}>
      <button type="button" className="board-name" onClick={() => screen.setState({ selected: figure.id })}>
        {figure.name}
      </button>
      <dl className="board-numbers">
        {numbers.map((item, i) => (
          <div key={i}>
            <dt>{labelOf(item.body.label)}</dt>
            <dd className="numbers">{number(item)}</dd>
          </div>
        ))}
      </dl>
      {marks.length > 0 && (
        <p className="board-marks">
          {marks.map(({ kind, body }, i) => (
            <span key={i} className="chip" title={kind === 'chip' ? body.detail : undefined}>
              {labelOf(body.label)}
              {kind === 'countdown' && <span className="numbers"> {duration(body.seconds)}</span>}
            </span>
          ))}
        </p>
      )}
    </li>
  )
}

function number({ kind, body }: NumberDrawn): ReactNode {
  switch (kind) {
    case 'score':
      return body.value
    case 'slots':
      // Where nobody counts how much fits, there is no end to tell.
      return body.room === 0 ? body.used : outOf(body.used, body.room)
    case 'track':
      return outOf(body.now, body.most)
    case 'pool':
      return `${body.dice}d${body.sides}`
  }
}

function outOf(now: number, most: number): ReactNode {
  return (
    <>
      {now}
      <span className="soft">/{most}</span>
    </>
  )
}
