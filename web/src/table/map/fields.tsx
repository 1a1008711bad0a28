import type { ReactNode } from 'react'
import { Stepper } from '../../components/Stepper'
import { t } from '../../words/words'

export function TextField({
  name,
  value,
  onChange,
}: {
  name: string
  value: string
  onChange: (value: string) => void
}): ReactNode {
  return (
    <label className="field">
      <span className="label">{name}</span>
      <input
        className="input"
        type="text"
        maxLength={40}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}

const isCover = (word: string): word is keyof typeof t.covers => word in t.covers

export function SelectField<T extends string>({
  name,
  value,
  options,
  onChange,
}: {
  name: string
  value: T
  options: T[]
  onChange: (value: T) => void
}): ReactNode {
  return (
    <label className="field">
      <span className="label">{name}</span>
      <select className="input" value={value} onChange={(event) => onChange(event.target.value as T)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {isCover(option) ? t.covers[option] : option}
          </option>
        ))}
      </select>
    </label>
  )
}

export function NumberField({
  name,
  value,
  least = 0,
  most,
  onChange,
}: {
  name: string
  value: number
  least?: number
  most: number
  onChange: (value: number) => void
}): ReactNode {
  return (
    <span className="field">
      <span className="label" aria-hidden>
        {name}
      </span>
      <Stepper name={name} value={value} least={least} most={most} onChange={(next) => onChange(next ?? least)} />
    </span>
  )
}

export function DecimalField({
  name,
  value,
  least,
  most,
  onChange,
}: {
  name: string
  value: number
  least: number
  most: number
  onChange: (value: number) => void
}): ReactNode {
  return (
    <label className="field">
      <span className="label">{name}</span>
      <input
        className="input map-measure"
        type="number"
        step={0.1}
        min={least}
        max={most}
        value={value}
        onChange={(event) =>
          event.target.value !== '' && event.target.validity.valid && onChange(event.target.valueAsNumber)
        }
      />
    </label>
  )
}
