import { Minus, Plus } from 'lucide-react'
import { useCallback, useEffect, useId, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import type { Answer, Choice, Kind } from '../protocol'
import { bounds, counts, hintWords, markOf, spent, toggled } from './answers'
import { Die } from './DiceFaces'
import { useDrawnOnMap, useShownOnMap } from './picking'
import './QuestionInput.css'

interface Props {
  kind: Kind
  value: Answer
  onChange: (value: Answer) => void
  /** What is asked; every field carries it for screen readers. */
  prompt: string
  /** Set where the prompt stands above already. */
  hidePrompt?: boolean
  /** The sides of a physical die to read. */
  die?: number | null
  autoFocus?: boolean
}

/** More options than this lie in a list that opens. */
const MANY = 12

/** A field for any kind of answer a rule or an offer may want. */
export function QuestionInput(props: Props): ReactNode {
  const { kind, die } = props
  switch (kind.kind) {
    case 'yes-no':
      return (
        <Radios
          {...props}
          options={[
            { key: 'yes', label: 'Yes', hints: {} },
            { key: 'no', label: 'No', hints: {} },
          ]}
          chosen={props.value === true ? 'yes' : props.value === false ? 'no' : null}
          choose={(key) => props.onChange(key === 'yes')}
        />
      )
    case 'where':
      return <WhereInput {...props} />
    case 'one-of': {
      const options = kind.options ?? []
      if (options.length === 0) return <TextInput {...props} />
      return options.length > MANY ? (
        <ListInput {...props} options={options} />
      ) : (
        <Radios {...props} options={options} chosen={textOrNull(props.value)} choose={props.onChange} />
      )
    }
    case 'some-of':
      return <Checks {...props} />
    case 'number':
      return die != null ? <FaceInput {...props} sides={die} /> : <NumberInput {...props} />
    case 'words':
      return <TextInput {...props} />
    case 'purchase':
      return <PurchaseInput {...props} />
  }
}

/** A space of the scene: shown on the map where there is one, or chosen from the list. */
function WhereInput(props: Props): ReactNode {
  const { kind, value, onChange, prompt } = props
  const options = useMemo(() => kind.options ?? [], [kind.options])
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const choose = useCallback((key: string) => latest.current(key), [])
  useShownOnMap({ prompt, options, chosen: textOrNull(value), choose })
  return options.length === 0 ? <TextInput {...props} /> : <ListInput {...props} options={options} />
}

function textOrNull(value: Answer): string | null {
  return typeof value === 'string' ? value : null
}

function Legend({ prompt, hidePrompt }: Props): ReactNode {
  return <legend className={hidePrompt ? 'unseen' : undefined}>{prompt}</legend>
}

function Hints({ option }: { option: Choice }): ReactNode {
  const words = hintWords(option.hints)
  return words === '' ? null : <span className="soft pick-hint">{words}</span>
}

function Radios(props: Props & { options: Choice[]; chosen: string | null; choose: (key: string) => void }): ReactNode {
  const name = useId()
  const { options, chosen, choose, autoFocus } = props
  useDrawnOnMap(options, chosen === null ? [] : [chosen])
  return (
    <fieldset className="field">
      <Legend {...props} />
      <div className="picks">
        {options.map((option, i) => (
          <label key={option.key} className="pick">
            <input
              type="radio"
              name={name}
              value={option.key}
              checked={option.key === chosen}
              autoFocus={autoFocus && (chosen === null ? i === 0 : option.key === chosen)}
              onChange={() => choose(option.key)}
            />
            <span>{option.label}</span>
            <Hints option={option} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function ListInput({
  options,
  value,
  onChange,
  prompt,
  hidePrompt,
  autoFocus,
}: Props & { options: Choice[] }): ReactNode {
  return (
    <label className="field">
      <span className={hidePrompt ? 'unseen' : 'name'}>{prompt}</span>
      <select
        className="input"
        value={textOrNull(value) ?? ''}
        autoFocus={autoFocus}
        onChange={(event) => onChange(event.target.value)}
      >
        {textOrNull(value) === null && <option value="">Choose…</option>}
        {options.map((option) => (
          <option key={option.key} value={option.key}>
            {[option.label, hintWords(option.hints)].filter((part) => part !== '').join(' · ')}
          </option>
        ))}
      </select>
    </label>
  )
}

function Checks(props: Props): ReactNode {
  const { kind, value, onChange, autoFocus } = props
  const chosen = Array.isArray(value) ? value : []
  const { least, most } = bounds(kind)
  const options = kind.options ?? []
  const full = chosen.length >= most && most > 1
  useDrawnOnMap(
    options,
    chosen.filter((each): each is string => typeof each === 'string'),
  )
  return (
    <fieldset className="field">
      <Legend {...props} />
      <p className="label" aria-live="polite">
        {least === most ? `Choose ${least}` : `Choose ${least} to ${Math.min(most, options.length)}`}: {chosen.length}{' '}
        chosen
      </p>
      <div className="picks">
        {options.map((option, i) => (
          <label key={option.key} className="pick">
            <input
              type="checkbox"
              value={option.key}
              checked={chosen.includes(option.key)}
              disabled={full && !chosen.includes(option.key)}
              autoFocus={autoFocus && i === 0}
              onChange={() => onChange(toggled(value, option.key, most))}
            />
            <span>{option.label}</span>
            <Hints option={option} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A number with a step down and up beside it. */
export function Stepper({
  value,
  least,
  most,
  name,
  onChange,
  autoFocus = false,
}: {
  value: number | null
  least: number
  most: number
  name: string
  onChange: (value: number | null) => void
  autoFocus?: boolean
}): ReactNode {
  const step = (by: number) => onChange(Math.max(least, Math.min(most, (value ?? least) + by)))
  return (
    <span className="stepper">
      <button
        type="button"
        className="icon-button"
        aria-label={`${name}: one less`}
        disabled={value !== null && value <= least}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden size={18} />
      </button>
      <input
        className="input"
        type="text"
        inputMode={least < 0 ? 'text' : 'numeric'}
        aria-label={name}
        autoFocus={autoFocus}
        value={value ?? ''}
        onFocus={(event) => event.target.select()}
        onChange={(event) =>
          onChange(/^-?\d{1,9}$/.test(event.target.value.trim()) ? Number(event.target.value) : null)
        }
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') step(1)
          if (event.key === 'ArrowDown') step(-1)
        }}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={`${name}: one more`}
        disabled={value !== null && value >= most}
        onClick={() => step(1)}
      >
        <Plus aria-hidden size={18} />
      </button>
    </span>
  )
}

function numberOrNull(value: Answer): number | null {
  return typeof value === 'number' ? value : null
}

function NumberInput(props: Props): ReactNode {
  const { kind, value, onChange, prompt, autoFocus } = props
  const { least, most } = bounds(kind)
  return (
    <fieldset className="field">
      <Legend {...props} />
      <span className="row">
        <Stepper
          value={numberOrNull(value)}
          least={least}
          most={most}
          name={prompt}
          onChange={onChange}
          autoFocus={autoFocus}
        />
        {kind.most != null && (
          <span className="label">
            {least} to {most}
          </span>
        )}
      </span>
      <Marks {...props} />
    </fieldset>
  )
}

/** The numbers that have a name, to be tapped, and what the chosen one stands for. */
function Marks({ kind, value, onChange }: Props): ReactNode {
  if (kind.marks == null) return null
  return (
    <>
      <div className="picks">
        {kind.marks.map((mark) => (
          <button
            key={mark.number}
            type="button"
            className="button button-small"
            aria-pressed={mark.number === value}
            onClick={() => onChange(mark.number)}
          >
            {mark.name} <span className="soft">{mark.number}</span>
          </button>
        ))}
      </div>
      <p className="label" aria-live="polite">
        {markOf(kind, value)?.meaning ?? ''}
      </p>
    </>
  )
}

/** The face of a die somebody rolls by hand: type it, or tap the face. The cursor is already there. */
function FaceInput(props: Props & { sides: number }): ReactNode {
  const { sides, value, onChange } = props
  return (
    <fieldset className="field">
      <Legend {...props} />
      <div className="row">
        <label className="row">
          <span>Your d{sides} shows</span>
          <input
            className="input face-input"
            type="text"
            inputMode="numeric"
            autoFocus
            autoComplete="off"
            aria-label={`Face of the d${sides}`}
            value={numberOrNull(value) ?? ''}
            onChange={(event) => {
              const face = Number(event.target.value)
              onChange(/^\d{1,4}$/.test(event.target.value) && face >= 1 && face <= sides ? face : null)
            }}
          />
        </label>
      </div>
      {sides <= 20 && (
        <div className="faces">
          {Array.from({ length: sides }, (_, i) => i + 1).map((face) => (
            <button
              key={face}
              type="button"
              className="face-button"
              aria-pressed={value === face}
              onClick={() => onChange(face)}
            >
              <Die face={{ sides, face, kept: true, exploded: false }} size={40} />
            </button>
          ))}
        </div>
      )}
    </fieldset>
  )
}

function TextInput({ kind, value, onChange, prompt, hidePrompt, autoFocus }: Props): ReactNode {
  const most = kind.most ?? 200
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
      {most > 200 ? <textarea {...shared} /> : <input type="text" autoComplete="off" {...shared} />}
    </label>
  )
}

function PurchaseInput(props: Props): ReactNode {
  const { kind, value, onChange } = props
  const bought = counts(value)
  const left = (kind.budget ?? 0) - spent(kind, value)
  return (
    <fieldset className="field">
      <Legend {...props} />
      <p className="label" aria-live="polite">
        {left} of {kind.budget ?? 0} left to spend
      </p>
      <ul className="wares">
        {(kind.wares ?? []).map((ware) => {
          const times = bought[ware.key] ?? 0
          const affordable = ware.price <= 0 ? ware.most : times + Math.floor(left / ware.price)
          return (
            <li key={ware.key} data-ware={ware.key}>
              <span className="grow">{ware.label}</span>
              <span className="soft">costs {ware.price}</span>
              <Stepper
                name={ware.label}
                value={times}
                least={0}
                most={Math.max(times, Math.min(ware.most, affordable))}
                onChange={(next) => onChange({ ...bought, [ware.key]: next ?? 0 })}
              />
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
