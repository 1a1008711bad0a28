import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import type { ReactNode } from 'react'
import { ClauseLink } from '../components/ClauseLink'
import { useBook } from '../components/TableDoor'
import { useScreen, useScreenStore } from './screen'
import './Notices.css'

/** Says why something did not come about, and goes away by itself. */
export function Notices(): ReactNode {
  const notice = useScreen((state) => state.notice)
  const screen = useScreenStore()
  const book = useBook()?.id ?? ''
  return (
    <Toast.Provider duration={7000} swipeDirection="down">
      {notice !== null && (
        <Toast.Root
          key={notice.text}
          className={notice.wrong ? 'toast toast-wrong' : 'toast'}
          open
          onOpenChange={(open) => !open && screen.setState({ notice: null })}
        >
          <Toast.Description>
            {notice.text} <ClauseLink book={book} clause={notice.clause} />
          </Toast.Description>
          <Toast.Close className="icon-button" aria-label="Close">
            <X aria-hidden size={17} />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="toasts" />
    </Toast.Provider>
  )
}
