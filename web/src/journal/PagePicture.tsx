import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import type { Page } from '../protocol'
import { usePicture } from '../table/usePicture'
import { heading } from './pages'
import { t } from '../words/words'
import './PagePicture.css'

/** The picture on a page; a tap shows it as large as the window. */
export function PagePicture({ page }: { page: Pick<Page, 'picture' | 'title' | 'text'> }): ReactNode {
  const url = usePicture(page.picture === '' ? undefined : page.picture, 'pinned')
  if (page.picture === '') return null
  const alt = t.journal.pictureOf(heading(page))
  return (
    <Dialog.Root>
      <Dialog.Trigger className="page-picture" aria-label={t.journal.seeLarge(alt)} disabled={url === null}>
        {url !== null && <img src={url} alt={alt} />}
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="veil veil-dark" />
        <Dialog.Content className="page-picture-large" aria-describedby={undefined}>
          <Dialog.Title className="unseen">{alt}</Dialog.Title>
          {url !== null && <img src={url} alt={alt} />}
          <Dialog.Close className="icon-button" aria-label={t.journal.closePicture}>
            <X aria-hidden size={22} />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The picture beside the title of a page in a list. */
export function PageThumb({ picture }: { picture: string }): ReactNode {
  const url = usePicture(picture === '' ? undefined : picture, 'pinned')
  if (picture === '') return null
  return <span className="page-thumb">{url !== null && <img src={url} alt="" />}</span>
}
