import { Search } from 'lucide-react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { EntryIcon } from '../icons/EntryIcon'
import { tagged } from '../frames'
import type { Answer, Assignment, Choice, Lines, Purchase, SomeOf } from '../protocol'
import { Face } from '../table/Face'
import { counts, given, headed, hintWords, inCoins, inWords, lines, sought, spent, toggled } from './answers'
import type { Listed } from './answers'
import { FaceInput, NumberInput } from './NumberInput'
import { useDrawnOnMap, useShownOnMap } from './picking'
import { Prompt } from './Prompt'
import type { AnswerProps, FieldProps } from './Prompt'
import { Stepper } from './Stepper'
import { useTableState } from './TableDoor'
import { capital } from './words'
import { t } from '../words/words'
import './QuestionInput.css'

/** More options than this can be searched. */
const MANY = 12

/** As many letters as go into one line. */
const LONG = 200

/** A field for any kind of answer a rule or an offer may want. */
export function QuestionInput({ kind, die, ...props }: AnswerProps): ReactNode {
  const wanted = tagged(kind)
  switch (wanted.kind) {
    case 'yes-no':
      return (
        <Radios
          {...props}
          options={[
            { key: 'yes', label: t.common.yes, hints: {} },
            { key: 'no', label: t.common.no, hints: {} },
          ]}
          chosen={props.value === true ? 'yes' : props.value === false ? 'no' : null}
          choose={(key) => props.onChange(key === 'yes')}
        />
      )
    case 'where':
      return <WhereInput {...props} options={wanted.body.options} />
    case 'one-of': {
      const { options } = wanted.body
      if (options.length === 0) return <TextInput {...props} most={LONG} />
      return <Radios {...props} options={options} chosen={textOrNull(props.value)} choose={props.onChange} />
    }
    case 'some-of':
      return <Checks {...props} wanted={wanted.body} />
    case 'number-from':
      return die != null ? <FaceInput {...props} sides={die} /> : <NumberInput {...props} wanted={wanted.body} />
    case 'words':
      return <TextInput {...props} most={wanted.body.most} />
    case 'lines':
      return <LinesInput {...props} wanted={wanted.body} />
    case 'assignment':
      return <AssignmentInput {...props} wanted={wanted.body} />
    case 'purchase':
      return <PurchaseInput {...props} wanted={wanted.body} />
  }
}

/** A space of the scene: shown on the map where there is one, or chosen from the list. */
function WhereInput(props: FieldProps & { options: Choice[] }): ReactNode {
  const { options, value, onChange, prompt } = props
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const choose = useCallback((key: string) => latest.current(key), [])
  useShownOnMap({ prompt, options, chosen: textOrNull(value), choose })
  return options.length === 0 ? (
    <TextInput {...props} most={LONG} />
  ) : (
    <Radios {...props} chosen={textOrNull(value)} choose={onChange} />
  )
}

function textOrNull(value: Answer): string | null {
  return typeof value === 'string' ? value : null
}

/** Somebody's face, or the icon of a thing. */
function Mark({ option }: { option: Choice }): ReactNode {
  const figure = useTableState(({ roster }) =>
    option.hints.side === undefined ? undefined : roster.find((each) => each.id === option.key),
  )
  return figure === undefined ? <EntryIcon of={option.label} size={20} /> : <Face {...figure} size="small" />
}

/** What an option means and what else is known of it. */
function Hints({ option }: { option: Listed }): ReactNode {
  const words = hintWords(option.hints)
  const meaning = option.hints.meaning ?? ''
  const { situation } = option.hints
  return (
    <>
      {words !== '' && <span className="soft pick-hint">{words}</span>}
      {situation !== undefined && <span className="pick-situation">{situation}</span>}
      {meaning !== '' && <span className="soft pick-meaning">{meaning}</span>}
    </>
  )
}

interface ListingProps<T> {
  all: T[]
  /** What is searched: `options`. */
  what: string
  autoFocus?: boolean
  /** How one of them is drawn. */
  children: (each: T) => ReactNode
}

/** Options under their headings; where there are many, they can be searched. */
function Listing<T extends Listed>({ all, what, autoFocus, children }: ListingProps<T>): ReactNode {
  const [typed, setTyped] = useState('')
  const many = all.length > MANY
  const shown = many ? sought(all, typed) : all
  const explained = all.some((each) => each.hints.meaning !== undefined)
  return (
    <>
      {many && (
        <label className="search">
          <Search aria-hidden size={18} />
          <input
            className="input"
            type="search"
            autoComplete="off"
            autoFocus={autoFocus}
            placeholder={t.common.searchAmong(all.length, what)}
            aria-label={t.common.searchFor(what)}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              // Enter looks, it does not answer.
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        </label>
      )}
      <div
        className={many ? 'listed listed-many' : 'listed'}
        tabIndex={many ? 0 : undefined}
        role="group"
        aria-label={capital(what)}
      >
        {headed(shown).map(({ heading, those }) => (
          <div
            key={heading}
            className="listed-part"
            role={heading === '' ? undefined : 'group'}
            aria-label={heading || undefined}
          >
            {heading !== '' && (
              <p className="listed-heading" aria-hidden>
                {heading}
              </p>
            )}
            <div className={explained ? 'picks picks-explained' : 'picks'}>{those.map(children)}</div>
          </div>
        ))}
        {shown.length === 0 && <p className="soft">{t.common.nothingHasWords}</p>}
      </div>
    </>
  )
}

function Radios(
  props: FieldProps & { options: Choice[]; chosen: string | null; choose: (key: string) => void },
): ReactNode {
  const name = useId()
  const { options, chosen, choose, autoFocus } = props
  const many = options.length > MANY
  useDrawnOnMap(options, chosen === null ? [] : [chosen])
  return (
    <fieldset className="field">
      <Prompt {...props} />
      {many && (
        <p className="label" aria-live="polite">
          {options.find((option) => option.key === chosen)?.label ?? t.common.nothingChosen}
        </p>
      )}
      <Listing all={options} what={t.common.options} autoFocus={autoFocus && many}>
        {(option) => (
          <label key={option.key} className="pick">
            <input
              type="radio"
              name={name}
              value={option.key}
              checked={option.key === chosen}
              autoFocus={autoFocus && !many && option.key === (chosen ?? options[0]?.key)}
              onChange={() => choose(option.key)}
            />
            <Mark option={option} />
            <span className="pick-label">{option.label}</span>
            <Hints option={option} />
          </label>
        )}
      </Listing>
    </fieldset>
  )
}

function Checks(props: FieldProps & { wanted: SomeOf }): ReactNode {
  const { value, onChange, autoFocus } = props
  const chosen = Array.isArray(value) ? value : []
  const { options, least, most } = props.wanted
  const many = options.length > MANY
  const full = chosen.length >= most && most > 1
  const labels = options.filter((option) => chosen.includes(option.key)).map((option) => option.label)
  useDrawnOnMap(
    options,
    chosen.filter((each): each is string => typeof each === 'string'),
  )
  if (most === 0) return null // there is nothing to choose
  return (
    <fieldset className="field">
      <Prompt {...props} />
      <p className="label" aria-live="polite">
        {least === most
          ? t.common.chooseExactly(least, chosen.length)
          : t.common.chooseSome(least, Math.min(most, options.length), chosen.length)}
        {many && labels.length > 0 && ` (${labels.join(', ')})`}
      </p>
      <Listing all={options} what={t.common.options} autoFocus={autoFocus && many}>
        {(option) => (
          <label key={option.key} className="pick">
            <input
              type="checkbox"
              value={option.key}
              checked={chosen.includes(option.key)}
              disabled={full && !chosen.includes(option.key)}
              autoFocus={autoFocus && !many && option.key === options[0]?.key}
              onChange={() => onChange(toggled(value, option.key, most))}
            />
            <Mark option={option} />
            <span className="pick-label">{option.label}</span>
            <Hints option={option} />
          </label>
        )}
      </Listing>
    </fieldset>
  )
}

function TextInput({ most, value, onChange, prompt, hidePrompt, autoFocus }: FieldProps & { most: number }): ReactNode {
  const shared = {
    className: 'input',
    value: typeof value === 'string' ? value : '',
    maxLength: most,
    autoFocus,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return (
    <label className="field">
      <span className={hidePrompt ? 'unseen' : 'name'}>{prompt}</span>
      {most > LONG ? <textarea {...shared} /> : <input type="text" autoComplete="off" {...shared} />}
    </label>
  )
}

function LinesInput(props: FieldProps & { wanted: Lines }): ReactNode {
  const { wanted, value, onChange, autoFocus } = props
  const said = lines(value)
  return (
    <fieldset className="field stack">
      <Prompt {...props} />
      {wanted.lines.map((line, i) => (
        <label key={line.key} className="field">
          <span className="name">{line.label}</span>
          <textarea
            className="input"
            rows={2}
            maxLength={wanted.most}
            autoFocus={autoFocus && i === 0}
            value={said[line.key] ?? ''}
            onChange={(event) => onChange({ ...said, [line.key]: event.target.value })}
          />
        </label>
      ))}
    </fieldset>
  )
}

/** Every name with its number: to give it another is to swap. */
function AssignmentInput(props: FieldProps & { wanted: Assignment }): ReactNode {
  const { wanted, value, onChange, autoFocus } = props
  const numbers = counts(value)
  const distinct = [...new Set(wanted.numbers)].sort((a, b) => b - a)
  return (
    <fieldset className="field">
      <Prompt {...props} />
      <p className="label">{t.common.eachOnce(wanted.numbers.join(', '))}</p>
      <ul className="wares">
        {wanted.names.map((name, i) => (
          <li key={name.key}>
            <label className="assigned">
              <span className="pick-label">{name.label}</span>
              <select
                className="input"
                aria-label={name.label}
                autoFocus={autoFocus && i === 0}
                value={numbers[name.key] ?? ''}
                onChange={(event) => onChange(given(wanted, value, name.key, Number(event.target.value)))}
              >
                {distinct.map((number) => (
                  <option key={number} value={number}>
                    {number}
                  </option>
                ))}
              </select>
              <Hints option={name} />
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function PurchaseInput(props: FieldProps & { wanted: Purchase }): ReactNode {
  const { wanted, value, onChange, autoFocus } = props
  const bought = counts(value)
  const left = wanted.budget - spent(wanted, value)
  const basket = wanted.wares.filter((ware) => (bought[ware.key] ?? 0) > 0)
  return (
    <fieldset className="field">
      <Prompt {...props} />
      <p className="label" aria-live="polite">
        {t.common.leftToSpend(inCoins(left, wanted.coins), inCoins(wanted.budget, wanted.coins))}
        {wanted.wares.length > MANY && basket.length > 0 && `: ${inWords({ purchase: wanted }, value)}`}
      </p>
      <Listing all={wanted.wares} what={t.common.things} autoFocus={autoFocus}>
        {(ware) => {
          const times = bought[ware.key] ?? 0
          const affordable = ware.price <= 0 ? ware.most : times + Math.floor(left / ware.price)
          return (
            <div key={ware.key} className="ware" data-ware={ware.key}>
              <span className="pick-label">
                <EntryIcon of={ware.label} size={20} /> {ware.label}
              </span>
              <span className="soft ware-price">{inCoins(ware.price, wanted.coins)}</span>
              <Stepper
                name={ware.label}
                value={times}
                least={0}
                most={Math.max(times, Math.min(ware.most, affordable))}
                onChange={(next) => onChange({ ...bought, [ware.key]: next ?? 0 })}
              />
              <Hints option={ware} />
            </div>
          )
        }}
      </Listing>
    </fieldset>
  )
}
