import { ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { deskOf } from '../api'
import { Harm } from '../components/Harm'
import { usePastedPicture } from '../components/usePastedPicture'
import { prepared } from '../table/map/picture'
import { usePicture } from '../table/usePicture'
import { t } from '../words/words'
import './PagePicture.css'

/** The picture of a page that is being written: one the table has, one that is still here alone, or none. */
export type Chosen = { name: string } | { file: Blob; url: string } | null

/** The picture that a page has so far. */
export function chosenOf(page: { picture: string } | null): Chosen {
  return page === null || page.picture === '' ? null : { name: page.picture }
}

/** Its name at the table, which is sent the file if it does not have it yet. */
export async function sent(token: string, chosen: Chosen): Promise<string | undefined> {
  if (chosen === null) return undefined
  return 'name' in chosen ? chosen.name : await deskOf(token).pin(chosen.file)
}

async function read(file: File): Promise<Chosen> {
  if (!/^image\/(png|jpeg|webp)$/.test(file.type)) throw new Error(t.journal.pictureIs)
  const { file: small } = await prepared(file)
  return { file: small, url: URL.createObjectURL(small) }
}

interface Props {
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

/** Chooses the picture of a page: from a file, dropped or pasted. */
export function PictureField({ chosen, onChange }: Props): ReactNode {
  const [error, setError] = useState<string | null>(null)
  const [over, setOver] = useState(false)
  const take = (file: File | null | undefined) => {
    if (file == null) return
    setError(null)
    read(file).then(onChange, (failed: unknown) => setError((failed as Error).message))
  }
  usePastedPicture(take)
  return (
    <div
      className={over ? 'picture-field picture-field-over' : 'picture-field'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files[0])
      }}
    >
      {chosen !== null && <Preview chosen={chosen} />}
      <div className="row">
        <label className="button button-small file-button">
          <input
            className="unseen"
            type="file"
            accept="image/png,image/jpeg,image/webp"
            onChange={(event) => {
              take(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <ImagePlus aria-hidden size={16} /> {chosen === null ? t.journal.choosePicture : t.journal.anotherPicture}
        </label>
        {chosen !== null && (
          <button type="button" className="button button-plain button-small" onClick={() => onChange(null)}>
            <X aria-hidden size={16} /> {t.journal.withoutPicture}
          </button>
        )}
        {chosen === null && <span className="soft">{t.journal.pictureSays}</span>}
      </div>
      <Harm says={error} />
    </div>
  )
}

/** How the picture will look on the page. */
export function Preview({ chosen }: { chosen: NonNullable<Chosen> }): ReactNode {
  const known = usePicture('name' in chosen ? chosen.name : undefined, 'pinned')
  const url = 'url' in chosen ? chosen.url : known
  return url === null ? null : <img className="picture-field-image" src={url} alt={t.journal.pictureOfPage} />
}
