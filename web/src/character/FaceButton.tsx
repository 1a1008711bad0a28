import { useState } from 'react'
import type { ReactNode } from 'react'
import { deskOf } from '../api'
import { Dialog } from '../components/Dialog'
import { Harm } from '../components/Harm'
import { useConnection, useTable, useTableState } from '../components/TableDoor'
import { useDeed } from '../desk/useDeed'
import type { Figure } from '../protocol'
import { Face } from '../table/Face'
import { portraitOf, writePortrait } from '../table/faces'
import { cutOut, OwnPicture } from './OwnPicture'
import type { Cut } from './OwnPicture'
import { Portraits } from './Portraits'
import { t } from '../words/words'

/** Somebody's face; a button for whoever may change it. */
export function FaceButton({ figure }: { figure: Figure }): ReactNode {
  const me = useTableState((state) => state.me)
  const [open, setOpen] = useState(false)
  const may = me !== null && (me.role === 'referee' || (me.role === 'player' && figure.seat === me.seat))
  if (!may) return <Face {...figure} size="large" />
  return (
    <>
      <button
        type="button"
        className="face-change"
        aria-label={t.hero.changeFaceOf(figure.name)}
        title={t.hero.changeFace}
        onClick={() => setOpen(true)}
      >
        <Face {...figure} size="large" />
      </button>
      {open && <FaceDialog figure={figure} onClose={() => setOpen(false)} />}
    </>
  )
}

function FaceDialog({ figure, onClose }: { figure: Figure; onClose: () => void }): ReactNode {
  const { token } = useTable()
  const connection = useConnection()
  const deed = useDeed()
  const [chosen, setChosen] = useState<string | null>(figure.portrait ?? null)
  const [cut, setCut] = useState<Cut | null>(null)
  const keep = async () => {
    if (cut === null) await connection.send('portray', { who: figure.id, portrait: chosen ?? undefined })
    else {
      const { colour, frame } = portraitOf({ ...figure, portrait: chosen })
      await deskOf(token).portray(figure.id, await cutOut(cut), writePortrait({ colour, frame }))
    }
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(still) => !still && onClose()}
      as="wide"
      title={t.hero.faceOf(figure.name)}
      lede={t.hero.faceSays}
      foot={
        <>
          {figure.portrait != null && (
            <button
              type="button"
              className="button button-plain"
              disabled={deed.busy}
              onClick={() => {
                setCut(null)
                setChosen(null)
              }}
            >
              {t.hero.asBook}
            </button>
          )}
          <button type="button" className="button button-main" disabled={deed.busy} onClick={() => void deed.run(keep)}>
            {t.hero.takeFace}
          </button>
        </>
      }
    >
      <div className="stack">
        <div className="row">
          <Face {...figure} portrait={chosen} size="large" />
          <span className="soft">{cut === null ? t.hero.soLook : t.hero.withPicture}</span>
        </div>
        <Portraits
          name={figure.name}
          id={figure.id}
          icon={figure.icon}
          chosen={chosen}
          open
          onChange={(written) => {
            const before = portraitOf({ ...figure, portrait: chosen })
            if (portraitOf({ ...figure, portrait: written }).icon !== before.icon) setCut(null)
            setChosen(written)
          }}
        >
          <OwnPicture cut={cut} onChange={setCut} />
        </Portraits>
        <Harm says={deed.error} />
      </div>
    </Dialog>
  )
}
