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
import { Programs } from './Programs'
import { useDeed } from './useDeed'
import { t } from '../words/words'
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
    if (link === null) throw new Error(t.desk.linkGone(chair.name))
    setInvitation(link)
  }
  return (
    <div className="stack desk-parts">
      <section className="stack" aria-labelledby="seats-here">
        <h3 id="seats-here">{t.desk.atTheTable}</h3>
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
        <h3>{t.desk.inviteSomebody}</h3>
        <div className="row">
          <label className="field grow">
            <span className="name">{t.desk.name}</span>
            <input
              className="input"
              maxLength={60}
              required
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          <label className="field">
            <span className="name">{t.desk.comesTo}</span>
            <select className="input" value={role} onChange={(event) => setRole(event.target.value)}>
              <option value="player">{t.desk.toPlay}</option>
              <option value="spectator">{t.desk.toWatch}</option>
            </select>
          </label>
        </div>
        <div className="row">
          <button className="button button-main" disabled={deed.busy || name.trim() === ''}>
            {t.desk.makeLink}
          </button>
        </div>
      </form>
      <Harm says={deed.error} />
      <Handing />
      <Programs />
      {invitation !== null && <InvitationDialog invitation={invitation} onClose={() => setInvitation(null)} />}
    </div>
  )
}

const roles = (): { [role: string]: string } => ({
  referee: t.common.runsTheGame,
  player: t.desk.plays,
  spectator: t.common.watches,
})

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
            roles()[chair.role],
            chair.here ? t.desk.hereNow : t.common.away,
            chair.invited ? '' : t.desk.noLink,
            chair.manual ? t.common.rollsByHand : '',
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      </span>
      <label className="row" title={t.desk.handDice}>
        <input
          type="checkbox"
          checked={chair.manual}
          aria-label={t.desk.rollsByHand(chair.name)}
          onChange={(event) =>
            void connection
              .send('roll-by-hand', { manual: event.target.checked, as: chair.seat })
              .catch(() => undefined)
          }
        />
        <span className="label" aria-hidden>
          {t.desk.byHand}
        </span>
      </label>
      {chair.invited && (
        <button
          type="button"
          className="icon-button"
          title={t.desk.showLink}
          aria-label={t.desk.showLinkOf(chair.name)}
          onClick={onShow}
        >
          <QrCode aria-hidden size={17} />
        </button>
      )}
      <Confirm
        title={t.desk.newLinkAsk(chair.name)}
        says={t.desk.newLinkSays}
        deed={t.desk.makeNewLink}
        onConfirm={onRotate}
      >
        <button type="button" className="icon-button" title={t.desk.newLink} aria-label={t.desk.newLinkFor(chair.name)}>
          <RefreshCw aria-hidden size={17} />
        </button>
      </Confirm>
      {chair.role !== 'referee' && chair.invited && (
        <Confirm
          title={t.desk.takeLinkAsk(chair.name)}
          says={t.desk.takeLinkSays}
          deed={t.desk.takeItAway}
          onConfirm={onRevoke}
        >
          <button
            type="button"
            className="icon-button"
            title={t.desk.takeLink}
            aria-label={t.desk.takeLinkOf(chair.name)}
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
      title={t.desk.linkFor(invitation.name)}
      lede={t.desk.linkForSays}
    >
      <img
        className="qr"
        alt={t.desk.qrFor(invitation.name)}
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(invitation.qr)}`}
      />
      <div className="row join">
        <input
          className="input grow"
          readOnly
          aria-label={t.desk.link}
          value={invitation.link}
          onFocus={(event) => event.target.select()}
        />
        <CopyButton
          text={invitation.link}
          className="button button-main"
          icon={<Copy aria-hidden size={17} />}
          label={t.desk.copy}
          copied={t.desk.copied}
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
      <h3 id="handing">{t.desk.whoSpeaks}</h3>
      <ul className="stock">
        {roster.map((figure) => (
          <li key={figure.id}>
            <span className="grow">{figure.name}</span>
            <select
              className="input stock-seat"
              aria-label={t.desk.whoSpeaksFor(figure.name)}
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
