import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { t } from '../words/words'

interface Props {
  /** The button that asks. */
  children: ReactNode
  title: string
  /** What follows from it. */
  says: string
  /** What the deed is called on its button. */
  deed: string
  onConfirm: () => void
}

/** Asks before something that cannot be taken back. */
export function Confirm({ children, title, says, deed, onConfirm }: Props): ReactNode {
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>{children}</AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="veil" />
        <AlertDialog.Content className="dialog">
          <AlertDialog.Title asChild>
            <h2>{title}</h2>
          </AlertDialog.Title>
          <AlertDialog.Description>{says}</AlertDialog.Description>
          <div className="dialog-foot">
            <AlertDialog.Cancel className="button">{t.common.leaveIt}</AlertDialog.Cancel>
            <AlertDialog.Action className="button button-main" onClick={onConfirm}>
              {deed}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
