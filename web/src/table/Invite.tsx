import { Copy, RefreshCw, UserPlus, X } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { deskOf, useFetched } from '../api'
import { Confirm } from '../components/Confirm'
import { CopyButton } from '../components/CopyButton'
import { Dialog } from '../components/Dialog'
import { Harm } from '../components/Harm'
import { useTable } from '../components/TableDoor'
import { useDeed } from '../desk/useDeed'
import { t } from '../words/words'
import './Invite.css'

/** The link that is for anybody, with its picture: made, copied, shown again, withdrawn. For the Referee. */
export function Invite(): ReactNode {
  const { token } = useTable()
  const desk = deskOf(token)
  const [turn, setTurn] = useState(0)
  const { value, error } = useFetched(`invitation ${token} ${turn}`, async () => ({ open: await desk.invitation() }))
  const deed = useDeed()
  const change = (doing: () => Promise<unknown>) =>
    void deed.run(doing).then((well) => well && setTurn((before) => before + 1))
  const link = value?.open?.link
  return (
    <div className="invite">
      {value?.open ? (
        <>
          <img
            className="invite-qr"
            alt={t.table.qrToTable}
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(value.open.qr)}`}
          />
          <div className="stack invite-words">
            <p>{t.table.whoeverOpens}</p>
            <div className="row join">
              <input
                className="input grow"
                readOnly
                aria-label={t.table.linkToTable}
                value={link}
                onFocus={(event) => event.target.select()}
              />
              <CopyButton
                text={link ?? ''}
                className="button button-main"
                icon={<Copy aria-hidden size={17} />}
                label={t.desk.copy}
                copied={t.desk.copied}
              />
            </div>
            <div className="row">
              <Confirm
                title={t.table.newLinkAsk}
                says={t.table.newLinkSays}
                deed={t.desk.makeNewLink}
                onConfirm={() => change(() => desk.open())}
              >
                <button type="button" className="button button-plain button-small" disabled={deed.busy}>
                  <RefreshCw aria-hidden size={16} /> {t.desk.newLink}
                </button>
              </Confirm>
              <button
                type="button"
                className="button button-plain button-small"
                disabled={deed.busy}
                onClick={() => change(() => desk.withdraw())}
              >
                <X aria-hidden size={16} /> {t.table.withdrawLink}
              </button>
            </div>
          </div>
        </>
      ) : (
        <div className="stack invite-words">
          <p>{t.table.oneLink}</p>
          <div className="row">
            <button
              type="button"
              className="button button-main"
              disabled={deed.busy || value === null}
              onClick={() => change(() => desk.open())}
            >
              <UserPlus aria-hidden size={18} /> {t.desk.makeLink}
            </button>
          </div>
        </div>
      )}
      <Harm says={deed.error ?? error?.message} />
    </div>
  )
}

/** The same over the table, whenever it is asked for. */
export function InviteDialog({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <Dialog open onOpenChange={(stays) => !stays && onClose()} title={t.table.invitePeople}>
      <Invite />
    </Dialog>
  )
}
