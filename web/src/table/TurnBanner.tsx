import { Bell, BellOff } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useBook, useTableState } from '../components/TableDoor'
import type { Figure } from '../protocol'
import { acting, awaitedHeroes, expected, leftOf, named, orderOf, yourTurn } from '../turns'
import { isOnward } from './bar'
import { useBell, useRinging } from './bell'
import { Face } from './Face'
import { useMine, useScreen, useScreenStore, useSelected } from './screen'
import { offerOfBook } from '../words/book'
import { t } from '../words/words'
import { SoundSwitches } from './Sounding'
import './TurnBanner.css'

/** Whose turn it is, and the order of turns, for everybody at the table; nothing where nobody waits for anybody. */
export function TurnBanner(): ReactNode {
  useRinging()
  const roster = useTableState((state) => state.roster)
  const looking = useScreen((state) => state.past !== null)
  const over = useTableState((state) => state.over)
  const referee = useTableState((state) => state.me?.role === 'referee')
  const me = useTableState((state) => state.me)
  const chairs = useTableState((state) => state.chairs)
  const offers = useTableState((state) => state.offers)
  const theme = useBook()?.theme
  const mine = useMine()
  const now = acting(roster)
  const order = orderOf(roster)
  if (looking || over || (now.length === 0 && order.length === 0)) return null
  // A Referee who is alone plays the heroes first of all.
  const own = [
    ...awaitedHeroes({ me, chairs, roster }),
    ...now.filter((figure) => mine(figure) && !(referee && figure.itself != null)),
  ]
  const yours = own.length > 0 && !referee
  const next = theme === undefined ? undefined : offers.find((offer) => isOnward(offer, theme) && !offer.blocked)
  return (
    <section className={yours ? 'turns turns-yours' : 'turns'} aria-label={t.table.whoseTurn}>
      <p className="turns-says" role="status">
        <Says now={now} own={own} referee={referee} next={next === undefined ? undefined : offerOfBook(next.label)} />
      </p>
      {order.length > 0 && <Strip order={order.flatMap((rank) => rank.figures)} />}
      <BellSwitches />
    </section>
  )
}

interface SaysProps {
  now: Figure[]
  own: Figure[]
  referee: boolean
  /** What moves the game on, where this seat may say so. */
  next?: string
}

function Says({ now, own, referee, next }: SaysProps): ReactNode {
  if (now.length === 0) {
    return next === undefined ? t.table.betweenTurns : <>{t.table.nextIs(<strong>{next}</strong>)}</>
  }
  const shown = own.length > 0 ? own : now
  const [first] = shown
  const left = shown.length === 1 && first !== undefined ? leftOf(first) : ''
  return (
    <>
      {own.length > 0 && !referee ? (
        <>
          <strong>{yourTurn(own)}</strong>: {named(own)}
        </>
      ) : (
        <>
          {t.table.areOnTurn(
            shown.length,
            <strong>{named(shown, shown.length > 2 ? 1 : 2)}</strong>,
            first === undefined ? t.common.onTurn : expected(first),
          )}
        </>
      )}
      {left !== '' && <span className="turns-left">{left}</span>}
    </>
  )
}

/** Faces in the order of their turns: who has acted is dim, who may act now is ringed. */
function Strip({ order }: { order: Figure[] }): ReactNode {
  const screen = useScreenStore()
  const selected = useSelected()
  const list = useRef<HTMLOListElement>(null)
  const first = order.find((figure) => figure.turn)?.id
  useEffect(() => {
    const row = list.current
    const face = row?.querySelector<HTMLElement>('.turn-now')
    if (row != null && face != null) row.scrollLeft = face.offsetLeft - row.offsetLeft - 24
  }, [first])
  return (
    <ol className="turn-strip" aria-label={t.table.orderOfTurns} ref={list}>
      {order.map((figure, i) => (
        <li key={figure.id} className={order[i - 1]?.place?.rank === figure.place?.rank ? 'turn-together' : undefined}>
          <button
            type="button"
            className={`turn${figure.turn ? ' turn-now' : ''}${figure.place?.done && !figure.turn ? ' turn-done' : ''}${figure.out ? ' turn-out' : ''}`}
            title={figure.name}
            aria-current={selected?.id === figure.id}
            onClick={() => screen.setState({ selected: figure.id })}
          >
            <Face {...figure} />
            <span className="unseen">
              {figure.name}, {figure.turn ? expected(figure) : figure.place?.done ? t.table.hasActed : t.table.toCome}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** How one wants to be told; each person sets it for themselves. */
function BellSwitches(): ReactNode {
  const [bell] = useBell()
  const on = bell.sound || bell.vibration
  return (
    <Popover.Root>
      <Popover.Trigger className="icon-button turns-bell" aria-label={t.table.howTold} title={t.table.howTold}>
        {on ? <Bell aria-hidden size={18} /> : <BellOff aria-hidden size={18} />}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="popover bell" side="bottom" align="end" sideOffset={6} collisionPadding={8}>
          <SoundSwitches />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
