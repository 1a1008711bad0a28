import { Dices, Eye, Pencil, Trash2, Users } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Busy } from '../components/Busy'
import { Confirm } from '../components/Confirm'
import { Dialog } from '../components/Dialog'
import { useConnection, useTable, useTableState } from '../components/TableDoor'
import type { Page } from '../protocol'
import { useComplain, useScreen, useScreenStore, useSeatName } from '../table/screen'
import { PagePicture } from './PagePicture'
import { chosenOf, PictureField, Preview, sent } from './PictureField'
import { body, EVERYONE, heading, NEW_PAGE, otherChairs, readers } from './pages'
import { useRollOn } from './rolling'
import { t } from '../words/words'
import './Journal.css'

const Markdown = lazy(() => import('./Markdown'))

const LONGEST_TITLE = 120
const LONGEST_TEXT = 20_000

/** The page that is open, to be read or written. */
export function PageDialog(): ReactNode {
  const open = useScreen((state) => state.page)
  const page = useTableState((state) => state.pages.find((each) => each.key === open))
  const screen = useScreenStore()
  const { store } = useTable()
  const close = () => screen.setState({ page: null, draft: null })
  useEffect(() => {
    // Whoever has opened a page knows of it.
    if (page !== undefined) store.setState((state) => ({ arrived: state.arrived.filter((key) => key !== page.key) }))
  }, [store, page])
  if (open === NEW_PAGE) return <Editor key={NEW_PAGE} page={null} onClose={close} onDone={close} />
  return page === undefined ? null : <OpenPage key={page.key} page={page} onClose={close} />
}

function OpenPage({ page, onClose }: { page: Page; onClose: () => void }): ReactNode {
  const [writing, setWriting] = useState(false)
  if (writing && page.changeable)
    return <Editor page={page} onClose={() => setWriting(false)} onDone={() => setWriting(false)} />
  return <Reader page={page} onClose={onClose} onWrite={() => setWriting(true)} />
}

interface ReaderProps {
  page: Page
  onClose: () => void
  onWrite: () => void
}

function Reader({ page, onClose, onWrite }: ReaderProps): ReactNode {
  const connection = useConnection()
  const complain = useComplain()
  const me = useTableState((state) => state.me?.seat ?? '')
  const nameOf = useSeatName()
  const erase = () => {
    connection.send('erase', { page: page.key }).then(onClose, complain)
  }
  const share = (to: string[]) => {
    connection.send('share', { page: page.key, to }).catch(complain)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      as="wide"
      title={heading(page)}
      lede={`${readers(page, me, nameOf)} · ${page.by === me ? t.journal.writtenByYou : t.journal.from(nameOf(page.by))}, ${new Date(page.at).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' })}`}
      foot={
        <>
          {page.rollable && <RollOn page={page} onDone={onClose} />}
          {page.changeable && (
            <>
              <Confirm title={t.journal.eraseAsk} says={t.journal.eraseSays} deed={t.journal.erase} onConfirm={erase}>
                <button type="button" className="button button-plain">
                  <Trash2 aria-hidden size={16} /> {t.journal.erase}
                </button>
              </Confirm>
              <button type="button" className="button" onClick={onWrite}>
                <Pencil aria-hidden size={16} /> {t.journal.write}
              </button>
            </>
          )}
        </>
      }
    >
      <PagePicture page={page} />
      <Suspense fallback={<Busy />}>
        <Markdown text={body(page)} />
      </Suspense>
      {page.changeable && <Readers page={page} to={page.to} onChange={share} />}
    </Dialog>
  )
}

/** Rolls on the list of a page, for those whom the roll mode says. */
function RollOn({ page, onDone }: { page: Page; onDone: () => void }): ReactNode {
  const rollOn = useRollOn()
  const complain = useComplain()
  const watches = useTableState((state) => state.me?.role === 'spectator')
  if (watches) return null
  const roll = () => {
    rollOn(page.title).then(onDone, complain)
  }
  return (
    <button type="button" className="button" onClick={roll}>
      <Dices aria-hidden size={16} /> {t.journal.rollOnIt}
    </button>
  )
}

interface ReadersProps {
  page: Pick<Page, 'by'> | null
  to: string[]
  onChange: (to: string[]) => void
}

/** Who may read it: one tap each, or one for everyone. */
function Readers({ page, to, onChange }: ReadersProps): ReactNode {
  const chairs = useTableState((state) => state.chairs)
  const me = useTableState((state) => state.me)
  const nameOf = useSeatName()
  if (me === null || me.role === 'spectator') return null
  const others = otherChairs(chairs, page?.by ?? me.seat)
  const everyone = to.includes(EVERYONE)
  const toggle = (seat: string) => onChange(to.includes(seat) ? to.filter((each) => each !== seat) : [...to, seat])
  return (
    <fieldset className="readers">
      <legend>
        <Eye aria-hidden size={16} /> {t.journal.whoReads}
      </legend>
      <div className="row">
        <button
          type="button"
          className="button button-small"
          aria-pressed={everyone}
          onClick={() => onChange(everyone ? [] : [EVERYONE])}
        >
          <Users aria-hidden size={15} /> {t.journal.everyone}
        </button>
        {!everyone &&
          others.map((chair) => (
            <button
              key={chair.seat}
              type="button"
              className="button button-small"
              aria-pressed={to.includes(chair.seat)}
              onClick={() => toggle(chair.seat)}
            >
              {chair.name}
            </button>
          ))}
      </div>
      {!everyone && (
        <p className="soft" role="status">
          {t.journal.itIsFor(readers({ by: page?.by ?? me.seat, to }, me.seat, nameOf))}
        </p>
      )}
    </fieldset>
  )
}

interface EditorProps {
  page: Page | null
  onClose: () => void
  onDone: () => void
}

function Editor({ page, onClose, onDone }: EditorProps): ReactNode {
  const connection = useConnection()
  const { token } = useTable()
  const complain = useComplain()
  const screen = useScreenStore()
  const draft = useScreen((state) => state.draft)
  const [title, setTitle] = useState(page?.title ?? draft?.title ?? '')
  const [text, setText] = useState(page?.text ?? draft?.text ?? '')
  const [to, setTo] = useState(page?.to ?? [])
  // What the table has written is there to be read first.
  const [seen, setSeen] = useState(draft?.written === true)
  const about = page?.about ?? draft?.about ?? ''
  const [picture, setPicture] = useState(() => chosenOf(page))
  const [saving, setSaving] = useState(false)
  useEffect(() => {
    if (picture === null || !('url' in picture)) return
    return () => URL.revokeObjectURL(picture.url)
  }, [picture])
  const empty = title.trim() === '' && text.trim() === '' && picture === null
  const save = () => {
    setSaving(true)
    sent(token, picture)
      .then((name) => {
        if (name !== undefined) setPicture({ name })
        const written = { title, text, to, page: page?.key, about: about === '' ? undefined : about, picture: name }
        return connection.send('note', written)
      })
      .then(() => {
        screen.setState({ draft: null })
        onDone()
      })
      .catch((error: unknown) => {
        setSaving(false)
        complain(error)
      })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      as="wide"
      title={page === null ? t.journal.newPage : t.journal.write}
      foot={
        <>
          <button type="button" className="button button-plain" aria-pressed={seen} onClick={() => setSeen(!seen)}>
            {seen ? t.journal.goOnWriting : t.journal.seeHow}
          </button>
          <button type="button" className="button button-main" disabled={empty || saving} onClick={save}>
            {page === null ? t.journal.putIn : t.journal.keepIt}
          </button>
        </>
      }
    >
      {seen ? (
        <>
          <h3>{title}</h3>
          {picture !== null && <Preview chosen={picture} />}
          <Suspense fallback={<Busy />}>
            <Markdown text={body({ title, text })} />
          </Suspense>
        </>
      ) : (
        <>
          <label className="field">
            <span className="name">{t.journal.title}</span>
            <input
              className="input"
              autoFocus
              maxLength={LONGEST_TITLE}
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
          </label>
          <PictureField chosen={picture} onChange={setPicture} />
          <label className="field">
            <span className="name">{t.journal.text}</span>
            <textarea
              className="input page-text"
              rows={12}
              maxLength={LONGEST_TEXT}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <span className="soft">
              {t.journal.markdown((words) => (
                <code>{words}</code>
              ))}
            </span>
          </label>
        </>
      )}
      <Readers page={page} to={to} onChange={setTo} />
    </Dialog>
  )
}
