import { useState } from 'react'
import type { ReactNode } from 'react'
import { t } from '../words/words'

interface Props {
  text: string
  className: string
  icon: ReactNode
  label: string
  copied: string
  /** Where there is no clipboard, as on pages that came without encryption. */
  otherwise?: () => void
}

/** Puts a text on the clipboard and says so for a moment. */
export function CopyButton({ text, className, icon, label, copied, otherwise }: Props): ReactNode {
  const [done, setDone] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setDone(true)
      setTimeout(() => setDone(false), 2500)
    } catch {
      otherwise?.()
    }
  }
  return (
    <button type="button" className={className} onClick={() => void copy()}>
      {icon} <span role="status">{done ? copied : label}</span>
    </button>
  )
}

/** The same for the link of a page. Without a clipboard it still stands in the address bar. */
export function CopyLinkButton({ path, ...props }: { path: string } & Pick<Props, 'className' | 'icon'>): ReactNode {
  return (
    <CopyButton
      {...props}
      text={location.origin + path}
      label={t.common.copyTheLink}
      copied={t.common.linkCopied}
      otherwise={() => history.replaceState(history.state, '', path)}
    />
  )
}
