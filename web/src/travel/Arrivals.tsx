import { FileDown, FileInput } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { deskOf, useFetched } from '../api'
import type { Coming, Flaw, Sight, Sighted } from '../api'
import { Dialog } from '../components/Dialog'
import { Harm } from '../components/Harm'
import { useConnection, useTable, useTableState } from '../components/TableDoor'
import { freshGuest, freshIds } from '../desk/stock'
import { useDeed } from '../desk/useDeed'
import type { Draft } from '../own/EntryEditor'
import type { Plain } from '../protocol'
import { lightened } from './maps'
import { keyOf, kindOf, paperName, placeOf, seatings, together, toggled, unread, usual } from './travel'
import { t } from '../words/words'
import './Travel.css'

const MapSight = lazy(() => import('./MapSight').then(({ MapSight }) => ({ default: MapSight })))

interface Props {
  /** What the button says. */
  label?: string
  className?: string
  /** Takes creatures and things into their forms, where they can be written on before they come. */
  onWrite?: (drafts: Draft[], remarks: string[]) => void
  /** When somebody has come to the table. */
  onCome?: (id: string) => void
}

/** The way in for whoever comes from elsewhere: files or a text, looked at before anything comes. */
export function Arrivals({ label = t.travel.fromFile, className = 'button', onWrite, onCome }: Props): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <FileInput aria-hidden size={17} /> {label}
      </button>
      <Dialog open={open} onOpenChange={setOpen} as="wide" title={t.travel.bringIn} lede={t.travel.bringInSays}>
        {open && (
          <Arriving
            onWrite={
              onWrite &&
              ((drafts, remarks) => {
                setOpen(false)
                onWrite(drafts, remarks)
              })
            }
            onCome={onCome}
            close={() => setOpen(false)}
          />
        )}
      </Dialog>
    </>
  )
}

/** What somebody has chosen, dropped or pasted. */
interface Brought {
  name: string
  content: Blob
  /** The picture in it, once it is drawn anew. */
  picture?: Blob | null
}

/** A file as it is sent: that of a map with a smaller picture. */
async function ready(file: Brought): Promise<Brought> {
  if (file.picture !== undefined) return file
  try {
    return { name: file.name, ...(await lightened(file.content)) }
  } catch (failed) {
    throw new Unread({ file: file.name, line: 0, field: 'image', message: (failed as Error).message })
  }
}

class Unread extends Error {
  constructor(readonly flaw: Flaw) {
    super(flaw.message)
  }
}

function Arriving({ onWrite, onCome, close }: Omit<Props, 'label' | 'className'> & { close: () => void }): ReactNode {
  const { token } = useTable()
  const { value: readable } = useFetched(`readable ${token}`, () => deskOf(token).readable())
  const [format, setFormat] = useState('')
  const [text, setText] = useState('')
  const [brought, setBrought] = useState<Brought[]>([])
  const [sighted, setSighted] = useState<Sighted | null>(null)
  const deed = useDeed()
  const look = (files: Brought[], as: string) =>
    deed.run(async () => {
      setBrought(files)
      setSighted(null)
      const looks: Sighted[] = []
      const sent: Brought[] = []
      for (const file of files) {
        try {
          const light = await ready(file)
          sent.push(light)
          looks.push(await deskOf(token).sight(light.content, file.name, as))
        } catch (failed) {
          sent.push(file)
          looks.push(
            failed instanceof Unread
              ? { documents: [], problems: [failed.flaw], more: 0 }
              : unread(file.name, (failed as Error).message),
          )
        }
      }
      setBrought(sent)
      setSighted(
        together(
          looks,
          sent.map((file) => file.name),
        ),
      )
    })
  const choose = (files: FileList | null | undefined) => {
    const chosen = [...(files ?? [])]
    if (chosen.length > 0) void look(named(chosen), format)
  }
  const formats = readable?.formats ?? []
  const isRead = sighted !== null && sighted.documents.length > 0
  const readAs = formats.length > 1 && (
    <label className="row travel-as">
      <span className="soft">{t.travel.readAs}</span>
      <select
        className="input"
        value={format}
        onChange={(event) => {
          setFormat(event.target.value)
          if (brought.length > 0) void look(brought, event.target.value)
        }}
      >
        <option value="">{t.travel.looksLike}</option>
        {formats.map((each) => (
          <option key={each.id} value={each.id}>
            {each.title}
          </option>
        ))}
      </select>
    </label>
  )
  const known = [...formats.map((each) => each.title), ...(readable?.others ?? [])]
  return (
    <>
      {isRead ? (
        <div className="row">
          <button type="button" className="button button-small" disabled={deed.busy} onClick={() => setSighted(null)}>
            {t.travel.readElse}
          </button>
          {readAs}
        </div>
      ) : (
        <div className="travel-ways">
          <Drop busy={deed.busy} choose={choose} />
          <form
            className="stack"
            onSubmit={(event) => {
              event.preventDefault()
              void look([{ name: t.travel.pastedText, content: new Blob([text]) }], format)
            }}
          >
            <label className="field">
              <span className="name">{t.travel.orPaste}</span>
              <textarea
                className="input travel-text"
                rows={4}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            </label>
            <div className="row">
              <button className="button" disabled={deed.busy || text.trim() === ''}>
                {t.travel.readIt}
              </button>
              {readAs}
            </div>
          </form>
        </div>
      )}
      {known.length > 0 && sighted === null && <p className="soft">{t.travel.tableReads(known.join('; '))}</p>}
      <Harm says={deed.error} />
      {sighted !== null && sighted.problems.length > 0 && <Problems sighted={sighted} />}
      {isRead && (
        <Preview
          key={brought.map((each) => each.name).join(' ') + format}
          documents={sighted.documents}
          brought={brought}
          format={format}
          onWrite={onWrite}
          onCome={onCome}
          close={close}
        />
      )}
    </>
  )
}

/** Files under names of which no two are alike. */
function named(files: File[]): Brought[] {
  return files.map((file, i) => ({
    name: files.findIndex((other) => other.name === file.name) === i ? file.name : `${file.name} (${i + 1})`,
    content: file,
  }))
}

function Drop({ busy, choose }: { busy: boolean; choose: (files: FileList | null | undefined) => void }): ReactNode {
  const [over, setOver] = useState(false)
  return (
    <label
      className={over ? 'travel-drop travel-over' : 'travel-drop'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        choose(event.dataTransfer.files)
      }}
    >
      <FileDown aria-hidden size={28} />
      <span>{busy ? t.pages.reading : t.travel.chooseFiles}</span>
      <span className="soft label">{t.travel.oneOrSeveral}</span>
      <input
        className="unseen"
        type="file"
        multiple
        disabled={busy}
        onChange={(event) => {
          choose(event.target.files)
          event.target.value = ''
        }}
      />
    </label>
  )
}

function Problems({ sighted }: { sighted: Sighted }): ReactNode {
  return (
    <section className="note note-harm" role="alert" aria-label={t.travel.whatIsWrong}>
      <p>
        <strong>{t.travel.nothingComes}</strong>
      </p>
      <ul className="travel-list">
        {sighted.problems.map((problem, i) => (
          <li key={i}>
            <span className="travel-place">{placeOf(problem)}</span>: {problem.message}
          </li>
        ))}
        {sighted.more > 0 && <li>{t.pages.andMore(sighted.more)}</li>}
      </ul>
    </section>
  )
}

function Preview({
  documents,
  brought,
  format,
  onWrite,
  onCome,
  close,
}: Omit<Props, 'label' | 'className'> & {
  documents: Sight[]
  brought: Brought[]
  /** What they were read as. */
  format: string
  close: () => void
}): ReactNode {
  const me = useTableState((state) => state.me)
  const roster = useTableState((state) => state.roster)
  const chairs = useTableState((state) => state.chairs).filter((chair) => chair.role !== 'spectator')
  const role = me?.role ?? 'spectator'
  const [chosen, setChosen] = useState(() => usual(documents, role))
  const [seats, setSeats] = useState(() => {
    const bare = chairs.filter(
      (chair) => chair.role === 'player' && !roster.some((figure) => figure.seat === chair.seat),
    )
    return seatings(
      documents,
      bare.map((chair) => chair.seat),
      me?.seat ?? '',
    )
  })
  // Whoever has come is not to come again when the rest is tried once more.
  const { come, told, busy, error } = useComing(onCome, (key) =>
    setChosen((before) => before.filter((each) => each !== key)),
  )
  const isReferee = role === 'referee'
  const fileOf = (document: Sight) => brought.find((each) => each.name === document.file)
  const papers = documents.flatMap((document) =>
    isReferee ? document.papers.map((kept) => ({ name: paperName(document.file), kept })) : [],
  )
  const wanted = documents.flatMap((document, d) =>
    document.comes.flatMap((each, i) =>
      chosen.includes(keyOf(d, i))
        ? [
            {
              key: keyOf(d, i),
              coming: each,
              seat: seats[keyOf(d, i)] ?? me?.seat ?? '',
              file: fileOf(document),
              format,
            },
          ]
        : [],
    ),
  )
  const drafts = wanted
    .filter(({ coming }) => coming.how === 'creature' || coming.how === 'thing')
    .map(({ coming }) => coming)
  const toggle = (key: string) => setChosen((before) => toggled(documents, before, key, isReferee))
  if (told !== null && error === null) {
    return (
      <div className="dialog-foot">
        <p role="status" className="grow travel-came">
          {told}
        </p>
        <button type="button" className="button button-main" onClick={close}>
          {t.travel.done}
        </button>
      </div>
    )
  }
  return (
    <>
      {documents.map((document, d) => (
        <section key={document.file} className="stack" aria-label={t.travel.whatBrings(document.file)}>
          <h3 className="travel-file">
            {document.file} <span className="soft">{document.format}</span>
          </h3>
          {document.comes.length > 0 && (
            <ul className="travel-comes">
              {document.comes.map((each, i) => (
                <Comer
                  key={keyOf(d, i)}
                  coming={each}
                  there={roster.some((figure) => figure.name === each.name)}
                  chosen={chosen.includes(keyOf(d, i))}
                  onToggle={() => toggle(keyOf(d, i))}
                >
                  {each.how === 'character' && isReferee && (
                    <select
                      className="input travel-seat"
                      aria-label={t.desk.whoPlays(each.name)}
                      value={seats[keyOf(d, i)]}
                      onChange={(event) => setSeats({ ...seats, [keyOf(d, i)]: event.target.value })}
                    >
                      {chairs.map((chair) => (
                        <option key={chair.seat} value={chair.seat}>
                          {t.travel.forSeat(chair.name)}
                        </option>
                      ))}
                    </select>
                  )}
                </Comer>
              ))}
            </ul>
          )}
          {document.comes.map(
            (each, i) =>
              each.how === 'map' &&
              comesWhole(each) && (
                <Suspense key={keyOf(d, i)}>
                  <MapSight name={each.name} command={each.entry} picture={fileOf(document)?.picture ?? null} />
                </Suspense>
              ),
          )}
          {document.papers.length > 0 && <p className="note">{isReferee ? t.travel.fileKept : t.travel.fileNotKept}</p>}
          <Remarks document={document} />
        </section>
      ))}
      {documents.every((document) => document.remarks.length === 0 && document.comes.every(comesWhole)) && (
        <p className="soft">{t.pages.allComes}</p>
      )}
      <Harm says={error === null ? null : told === null ? error : t.travel.then(told, error)} />
      <div className="dialog-foot">
        {onWrite !== undefined && drafts.length > 0 && (
          <button
            type="button"
            className="button"
            disabled={busy}
            onClick={() =>
              onWrite(
                drafts.map(({ kind, entry }) => ({ kind, entry })),
                remarksOf(documents),
              )
            }
          >
            {t.travel.writeOn}
          </button>
        )}
        <button
          type="button"
          className="button button-main"
          disabled={busy || wanted.length + papers.length === 0}
          onClick={() => void come(wanted, papers)}
        >
          {busy ? t.travel.bringingIn : t.desk.bringIn}
        </button>
      </div>
    </>
  )
}

function comesWhole({ refused }: Coming): boolean {
  return (refused ?? null) === null
}

function remarksOf(documents: Sight[]): string[] {
  return documents.flatMap((document) =>
    document.remarks.map(({ field, words }) => (field === '' ? words : `${field}: ${words}`)),
  )
}

function Comer({
  coming,
  there,
  chosen,
  onToggle,
  children,
}: {
  coming: Coming
  /** Whether somebody of that name is here already. */
  there: boolean
  chosen: boolean
  onToggle: () => void
  children: ReactNode
}): ReactNode {
  const refused = coming.refused ?? null
  return (
    <li>
      <label className="travel-comer">
        <input type="checkbox" checked={chosen} disabled={refused !== null} onChange={onToggle} />
        <span>
          <strong>{coming.name}</strong> <span className="soft">{kindOf(coming)}</span>
          <span className="soft travel-told">{coming.told.join(' · ')}</span>
          {refused !== null && <span className="travel-refused">{t.travel.doesNotCome(refused)}</span>}
          {refused === null && there && <span className="soft travel-told">{t.travel.sameName}</span>}
        </span>
      </label>
      {children}
    </li>
  )
}

function Remarks({ document }: { document: Sight }): ReactNode {
  if (document.remarks.length === 0) return null
  return (
    <div>
      <p>{t.pages.notAsItStands}</p>
      <ul className="travel-list soft">
        {document.remarks.map(({ field, words }, i) => (
          <li key={i}>
            {field !== '' && <span className="travel-place">{field}: </span>}
            {words}
          </li>
        ))}
        {document.more > 0 && <li>{t.pages.andMore(document.more)}</li>}
      </ul>
    </div>
  )
}

interface Wanted {
  key: string
  coming: Coming
  /** Who plays them, for a character. */
  seat: string
  /** The file that it came in, if it did not come in a zip. */
  file: Brought | undefined
  /** What that was read as. */
  format: string
}

/** Brings people and things in, one after another, by the commands of the table. */
function useComing(
  onCome: ((id: string) => void) | undefined,
  onEach: (key: string) => void,
): {
  come: (wanted: Wanted[], papers: { name: string; kept: { format: string; document: string } }[]) => Promise<void>
  /** Who has come, in a sentence. */
  told: string | null
  busy: boolean
  error: string | null
} {
  const { token, store } = useTable()
  const connection = useConnection()
  const me = useTableState((state) => state.me)
  const deed = useDeed()
  const [told, setTold] = useState<string | null>(null)
  const come = async (wanted: Wanted[], papers: { name: string; kept: { format: string; document: string } }[]) => {
    const desk = deskOf(token)
    const came: string[] = []
    const act = (command: Plain) => connection.send('act', { command, mode: 'public' })
    const guests: string[] = []
    const well = await deed.run(async () => {
      setTold(null)
      const taken = store.getState().roster.map((figure) => figure.id)
      for (const { key, coming, seat, file, format } of wanted) {
        if (coming.how === 'page') {
          await connection.send('note', coming.entry as { title: string; text: string; to: string[] })
        } else if (coming.how === 'map') {
          if (file !== undefined) await desk.layMap(file.content, file.name, format)
        } else if (coming.how === 'character') {
          const id = freshGuest(coming.name, taken, me ?? { role: '', seat: '' })
          await act(await desk.welcoming(id, seat, coming.entry))
          taken.push(id)
          guests.push(id)
        } else {
          const entry = await desk.make(coming.kind, coming.entry)
          if (coming.how === 'creature') {
            const [id] = freshIds(coming.name, 1, taken) as [string]
            await act(await desk.bringing(entry, id))
            taken.push(id)
          } else {
            await desk.play(entry)
          }
        }
        came.push(coming.name)
        onEach(key)
      }
      for (const { name, kept } of papers) {
        await desk.keepPaper(name, kept)
        came.push(name)
      }
    })
    if (came.length > 0) setTold(t.travel.cameIn(came.length, came.join(', ')))
    if (well && guests[0] !== undefined) onCome?.(guests[0])
  }
  return { come, told, busy: deed.busy, error: deed.error }
}
