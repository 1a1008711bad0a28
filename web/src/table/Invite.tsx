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
            alt="QR code of the link to this table"
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(value.open.qr)}`}
          />
          <div className="stack invite-words">
            <p>Whoever opens this link, or points a phone at the code, takes a seat.</p>
            <div className="row join">
              <input
                className="input grow"
                readOnly
                aria-label="Link to this table"
                value={link}
                onFocus={(event) => event.target.select()}
              />
              <CopyButton
                text={link ?? ''}
                className="button button-main"
                icon={<Copy aria-hidden size={17} />}
                label="Copy"
                copied="Copied"
              />
            </div>
            <div className="row">
              <Confirm
                title="Make a new link?"
                says="The old link lets nobody in any more. Those who have a seat keep it."
                deed="Make a new link"
                onConfirm={() => change(() => desk.open())}
              >
                <button type="button" className="button button-plain button-small" disabled={deed.busy}>
                  <RefreshCw aria-hidden size={16} /> New link
                </button>
              </Confirm>
              <button
                type="button"
                className="button button-plain button-small"
                disabled={deed.busy}
                onClick={() => change(() => desk.withdraw())}
              >
                <X aria-hidden size={16} /> Withdraw the link
              </button>
            </div>
          </div>
        </>
      ) : (
        <div className="stack invite-words">
          <p>One link lets all your players in, from laptops and phones. You can withdraw it at any time.</p>
          <div className="row">
            <button
              type="button"
              className="button button-main"
              disabled={deed.busy || value === null}
              onClick={() => change(() => desk.open())}
            >
              <UserPlus aria-hidden size={18} /> Make a link
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
    <Dialog open onOpenChange={(stays) => !stays && onClose()} title="Invite people">
      <Invite />
    </Dialog>
  )
}
