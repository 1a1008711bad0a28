import type { ReactNode } from 'react'
import { useTableState } from '../components/TableDoor'
import { capital, duration, labelOf } from '../components/words'
import type { Figure, Item } from '../protocol'
import { boardItems, sides } from './roster'
import { useMine, useScreenStore, useShown } from './screen'
import './Board.css'

/** Everybody's figures and troubles side by side, for as long as nobody is chosen. */
export function Board(): ReactNode {
  const { roster } = useShown()
  const mine = useMine()
  const referee = useTableState((state) => state.me?.role === 'referee')
  return (
    <section className="board" aria-label="Everybody at a glance">
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
            <dt>{labelOf(item.label)}</dt>
            <dd className="numbers">{number(item)}</dd>
          </div>
        ))}
      </dl>
      {marks.length > 0 && (
        <p className="board-marks">
          {marks.map((item, i) => (
            <span key={i} className="chip" title={item.text ?? undefined}>
              {labelOf(item.label)}
              {item.kind === 'countdown' && <span className="numbers"> {duration(item.value ?? 0)}</span>}
            </span>
          ))}
        </p>
      )}
    </li>
  )
}

function number(item: Item): ReactNode {
  switch (item.kind) {
    case 'slots':
      // Where nobody counts how much fits, there is no end to tell.
      if ((item.most ?? 0) === 0) return item.value ?? 0
      return outOf(item)
    case 'track':
      return outOf(item)
    case 'pool':
      return `${item.value ?? 1}d${item.most ?? 6}`
    default:
      return item.value ?? 0
  }
}

function outOf(item: Item): ReactNode {
  return (
    <>
      {item.value ?? 0}
      <span className="soft">/{item.most ?? 0}</span>
    </>
  )
}
