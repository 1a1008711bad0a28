import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import type { Answer, NumberFrom } from '../protocol'
import { markOf } from './answers'
import { Die } from './DiceFaces'
import { Prompt } from './Prompt'
import type { FieldProps } from './Prompt'
import { Stepper } from './Stepper'
import { t } from '../words/words'
import './NumberInput.css'

export function NumberInput(props: FieldProps & { wanted: NumberFrom }): ReactNode {
  const { value, onChange, prompt, autoFocus } = props
  const { least, most } = props.wanted
  return (
    <fieldset className="field">
      <Prompt {...props} />
      <span className="row">
        <Stepper
          value={numberOrNull(value)}
          least={least}
          most={most}
          name={prompt}
          onChange={onChange}
          autoFocus={autoFocus}
        />
        <span className="label">{t.common.fromTo(least, most)}</span>
      </span>
      <Marks {...props} />
    </fieldset>
  )
}

/** The numbers that have a name, to be tapped, and what the chosen one stands for. */
function Marks({ wanted, value, onChange }: FieldProps & { wanted: NumberFrom }): ReactNode {
  if (wanted.marks.length === 0) return null
  return (
    <>
      <div className="picks">
        {wanted.marks.map((mark) => (
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
        {markOf(wanted, value)?.meaning ?? ''}
      </p>
    </>
  )
}

/** The face of a die somebody rolls by hand: type it, or tap the face. The cursor is already there. */
export function FaceInput(props: FieldProps & { sides: number }): ReactNode {
  const { sides, value, onChange } = props
  const [typed, setTyped] = useState<string | null>(null)
  const id = useId()
  const wrong = typed !== null && typed !== '' && faceOf(typed, sides) === null
  const take = (face: number) => {
    setTyped(null)
    onChange(face)
  }
  return (
    <fieldset className="field">
      <Prompt {...props} />
      <div className="row">
        <label className="row">
          <span>{t.common.yourDieShows(sides)}</span>
          <input
            className="input face-input"
            type="text"
            inputMode="numeric"
            autoFocus
            autoComplete="off"
            aria-label={t.common.faceOf(sides)}
            aria-invalid={wrong}
            aria-describedby={wrong ? id : undefined}
            value={typed ?? numberOrNull(value) ?? ''}
            onChange={(event) => {
              setTyped(event.target.value)
              onChange(faceOf(event.target.value, sides))
            }}
          />
        </label>
        {wrong && (
          <span id={id} role="alert" className="note note-harm">
            {t.common.dieRange(sides)}
          </span>
        )}
      </div>
      {sides <= 20 && (
        <div className="faces">
          {Array.from({ length: sides }, (_, i) => i + 1).map((face) => (
            <button
              key={face}
              type="button"
              className="face-button"
              aria-pressed={value === face}
              onClick={() => take(face)}
            >
              <Die face={{ sides, face, kept: true, exploded: false }} size={40} />
            </button>
          ))}
        </div>
      )}
    </fieldset>
  )
}

/** The face that somebody typed, if the die has it. */
export function faceOf(typed: string, sides: number): number | null {
  const face = Number(typed.trim())
  return /^\d{1,4}$/.test(typed.trim()) && face >= 1 && face <= sides ? face : null
}

function numberOrNull(value: Answer): number | null {
  return typeof value === 'number' ? value : null
}
