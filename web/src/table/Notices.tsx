import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import type { ReactNode } from 'react'
import { ClauseLink } from '../components/ClauseLink'
import { useBook, useConnection } from '../components/TableDoor'
import { useComplain, useScreen, useScreenStore } from './screen'
import { t } from '../words/words'
import './Notices.css'

/** Says why something did not come about, or what came of a single click, and goes away by itself. */
export function Notices(): ReactNode {
  const notice = useScreen((state) => state.notice)
  const screen = useScreenStore()
  const book = useBook()?.id ?? ''
  const connection = useConnection()
  const complain = useComplain()
  const undo = () => {
    connection.send('undo', { reason: '' }).catch(complain)
  }
  return (
    <Toast.Provider duration={7000} swipeDirection="down">
      {notice !== null && (
        <Toast.Root
          key={notice.text}
          className={notice.wrong ? 'toast toast-wrong' : notice.undo === true ? 'toast toast-done' : 'toast'}
          open
          onOpenChange={(open) => !open && screen.setState({ notice: null })}
        >
          <Toast.Description>
            {notice.text} <ClauseLink book={book} clause={notice.clause} />
          </Toast.Description>
          {notice.undo === true && (
            <Toast.Action altText={t.table.takeBackZ} asChild>
              <button type="button" className="button" onClick={undo}>
                {t.table.undo}
              </button>
            </Toast.Action>
          )}
          {notice.page !== undefined && (
            <Toast.Action altText={t.table.inJournal} asChild>
              <button type="button" className="button" onClick={() => screen.setState({ page: notice.page })}>
                {t.table.readIt}
              </button>
            </Toast.Action>
          )}
          <Toast.Close className="icon-button" aria-label={t.common.close}>
            <X aria-hidden size={17} />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="toasts" />
    </Toast.Provider>
  )
}
