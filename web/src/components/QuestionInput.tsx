import { useCallback, useEffect, useId, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import type { Answer, Choice } from '../protocol'
import { bounds, counts, hintWords, spent, toggled } from './answers'
import { FaceInput, NumberInput } from './NumberInput'
import { useDrawnOnMap, useShownOnMap } from './picking'
import { Prompt } from './Prompt'
import type { AnswerProps } from './Prompt'
import { Stepper } from './Stepper'
import './QuestionInput.css'

/** More options than this lie in a list that opens. */
const MANY = 12

/** A field for any kind of answer a rule or an offer may want. */
export function QuestionInput(props: AnswerProps): ReactNode {
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
function WhereInput(props: AnswerProps): ReactNode {
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

function Hints({ option }: { option: Choice }): ReactNode {
  const words = hintWords(option.hints)
  return words === '' ? null : <span className="soft pick-hint">{words}</span>
}

function Radios(
  props: AnswerProps & { options: Choice[]; chosen: string | null; choose: (key: string) => void },
): ReactNode {
  const name = useId()
  const { options, chosen, choose, autoFocus } = props
  useDrawnOnMap(options, chosen === null ? [] : [chosen])
  return (
    <fieldset className="field">
      <Prompt {...props} />
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
}: AnswerProps & { options: Choice[] }): ReactNode {
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

function Checks(props: AnswerProps): ReactNode {
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
      <Prompt {...props} />
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

function TextInput({ kind, value, onChange, prompt, hidePrompt, autoFocus }: AnswerProps): ReactNode {
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

function PurchaseInput(props: AnswerProps): ReactNode {
  const { kind, value, onChange } = props
  const bought = counts(value)
  const left = (kind.budget ?? 0) - spent(kind, value)
  return (
    <fieldset className="field">
      <Prompt {...props} />
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
