import { Copy, QrCode, RefreshCw, UserMinus } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { deskOf } from '../api'
import type { Invitation } from '../api'
import { Confirm } from '../components/Confirm'
import { CopyButton } from '../components/CopyButton'
import { Dialog } from '../components/Dialog'
import { Harm } from '../components/Harm'
import { useConnection, useTable, useTableState } from '../components/TableDoor'
import type { Chair } from '../protocol'
import { useDeed } from './useDeed'
import './Seats.css'

/** Who sits here, and the links that let them in. */
export function Seats(): ReactNode {
  const { token } = useTable()
  const chairs = useTableState((state) => state.chairs)
  const [name, setName] = useState('')
  const [role, setRole] = useState('player')
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const deed = useDeed()
  const desk = deskOf(token)
  const show = async (chair: Chair) => {
    const link = await desk.link(chair.seat)
    if (link === null) throw new Error(`The link of ${chair.name} cannot be shown again; make a new one.`)
    setInvitation(link)
  }
  return (
    <div className="stack desk-parts">
      <section className="stack" aria-labelledby="seats-here">
        <h3 id="seats-here">At the table</h3>
        <ul className="stock">
          {chairs.map((chair) => (
            <SeatLine
              key={chair.seat}
              chair={chair}
              onShow={() => void deed.run(() => show(chair))}
              onRotate={() => void deed.run(async () => setInvitation(await desk.rotate(chair.seat)))}
              onRevoke={() => void deed.run(() => desk.revoke(chair.seat))}
            />
          ))}
        </ul>
      </section>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          void deed.run(async () => {
            setInvitation(await desk.invite(name.trim(), role))
            setName('')
          })
        }}
      >
        <h3>Invite somebody</h3>
        <div className="row">
          <label className="field grow">
            <span className="name">Name</span>
            <input
              className="input"
              maxLength={60}
              required
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          <label className="field">
            <span className="name">Comes to</span>
            <select className="input" value={role} onChange={(event) => setRole(event.target.value)}>
              <option value="player">play</option>
              <option value="spectator">watch</option>
            </select>
          </label>
        </div>
        <div className="row">
          <button className="button button-main" disabled={deed.busy || name.trim() === ''}>
            Make a link
          </button>
        </div>
      </form>
      <Harm says={deed.error} />
      <Handing />
      {invitation !== null && <InvitationDialog invitation={invitation} onClose={() => setInvitation(null)} />}
    </div>
  )
}

const ROLES: { [role: string]: string } = { referee: 'runs the game', player: 'plays', spectator: 'watches' }

function SeatLine({
  chair,
  onShow,
  onRotate,
  onRevoke,
}: {
  chair: Chair
  onShow: () => void
  onRotate: () => void
  onRevoke: () => void
}): ReactNode {
  const connection = useConnection()
  return (
    <li>
      <span className={chair.here ? 'here-dot here' : 'here-dot'} aria-hidden />
      <span className="grow">
        <strong>{chair.name}</strong>
        <span className="soft stock-figures">
          {[
            ROLES[chair.role],
            chair.here ? 'here now' : 'away',
            chair.invited ? '' : 'no link',
            chair.manual ? 'rolls by hand' : '',
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      </span>
      <label className="row" title="Dice rolled by hand and typed in">
        <input
          type="checkbox"
          checked={chair.manual}
          aria-label={`${chair.name} rolls by hand`}
          onChange={(event) =>
            void connection
              .send('roll-by-hand', { manual: event.target.checked, as: chair.seat })
              .catch(() => undefined)
          }
        />
        <span className="label" aria-hidden>
          by hand
        </span>
      </label>
      {chair.invited && (
        <button
          type="button"
          className="icon-button"
          title="Show the link"
          aria-label={`Show the link of ${chair.name}`}
          onClick={onShow}
        >
          <QrCode aria-hidden size={17} />
        </button>
      )}
      <Confirm
        title={`A new link for ${chair.name}?`}
        says="The old link stops working at once."
        deed="Make a new link"
        onConfirm={onRotate}
      >
        <button type="button" className="icon-button" title="New link" aria-label={`New link for ${chair.name}`}>
          <RefreshCw aria-hidden size={17} />
        </button>
      </Confirm>
      {chair.role !== 'referee' && chair.invited && (
        <Confirm
          title={`Take ${chair.name}’s link away?`}
          says="Whoever sits there has to leave. Characters stay, and a new link can be made later."
          deed="Take it away"
          onConfirm={onRevoke}
        >
          <button
            type="button"
            className="icon-button"
            title="Take the link away"
            aria-label={`Take the link of ${chair.name} away`}
          >
            <UserMinus aria-hidden size={17} />
          </button>
        </Confirm>
      )}
    </li>
  )
}

/** A link with its picture for phones. */
function InvitationDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }): ReactNode {
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={`Link for ${invitation.name}`}
      lede="Whoever has it sits in this seat."
    >
      <img
        className="qr"
        alt={`QR code of the link for ${invitation.name}`}
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(invitation.qr)}`}
      />
      <div className="row join">
        <input
          className="input grow"
          readOnly
          aria-label="Link"
          value={invitation.link}
          onFocus={(event) => event.target.select()}
        />
        <CopyButton
          text={invitation.link}
          className="button button-main"
          icon={<Copy aria-hidden size={17} />}
          label="Copy"
          copied="Copied"
        />
      </div>
    </Dialog>
  )
}

/** Lets another seat speak for somebody. */
function Handing(): ReactNode {
  const { token } = useTable()
  const connection = useConnection()
  const roster = useTableState((state) => state.roster)
  const chairs = useTableState((state) => state.chairs).filter((chair) => chair.role !== 'spectator')
  const deed = useDeed()
  if (roster.length === 0) return null
  return (
    <section className="stack" aria-labelledby="handing">
      <h3 id="handing">Who speaks for whom</h3>
      <ul className="stock">
        {roster.map((figure) => (
          <li key={figure.id}>
            <span className="grow">{figure.name}</span>
            <select
              className="input stock-seat"
              aria-label={`Who speaks for ${figure.name}`}
              value={figure.seat}
              disabled={deed.busy}
              onChange={(event) => {
                const seat = event.target.value
                void deed.run(async () => {
                  const command = await deskOf(token).handing(figure.id, seat)
                  await connection.send('act', { command, mode: 'public' })
                })
              }}
            >
              {!chairs.some((chair) => chair.seat === figure.seat) && (
                <option value={figure.seat}>{figure.seat}</option>
              )}
              {chairs.map((chair) => (
                <option key={chair.seat} value={chair.seat}>
                  {chair.name}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <Harm says={deed.error} />
    </section>
  )
}
