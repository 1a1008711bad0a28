import { useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { deskOf, useFetched } from '../api'
import type { Entity, Looked, OwnForm, OwnKind } from '../api'
import { Danger } from '../components/Danger'
import { EntryWords } from '../components/EntryWords'
import { Harm } from '../components/Harm'
import { PanelView } from '../components/Panels'
import { Stepper } from '../components/Stepper'
import { useTable, useTableState } from '../components/TableDoor'
import { useDeed } from '../desk/useDeed'
import { EntryForm } from './EntryForm'
import { blankEntry, copyOf, entryFields, nameField, rootOf, textsOf, trimmed } from './schema'
import type { Schema } from './schema'
import { t } from '../words/words'

/** Something that is being made: from nothing, from a few words, or to be changed. */
export interface Draft {
  kind: string
  /** What it is to be called, if nothing else is known of it. */
  name?: string
  entry?: Entity
  /** Says at once what is missing. */
  strict?: boolean
}

interface Props {
  draft: Draft
  kind: OwnKind | undefined
  /** The names of what there is of one's own, in small letters. */
  taken: string[]
  remarks: string[]
  /** How many more there are after this one. */
  waiting: number
  close: () => void
}

/** The form of one entry, with what it comes to beside it. */
export function EntryEditor(props: Props): ReactNode {
  const { token } = useTable()
  const { value: form, error } = useFetched(`form ${token} ${props.draft.kind}`, () =>
    deskOf(token).ownForm(props.draft.kind),
  )
  if (form === null) return <Harm says={error?.message} />
  return <Editor {...props} form={form} />
}

const NEW = 'NEW'

/** What the server says of an entry, a moment after the last change. */
function useLooked(
  kind: string,
  entry: Entity,
): { looked: Looked | null; error: string | null; tell: (looked: Looked) => void } {
  const { token } = useTable()
  const [answer, setAnswer] = useState<{ looked: Looked | null; error: string | null }>({ looked: null, error: null })
  const written = JSON.stringify(entry)
  useEffect(() => {
    let here = true
    const timer = setTimeout(() => {
      deskOf(token)
        .look(kind, { id: NEW, ...(JSON.parse(written) as Entity) })
        .then(
          (looked) => here && setAnswer({ looked, error: null }),
          (failed: unknown) => here && setAnswer({ looked: null, error: (failed as Error).message }),
        )
    }, 250)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [token, kind, written])
  return { ...answer, tell: (looked) => setAnswer({ looked, error: null }) }
}

function begun({ entry, name = '' }: Draft, schema: Schema, others: Entity[]): Entity {
  if (entry?.id !== undefined) return entry
  return { ...blankEntry(schema, others), ...(name === '' ? {} : { [nameField(schema)]: name }), ...entry }
}

function Editor({ draft, kind, taken, remarks, waiting, close, form }: Props & { form: OwnForm }): ReactNode {
  const { token } = useTable()
  const schema = useMemo(() => JSON.parse(form.schema) as Schema, [form])
  const others = useMemo(() => form.entries.map((each) => each.entry), [form])
  const texts = useMemo(() => textsOf(others), [others])
  const fields = useMemo(() => new Set(entryFields(schema).map((field) => field.key)), [schema])
  const [entry, setEntry] = useState<Entity>(() => begun(draft, schema, others))

  const [strict, setStrict] = useState(draft.strict ?? false)
  const said = useMemo(() => trimmed(entry), [entry])
  const { looked, error, tell } = useLooked(draft.kind, said)
  const deed = useDeed()
  const problems = looked?.problems ?? []
  const title = kind?.title ?? draft.kind
  const paper = useRef<HTMLFormElement>(null)
  const [pressed, setPressed] = useState(0)
  useEffect(() => {
    if (pressed > 0) firstWrong(paper.current)?.focus()
  }, [pressed])
  const keep = (play: boolean) => {
    setStrict(true)
    void deed.run(async () => {
      const fresh = await deskOf(token).look(draft.kind, { id: NEW, ...said })
      tell(fresh)
      if (fresh.problems.length > 0) {
        setPressed((times) => times + 1)
        return
      }
      const id = await deskOf(token).make(draft.kind, said)
      if (play) await deskOf(token).play(id)
      close()
    })
  }
  return (
    <form
      ref={paper}
      className="own-editor"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        keep(false)
      }}
    >
      <div className="own-head">
        <h3>{typeof entry.name === 'string' && entry.name !== '' ? entry.name : t.own.newOne(title.toLowerCase())}</h3>
        {draft.entry?.id === undefined && (
          <label className="row own-copy">
            <span className="label">{t.own.beginFrom}</span>
            <select
              className="input"
              value=""
              onChange={(event) => {
                const found = form.entries.find((each) => each.id === event.target.value)
                if (found !== undefined) setEntry(copyOf(found.entry, taken))
              }}
            >
              <option value="">{t.own.aCopyOf}</option>
              {form.entries.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {remarks.length > 0 && (
        <ul className="note">
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      <EntryForm
        all={schema}
        labels={form.labels}
        others={others}
        texts={texts}
        value={entry}
        onChange={setEntry}
        problems={problems}
        strict={strict}
      />
      <Preview kind={kind} written={draft.kind} entry={said} looked={looked} labels={form.labels} fields={fields} />
      <div className="own-foot">
        <Harm says={deed.error ?? error} />
        {pressed > 0 && problems.length > 0 && (
          <p key={pressed} className="own-plaint" role="status">
            {t.own.stillWrong(problems.length)}
          </p>
        )}
        <div className="row">
          <button className="button button-main" disabled={deed.busy}>
            {t.own.keepIt}
          </button>
          {kind?.comes !== true && (
            <button type="button" className="button" disabled={deed.busy} onClick={() => keep(true)}>
              {t.own.putIntoPlay}
            </button>
          )}
          <button type="button" className="button button-plain" onClick={close}>
            {waiting > 0 ? t.own.leaveThisOut : t.own.back}
          </button>
          {waiting > 0 && <span className="label">{t.own.moreAfter(waiting)}</span>}
        </div>
      </div>
    </form>
  )
}

/** Where the first thing is written that is wrong, or added if nothing is there. */
function firstWrong(form: HTMLFormElement | null): HTMLElement | null {
  const plaint = form?.querySelector('.own-form .own-plaint')
  const field = plaint?.closest('.field, .own-truth')
  return field?.querySelector<HTMLElement>('input, select, textarea, button') ?? null
}

/** What comes of an entry: its sheet, what the book would say of it, and how dangerous it is. */
function Preview({
  kind,
  written,
  entry,
  looked,
  labels,
  fields: shown,
}: {
  kind: OwnKind | undefined
  written: string
  entry: Entity
  looked: Looked | null
  labels: Record<string, string>
  /** What the form has a place for, and says there what is wrong with it. */
  fields: ReadonlySet<string>
}): ReactNode {
  const book = useTableState((state) => state.me?.book ?? '')
  const [count, setCount] = useState<number | null>(1)
  const good = looked !== null && looked.problems.length === 0
  const homeless = looked?.problems.filter((problem) => !shown.has(rootOf(problem.field))) ?? []
  const fields = JSON.stringify(entry)
  const arriving = useMemo(() => {
    const whole = { id: NEW, ...(JSON.parse(fields) as Entity) }
    return [{ creature: whole.id, count: count ?? 1, written: { kind: written, entry: whole } }]
  }, [fields, count, written])
  return (
    <aside className="own-preview" aria-label={t.own.whatComes} aria-live="polite">
      {!good && looked !== null && homeless.length === 0 && <p className="label">{t.own.seenOnceWhole}</p>}
      {homeless.length > 0 && (
        <>
          <p className="label">{t.own.stillToDo}</p>
          <ul className="own-todo">
            {homeless.map((problem) => (
              <li key={`${problem.field} ${problem.message}`}>
                {problem.field !== '' && <strong>{worded(problem.field, labels)}: </strong>}
                {problem.message}
              </li>
            ))}
          </ul>
        </>
      )}
      {good && (
        <>
          {looked.panels.map((panel) => (
            <PanelView key={panel.title} panel={panel} book={book} heading="h4" />
          ))}
          {looked.panels.length === 0 && <EntryWords entry={{ kind: written, id: NEW, name: '', said: looked.said }} />}
          {kind?.comes === true && (
            <>
              <span className="row">
                <span className="label">{t.own.howMany}</span>
                <Stepper name={t.own.howManyCome} least={1} most={20} value={count} onChange={setCount} />
              </span>
              <Danger arriving={arriving} lead={t.own.withSome(count ?? 1)} />
            </>
          )}
        </>
      )}
    </aside>
  )
}

/** `attacks[1].damage` is the damage of the second attack. */
function worded(field: string, labels: Record<string, string>): string {
  return field
    .split('.')
    .map((part) => {
      const [, key = part, place] = /^([^[]*)(?:\[(\d+)\])?$/.exec(part) ?? []
      return (labels[key] ?? key) + (place === undefined ? '' : ` ${Number(place) + 1}`)
    })
    .join(', ')
}
