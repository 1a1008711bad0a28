import { Bell, BellOff } from 'lucide-react'
import { Popover, Switch } from 'radix-ui'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTableState } from '../components/TableDoor'
import type { Figure } from '../protocol'
import { acting, awaitedHeroes, expected, leftOf, named, orderOf, yourTurn } from '../turns'
import { useBell, useRinging } from './bell'
import { Face } from './Face'
import { useMine, useScreen, useScreenStore, useSelected } from './screen'
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
  return (
    <section className={yours ? 'turns turns-yours' : 'turns'} aria-label="Whose turn it is">
      <p className="turns-says" role="status">
        <Says now={now} own={own} referee={referee} />
      </p>
      {order.length > 0 && <Strip order={order.flatMap((rank) => rank.figures)} />}
      <BellSwitches />
    </section>
  )
}

function Says({ now, own, referee }: { now: Figure[]; own: Figure[]; referee: boolean }): ReactNode {
  if (now.length === 0) return 'Between two turns'
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
          <strong>{named(shown, shown.length > 2 ? 1 : 2)}</strong> {shown.length === 1 ? 'is' : 'are'}{' '}
          {first === undefined ? 'on turn' : expected(first)}
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
    <ol className="turn-strip" aria-label="Order of turns" ref={list}>
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
              {figure.name}
              {figure.turn ? `, ${expected(figure)}` : figure.place?.done ? ', has acted' : ', to come'}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** How one wants to be told; each person sets it for themselves. */
function BellSwitches(): ReactNode {
  const [bell, setBell] = useBell()
  const on = bell.sound || bell.vibration
  return (
    <Popover.Root>
      <Popover.Trigger
        className="icon-button turns-bell"
        aria-label="How you are told of your turn"
        title="How you are told of your turn"
      >
        {on ? <Bell aria-hidden size={18} /> : <BellOff aria-hidden size={18} />}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="popover bell" side="bottom" align="end" sideOffset={6} collisionPadding={8}>
          <p className="label">When the table waits for you</p>
          {(['sound', 'vibration'] as const).map((which) => (
            <label key={which} className="bell-line">
              <span>{which === 'sound' ? 'A sound' : 'Vibration'}</span>
              <Switch.Root
                className="toggle"
                checked={bell[which]}
                aria-label={which === 'sound' ? 'A sound' : 'Vibration'}
                onCheckedChange={(wanted) => setBell({ ...bell, [which]: wanted })}
              >
                <Switch.Thumb className="toggle-thumb" />
              </Switch.Root>
            </label>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
