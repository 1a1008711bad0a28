import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { CSSProperties, ReactNode } from 'react'
import { t } from '../words/words'

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What it is for, in a sentence. */
  lede?: ReactNode
  /** `side` slides in from the edge and leaves room for more. */
  as?: 'middle' | 'wide' | 'side'
  /** Colours of another book than the page's. */
  style?: CSSProperties
  /** Buttons at the end. */
  foot?: ReactNode
  children?: ReactNode
}

/** Something laid over the page until it is settled. */
export function Dialog({ open, onOpenChange, title, lede, as = 'middle', style, foot, children }: Props): ReactNode {
  const shape = { middle: 'dialog', wide: 'dialog dialog-wide', side: 'drawer' }[as]
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="veil" />
        <Radix.Content
          className={shape}
          style={style}
          {...(lede === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <div className="dialog-head">
            <Radix.Title asChild>
              <h2>{title}</h2>
            </Radix.Title>
            <Radix.Close className="icon-button" aria-label={t.common.close}>
              <X aria-hidden size={20} />
            </Radix.Close>
          </div>
          {lede !== undefined && <Radix.Description className="soft">{lede}</Radix.Description>}
          {children}
          {foot !== undefined && <div className="dialog-foot">{foot}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
