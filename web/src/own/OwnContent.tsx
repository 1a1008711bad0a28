import { Download, Play, Plus, Trash2, Upload } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { deskOf, useFetched } from '../api'
import type { Entity, Own, OwnEntry, OwnKind } from '../api'
import { Confirm } from '../components/Confirm'
import { Harm } from '../components/Harm'
import { useConnection, useTable, useTableState } from '../components/TableDoor'
import { freshIds } from '../desk/stock'
import { useDeed } from '../desk/useDeed'
import { Arrivals } from '../travel/Arrivals'
import { EntryEditor } from './EntryEditor'
import type { Draft } from './EntryEditor'
import { blankEntry, nameField } from './schema'
import type { Schema } from './schema'
import { t } from '../words/words'
import './OwnContent.css'

const standings = () => ({
  prepared: t.own.preparedSays,
  'in-play': t.own.inPlay,
  changed: t.own.changedSays,
})

/** What the Referee makes for this table: creatures, things, spells and whatever else the book keeps as data. */
export function OwnContent(): ReactNode {
  const { token } = useTable()
  const last = useTableState((state) => state.last)
  const { value, error } = useFetched(`own ${token} ${last}`, () => deskOf(token).own())
  const [seen, setSeen] = useState<Own | null>(null)
  const own = value ?? seen
  if (value !== null && value !== seen) setSeen(value)
  const [drafts, setDrafts] = useState<Draft[]>([])
  const [remarks, setRemarks] = useState<string[]>([])
  const [draft, ...waiting] = drafts
  if (own === null) return <Harm says={error?.message} />
  if (draft !== undefined) {
    return (
      <div className="own-shell">
        <EntryEditor
          key={`${draft.kind} ${waiting.length}`}
          draft={draft}
          kind={own.kinds.find((each) => each.kind === draft.kind)}
          taken={own.own.map((each) => each.name.toLowerCase())}
          remarks={remarks}
          waiting={waiting.length}
          close={() => setDrafts(waiting)}
        />
      </div>
    )
  }
  return (
    <div className="stack desk-parts">
      <Beginning
        own={own}
        begin={(begun, said = []) => {
          setDrafts(begun)
          setRemarks(said)
        }}
      />
      <Kept own={own} change={(entry) => setDrafts([{ kind: entry.kind, entry: entry.entry }])} />
      <Papers own={own} />
      <Packs own={own} />
      <p className="label" hidden={own.own.length === 0}>
        {t.own.room(
          own.room.entries,
          own.room.mostEntries,
          Math.round((own.room.characters / own.room.mostCharacters) * 100),
        )}
      </p>
    </div>
  )
}

/** Everything begins here: type a name, or open a form, or paste. */
function Beginning({ own, begin }: { own: Own; begin: (drafts: Draft[], remarks?: string[]) => void }): ReactNode {
  const { token } = useTable()
  const [kind, setKind] = useState(own.kinds[0]?.kind ?? '')
  const [name, setName] = useState('')
  const [made, setMade] = useState<string | null>(null)
  const deed = useDeed()
  const about = own.kinds.find((each) => each.kind === kind)
  // What has to be filled in is taken as most entries of the book have it; where that is not enough, the form opens.
  const quick = (play: boolean) =>
    deed.run(async () => {
      setMade(null)
      const desk = deskOf(token)
      const form = await desk.ownForm(kind)
      const others = form.entries.map((each) => each.entry)
      const schema = JSON.parse(form.schema) as Schema
      const entry: Entity = { ...blankEntry(schema, others), [nameField(schema)]: name.trim() }
      const { problems } = await desk.look(kind, { ...entry, id: 'NEW' })
      if (problems.length > 0) {
        begin([{ kind, entry, strict: true }])
        return
      }
      const id = await desk.make(kind, entry)
      if (play) await desk.play(id)
      setMade(play ? t.own.isInPlay(name.trim()) : t.own.isPrepared(name.trim()))
      setName('')
    })
  return (
    <section className="stack" aria-label={t.own.makeSomething}>
      <form
        className="own-quick"
        onSubmit={(event) => {
          event.preventDefault()
          void quick(false)
        }}
      >
        <label className="field">
          <span className="name">{t.own.whatMake}</span>
          <select className="input" value={kind} onChange={(event) => setKind(event.target.value)}>
            {own.kinds.map((each) => (
              <option key={each.kind} value={each.kind}>
                {each.title}
              </option>
            ))}
          </select>
        </label>
        <label className="field grow">
          <span className="name">{t.own.itsName}</span>
          <input
            className="input"
            autoComplete="off"
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <span className="row">
          <button type="button" className="button button-main" onClick={() => begin([{ kind, name: name.trim() }])}>
            <Plus aria-hidden size={17} /> {t.own.writeIt}
          </button>
          <button
            type="button"
            className="button"
            title={t.own.straightSays}
            disabled={deed.busy || name.trim() === ''}
            onClick={() => void quick(true)}
          >
            <Play aria-hidden size={17} /> {t.own.straight}
          </button>
          <Arrivals className="button button-plain" onWrite={begin} />
        </span>
      </form>
      {about !== undefined && <p className="soft">{about.about}</p>}
      <p className="label" role="status">
        {made}
      </p>
      <Harm says={deed.error} />
    </section>
  )
}

/** What there is already, by kind. */
function Kept({ own, change }: { own: Own; change: (entry: OwnEntry) => void }): ReactNode {
  if (own.own.length === 0) {
    return <p className="soft">{t.own.nothingOwn}</p>
  }
  return own.kinds
    .map((kind) => ({ kind, entries: own.own.filter((each) => each.kind === kind.kind) }))
    .filter(({ entries }) => entries.length > 0)
    .map(({ kind, entries }) => (
      <section key={kind.kind} className="stack" aria-label={kind.title}>
        <h3>{kind.title}</h3>
        <ul className="stock">
          {entries.map((entry) => (
            <KeptEntry key={entry.id} kind={kind} entry={entry} change={() => change(entry)} />
          ))}
        </ul>
      </section>
    ))
}

function KeptEntry({ kind, entry, change }: { kind: OwnKind; entry: OwnEntry; change: () => void }): ReactNode {
  const { token, store } = useTable()
  const connection = useConnection()
  const deed = useDeed()
  const bring = async () => {
    const taken = store.getState().roster.map((figure) => figure.id)
    const [id] = freshIds(entry.name, 1, taken) as [string]
    const command = await deskOf(token).bringing(entry.id, id)
    await connection.send('act', { command, mode: 'public' })
  }
  return (
    <li>
      <span className="grow">
        <button type="button" className="link-button own-name" onClick={change}>
          {entry.name}
        </button>
        <span className="soft stock-figures">{entry.figures.slice(0, 8).join(' · ')}</span>
        <span className={`label own-${entry.standing}`}>{standings()[entry.standing]}</span>
        <Harm says={deed.error} />
      </span>
      {kind.comes ? (
        <button type="button" className="button button-small" disabled={deed.busy} onClick={() => void deed.run(bring)}>
          {t.desk.bringIn}
          <span className="unseen"> {entry.name}</span>
        </button>
      ) : (
        entry.standing !== 'in-play' && (
          <button
            type="button"
            className="button button-small"
            disabled={deed.busy}
            onClick={() => void deed.run(() => deskOf(token).play(entry.id))}
          >
            {entry.standing === 'changed' ? t.own.putChange : t.own.putIntoPlay}
            <span className="unseen"> {entry.name}</span>
          </button>
        )
      )}
      <Confirm
        title={t.own.throwAsk(entry.name)}
        says={entry.standing === 'prepared' ? t.own.nobodyMet : t.own.staysInPlay}
        deed={t.own.throwAway}
        onConfirm={() => void deed.run(() => deskOf(token).unmake(entry.id))}
      >
        <button type="button" className="icon-button" aria-label={t.own.throwIt(entry.name)}>
          <Trash2 aria-hidden size={18} />
        </button>
      </Confirm>
    </li>
  )
}

/** Files of other programs that are kept as they came, until the party leaves. */
function Papers({ own }: { own: Own }): ReactNode {
  const { token } = useTable()
  const deed = useDeed()
  if (own.papers.length === 0) return null
  return (
    <section className="stack" aria-label={t.own.keptForWayBack}>
      <h3>{t.own.keptForWayBack}</h3>
      <p className="soft">{t.own.keptSays}</p>
      <ul className="stock">
        {own.papers.map((paper) => (
          <li key={paper.id}>
            <span className="grow">{paper.name}</span>
            <Confirm
              title={t.own.throwAsk(paper.name)}
              says={t.own.notGivenBack}
              deed={t.own.throwAway}
              onConfirm={() => void deed.run(() => deskOf(token).unmake(paper.id))}
            >
              <button type="button" className="icon-button" aria-label={t.own.throwIt(paper.name)}>
                <Trash2 aria-hidden size={18} />
              </button>
            </Confirm>
          </li>
        ))}
      </ul>
      <Harm says={deed.error} />
    </section>
  )
}

/** A pack leaves as a file, and comes back from one. */
function Packs({ own }: { own: Own }): ReactNode {
  const { token } = useTable()
  const title = useTableState((state) => state.me?.title ?? t.own.ourOwn)
  const deed = useDeed()
  const [came, setCame] = useState<number | null>(null)
  return (
    <section className="stack" aria-label={t.own.asFile}>
      <h3>{t.own.asFile}</h3>
      <div className="row">
        <button
          type="button"
          className="button"
          disabled={deed.busy || own.own.length === 0}
          onClick={() => void deed.run(() => deskOf(token).pack(title))}
        >
          <Download aria-hidden size={17} /> {t.own.saveAsPack}
        </button>
        <label className="button">
          <Upload aria-hidden size={17} /> {t.own.bringPack}
          <input
            className="unseen"
            type="file"
            accept=".zip,application/zip"
            onChange={(event) => {
              const file = event.target.files?.[0]
              event.target.value = ''
              if (file !== undefined) {
                setCame(null)
                void deed.run(async () => setCame(await deskOf(token).unpack(file)))
              }
            }}
          />
        </label>
      </div>
      <p className="label" role="status">
        {came !== null && t.own.entriesPrepared(came)}
      </p>
      <Harm says={deed.error} />
    </section>
  )
}
