import { useState } from 'react'
import type { ChangeEvent, ReactNode } from 'react'
import { DecimalField } from './fields'
import { prepared } from './picture'
import type { Under } from './picture'
import { t } from '../../words/words'

const OPACITIES = [1, 0.8, 0.6, 0.4, 0.2]

interface Props {
  under: Under | null
  across: number
  place: (under: Under | null) => void
  /** Takes the address of a picture that may be brought back by undoing. */
  keep: (url: string) => void
  complain: (error: unknown) => void
}

/** Which picture lies below, and how. It can be dragged on the map as well. */
export function PictureFields({ under, across, place, keep, complain }: Props): ReactNode {
  const [busy, setBusy] = useState(false)
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0]
    event.target.value = ''
    if (chosen === undefined) return
    setBusy(true)
    prepared(chosen)
      .then(({ file, slender }) => {
        const url = URL.createObjectURL(file)
        keep(url)
        place({ x: 0, y: 0, across, opacity: 1, ...under, url, slender, file })
      })
      .catch(complain)
      .finally(() => setBusy(false))
  }
  return (
    <>
      <label className="button file-button" aria-busy={busy}>
        <input
          className="unseen"
          type="file"
          accept="image/png,image/jpeg,image/webp"
          disabled={busy}
          onChange={take}
        />
        {under === null ? t.map.choosePicture : t.map.anotherPicture}
      </label>
      {under !== null && (
        <>
          <DecimalField
            name={t.map.fromLeft}
            value={under.x}
            least={-500}
            most={500}
            onChange={(x) => place({ ...under, x })}
          />
          <DecimalField
            name={t.map.fromAbove}
            value={under.y}
            least={-500}
            most={500}
            onChange={(y) => place({ ...under, y })}
          />
          <DecimalField
            name={t.map.spacesAcross}
            value={under.across}
            least={1}
            most={500}
            onChange={(wide) => place({ ...under, across: wide })}
          />
          <label className="field">
            <span className="label">{t.map.strength}</span>
            <select
              className="input"
              value={under.opacity}
              onChange={(event) => place({ ...under, opacity: Number(event.target.value) })}
            >
              {[...new Set([...OPACITIES, under.opacity])].map((opacity) => (
                <option key={opacity} value={opacity}>
                  {Math.round(opacity * 100)} %
                </option>
              ))}
            </select>
          </label>
          <button type="button" className="button" onClick={() => place(null)}>
            {t.map.takeAway}
          </button>
        </>
      )}
    </>
  )
}
