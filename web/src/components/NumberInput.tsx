import type { ReactNode } from 'react'
import type { Answer } from '../protocol'
import { bounds, markOf } from './answers'
import { Die } from './DiceFaces'
import { Prompt } from './Prompt'
import type { AnswerProps } from './Prompt'
import { Stepper } from './Stepper'
import './NumberInput.css'

export function NumberInput(props: AnswerProps): ReactNode {
  const { kind, value, onChange, prompt, autoFocus } = props
  const { least, most } = bounds(kind)
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
function Marks({ kind, value, onChange }: AnswerProps): ReactNode {
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
export function FaceInput(props: AnswerProps & { sides: number }): ReactNode {
  const { sides, value, onChange } = props
  return (
    <fieldset className="field">
      <Prompt {...props} />
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

function numberOrNull(value: Answer): number | null {
  return typeof value === 'number' ? value : null
}
