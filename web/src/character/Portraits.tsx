import { useId } from 'react'
import type { ReactNode } from 'react'
import { Face } from '../table/Face'
import { FACE_COLOURS, faceColour } from '../table/faces'
import './Portraits.css'

const COLOUR_NAMES = ['Rust', 'Amber', 'Olive', 'Fir', 'Teal', 'Blue', 'Indigo', 'Violet', 'Magenta', 'Umber'] as const

interface Props {
  name: string
  id: string
  /** The colour that was chosen; null as long as it is left to the name. */
  chosen: string | null
  onChange: (colour: string) => void
}

/** A hero's face: the initials, each time in another colour. */
export function Portraits({ name, id, chosen, onChange }: Props): ReactNode {
  const group = useId()
  const shown = faceColour(id, chosen)
  return (
    <fieldset className="field">
      <legend>Portrait</legend>
      <div className="portraits">
        {FACE_COLOURS.map((colour, i) => (
          <label key={colour} className="portrait" title={COLOUR_NAMES[i]}>
            <input
              type="radio"
              className="unseen"
              name={group}
              value={colour}
              aria-label={COLOUR_NAMES[i]}
              checked={colour === shown}
              onChange={() => onChange(colour)}
            />
            <Face id={id} name={name.trim() === '' ? '?' : name} portrait={colour} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
