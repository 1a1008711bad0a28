import { Plus, X } from 'lucide-react'
import { createContext, useContext, useId, useState } from 'react'
import type { ReactNode } from 'react'
import type { Entity, Looked } from '../api'
import { titled } from '../components/words'
import type { Plain } from '../protocol'
import { blank, entryFields, isSpokenOf, isUsual, rootOf, shapeOf, tagged } from './schema'
import type { Field, Schema, Texts } from './schema'
import { t } from '../words/words'

/** What all fields of a form know. */
interface Paper {
  all: Schema
  labels: Record<string, string>
  problems: Looked['problems']
  /** Whether all that is wrong is said: not before somebody wants to keep the entry. */
  strict: boolean
  /** The fields that somebody has written in, of which it is said before, too. */
  touched: ReadonlySet<string>
  texts: Map<string, Texts>
}

const PaperContext = createContext<Paper | null>(null)

function usePaper(): Paper {
  const paper = useContext(PaperContext)
  if (paper === null) throw new Error('a field outside of its form')
  return paper
}

interface FormProps {
  all: Schema
  labels: Record<string, string>
  others: Entity[]
  texts: Map<string, Texts>
  value: Entity
  onChange: (value: Entity) => void
  problems: Looked['problems']
  strict: boolean
}

/** An entry as a form: what it needs and what most have stands open, the rest is at hand. */
export function EntryForm({ all, labels, others, texts, value, onChange, problems, strict }: FormProps): ReactNode {
  const fields = entryFields(all)
  const near = fields.filter((field) => field.needed || isUsual(field.key, others) || isFilled(value[field.key]))
  const far = fields.filter((field) => !near.includes(field))
  const farWrong = far.some((field) => problems.some((problem) => rootOf(problem.field) === field.key))
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const put = (key: string, next: Plain) => {
    setTouched((had) => (had.has(key) ? had : new Set([...had, key])))
    onChange({ ...value, [key]: next })
  }
  return (
    <PaperContext value={{ all, labels, problems, strict, texts, touched }}>
      <div className="own-form">
        <Fields fields={near} value={value} put={put} path="" />
        {far.length > 0 && (
          <details className="own-more" open={farWrong || undefined}>
            <summary>
              {t.own.more(far.map((field) => (labels[field.key] ?? field.key).toLowerCase()).join(', '))}
            </summary>
            <Fields fields={far} value={value} put={put} path="" />
          </details>
        )}
      </div>
    </PaperContext>
  )
}

function isFilled(value: Plain | undefined): boolean {
  return value !== undefined && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0)
}

function Fields({
  fields,
  value,
  put,
  path,
}: {
  fields: Field[]
  value: Entity
  put: (key: string, next: Plain) => void
  path: string
}): ReactNode {
  return (
    <div className="own-fields">
      {fields.map((field) => (
        <FieldView
          key={field.key}
          schema={field.schema}
          name={field.key}
          needed={field.needed}
          path={path === '' ? field.key : `${path}.${field.key}`}
          value={value[field.key]}
          onChange={(next) => put(field.key, next)}
        />
      ))}
    </div>
  )
}

interface FieldProps {
  schema: Schema
  /** The key of the field, or what it is called. */
  name: string
  needed: boolean
  path: string
  value: Plain | undefined
  onChange: (value: Plain) => void
}

function usePlaint(path: string, value: Plain | undefined): string | null {
  const { problems, strict, touched } = usePaper()
  if (!strict && !isSpokenOf(path, value, touched)) return null
  const said = problems.filter((problem) => problem.field === path).map((problem) => problem.message)
  return said.length === 0 ? null : said.map(titled).join('. ')
}

function Plaint({ id, says }: { id?: string; says: string | null }): ReactNode {
  return (
    says !== null && (
      <span id={id} className="own-plaint" role="alert">
        {says}
      </span>
    )
  )
}

function FieldView(props: FieldProps): ReactNode {
  const { all } = usePaper()
  const shape = shapeOf(props.schema, all)
  switch (shape.is) {
    case 'truth':
      return <Truth {...props} />
    case 'number':
      return <NumberField {...props} />
    case 'text':
      return <TextField {...props} />
    case 'word':
      return <WordField {...props} words={shape.words} />
    case 'words':
      return <WordsField {...props} words={shape.words} />
    case 'list':
      return <ListField {...props} item={shape.item} />
    case 'map':
      return <MapField {...props} keys={shape.keys} held={shape.value} />
    case 'fields':
      return <Group {...props} fields={shape.fields} />
    case 'choice':
      return <ChoiceField {...props} words={shape.words} kinds={shape.kinds} />
    default:
      return null
  }
}

function useLabel(name: string): string {
  const { labels } = usePaper()
  return labels[name] ?? titled(name)
}

function Truth({ name, path, value, onChange }: FieldProps): ReactNode {
  const says = usePlaint(path, value)
  return (
    <label className="own-truth">
      <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
      <span>{useLabel(name)}</span>
      <Plaint says={says} />
    </label>
  )
}

function NumberField({ name, path, value, onChange }: FieldProps): ReactNode {
  const id = useId()
  const says = usePlaint(path, value)
  return (
    <label className="field own-number">
      <span id={`${id}-name`} className="name">
        {useLabel(name)}
      </span>
      <input
        className="input"
        type="text"
        aria-labelledby={`${id}-name`}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={says !== null}
        aria-describedby={says === null ? undefined : id}
        value={typeof value === 'number' || typeof value === 'string' ? value : ''}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          const typed = event.target.value.trim()
          onChange(/^-?\d{1,9}$/.test(typed) ? Number(typed) : typed)
        }}
      />
      <Plaint id={id} says={says} />
    </label>
  )
}

function TextField({ name, path, value, onChange }: FieldProps): ReactNode {
  const { texts } = usePaper()
  const id = useId()
  const says = usePlaint(path, value)
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
  const there = texts.get(path.replace(/\[\d+\]/g, '[]'))
  const words = path === 'name' ? [] : (there?.words ?? [])
  const long = (there?.long ?? false) || text.length > 40
  const common = {
    className: 'input',
    'aria-labelledby': `${id}-name`,
    'aria-invalid': says !== null,
    'aria-describedby': says === null ? undefined : id,
    value: text,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return (
    <label className={`field ${long ? 'own-wide' : 'own-text'}`}>
      <span id={`${id}-name`} className="name">
        {useLabel(name)}
      </span>
      {long ? (
        <textarea rows={2} {...common} />
      ) : (
        <input type="text" autoComplete="off" list={words.length > 0 ? `${id}-words` : undefined} {...common} />
      )}
      {!long && words.length > 0 && (
        <datalist id={`${id}-words`}>
          {words.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
      <Plaint id={id} says={says} />
    </label>
  )
}

function WordField({ name, needed, path, value, onChange, words }: FieldProps & { words: string[] }): ReactNode {
  const { labels } = usePaper()
  const id = useId()
  const says = usePlaint(path, value)
  return (
    <label className="field own-text">
      <span id={`${id}-name`} className="name">
        {useLabel(name)}
      </span>
      <select
        className="input"
        aria-labelledby={`${id}-name`}
        aria-invalid={says !== null}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.target.value)}
      >
        {(!needed || typeof value !== 'string') && <option value="">–</option>}
        {words.map((word) => (
          <option key={word} value={word}>
            {labels[word] ?? titled(word)}
          </option>
        ))}
      </select>
      <Plaint says={says} />
    </label>
  )
}

function WordsField({ name, path, value, onChange, words }: FieldProps & { words: string[] }): ReactNode {
  const { labels } = usePaper()
  const says = usePlaint(path, value)
  const chosen = Array.isArray(value) ? value : []
  return (
    <fieldset className="field own-wide">
      <legend className="name">{useLabel(name)}</legend>
      <div className="own-words">
        {words.map((word) => (
          <button
            key={word}
            type="button"
            className="button button-small"
            aria-pressed={chosen.includes(word)}
            onClick={() => onChange(chosen.includes(word) ? chosen.filter((each) => each !== word) : [...chosen, word])}
          >
            {labels[word] ?? titled(word)}
          </button>
        ))}
      </div>
      <Plaint says={says} />
    </fieldset>
  )
}

function ListField({ name, path, value, onChange, item }: FieldProps & { item: Schema }): ReactNode {
  const { all } = usePaper()
  const plaint = usePlaint(path, value)
  const items = Array.isArray(value) ? value : []
  const says = plaint !== null && items.length === 0 ? t.own.addOne : plaint
  const label = useLabel(name)
  return (
    <fieldset className="field own-wide">
      <legend className="name">{label}</legend>
      {items.map((each, i) => (
        <div key={i} className="own-row">
          <FieldView
            schema={item}
            name={`${label} ${i + 1}`}
            needed
            path={`${path}[${i}]`}
            value={each}
            onChange={(next) => onChange(items.map((other, j) => (j === i ? next : other)))}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={t.own.takeAwayN(label.toLowerCase(), i + 1)}
            onClick={() => onChange(items.filter((_, j) => j !== i))}
          >
            <X aria-hidden size={18} />
          </button>
        </div>
      ))}
      <div>
        <button
          type="button"
          className="button button-plain button-small"
          onClick={() => onChange([...items, blank(item, all)])}
        >
          <Plus aria-hidden size={16} /> {t.own.add}
          <span className="unseen"> {t.own.toWhat(label.toLowerCase())}</span>
        </button>
      </div>
      <Plaint says={says} />
    </fieldset>
  )
}

function MapField({
  name,
  path,
  value,
  onChange,
  keys,
  held,
}: FieldProps & { keys: string[] | null; held: Schema }): ReactNode {
  const { all, labels } = usePaper()
  const says = usePlaint(path, value)
  const entries = Object.entries(asEntity(value))
  const label = useLabel(name)
  const free = keys?.find((key) => !entries.some(([taken]) => taken === key))
  const rename = (from: string, to: string) =>
    onChange(Object.fromEntries(entries.map(([key, each]) => [key === from ? to : key, each])))
  return (
    <fieldset className="field own-wide">
      <legend className="name">{label}</legend>
      {entries.map(([key, each], i) => (
        <div key={i} className="own-row">
          {keys === null ? (
            <input
              className="input own-key"
              aria-label={t.own.whatOf(label, i + 1)}
              value={key}
              onChange={(event) => rename(key, event.target.value)}
            />
          ) : (
            <select
              className="input own-key"
              aria-label={t.own.whichOf(label, i + 1)}
              value={key}
              onChange={(event) => rename(key, event.target.value)}
            >
              {keys
                .filter((word) => word === key || !entries.some(([taken]) => taken === word))
                .map((word) => (
                  <option key={word} value={word}>
                    {labels[word] ?? titled(word)}
                  </option>
                ))}
            </select>
          )}
          <FieldView
            schema={held}
            name={labels[key] ?? titled(key)}
            needed
            path={`${path}.${key}`}
            value={each}
            onChange={(next) => onChange({ ...asEntity(value), [key]: next })}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={t.own.takeAway(key)}
            onClick={() => onChange(Object.fromEntries(entries.filter(([other]) => other !== key)))}
          >
            <X aria-hidden size={18} />
          </button>
        </div>
      ))}
      {(keys === null || free !== undefined) && (
        <div>
          <button
            type="button"
            className="button button-plain button-small"
            onClick={() => onChange({ ...asEntity(value), [free ?? '']: blank(held, all) })}
          >
            <Plus aria-hidden size={16} /> {t.own.add}
            <span className="unseen"> {t.own.toWhat(label.toLowerCase())}</span>
          </button>
        </div>
      )}
      <Plaint says={says} />
    </fieldset>
  )
}

function asEntity(value: Plain | undefined): Entity {
  return typeof value === 'object' && !Array.isArray(value) ? value : {}
}

function Group({ name, needed, path, value, onChange, fields, schema }: FieldProps & { fields: Field[] }): ReactNode {
  const { all } = usePaper()
  const says = usePlaint(path, value)
  const label = useLabel(name)
  if (!needed && !isFilled(value)) {
    return (
      <div className="field own-text">
        <span className="name">{label}</span>
        <button type="button" className="button button-plain button-small" onClick={() => onChange(blank(schema, all))}>
          <Plus aria-hidden size={16} /> {t.own.add}
          <span className="unseen"> {label.toLowerCase()}</span>
        </button>
        <Plaint says={says} />
      </div>
    )
  }
  return (
    <fieldset className="field own-wide own-group">
      <legend className={path.endsWith(']') ? 'unseen' : 'name'}>{label}</legend>
      <Fields
        fields={fields}
        value={asEntity(value)}
        put={(key, next) => onChange({ ...asEntity(value), [key]: next })}
        path={path}
      />
      {!needed && (
        <div>
          <button type="button" className="link-button" onClick={() => onChange('')}>
            {t.own.takeAwayWord}
            <span className="unseen"> {label.toLowerCase()}</span>
          </button>
        </div>
      )}
      <Plaint says={says} />
    </fieldset>
  )
}

function ChoiceField({
  name,
  needed,
  path,
  value,
  onChange,
  words,
  kinds,
}: FieldProps & { words: string[]; kinds: Record<string, Schema> }): ReactNode {
  const { all, labels } = usePaper()
  const says = usePlaint(path, value)
  const tag = typeof value === 'string' ? value : (Object.keys(asEntity(value))[0] ?? '')
  const schema = kinds[tag]
  const inner = schema === undefined ? null : shapeOf(schema, all)
  return (
    <fieldset className="field own-wide own-group">
      <label className="field own-text">
        <span className={path.endsWith(']') ? 'unseen' : 'name'}>{useLabel(name)}</span>
        <select
          className="input"
          aria-invalid={says !== null}
          value={tag}
          onChange={(event) => onChange(tagged(event.target.value, kinds, all))}
        >
          {(!needed || tag === '') && <option value="">–</option>}
          {[...words, ...Object.keys(kinds)].map((word) => (
            <option key={word} value={word}>
              {labels[word] ?? titled(word)}
            </option>
          ))}
        </select>
      </label>
      {inner?.is === 'fields' && (
        <Fields
          fields={inner.fields}
          value={asEntity(asEntity(value)[tag])}
          put={(key, next) => onChange({ [tag]: { ...asEntity(asEntity(value)[tag]), [key]: next } })}
          path={`${path}.${tag}`}
        />
      )}
      <Plaint says={says} />
    </fieldset>
  )
}
