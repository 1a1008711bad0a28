import type { ReactNode } from 'react'
import { faceColour } from './faces'
import { initials } from './words'
import './Face.css'

interface Props {
  id: string
  name: string
  /** The colour that was chosen for them, if any. */
  portrait?: string | null
  small?: boolean
}

/** Somebody's face: initials in a colour of their own. The name stands beside it, or is said for ears. */
export function Face({ id, name, portrait, small = false }: Props): ReactNode {
  return (
    <span className={small ? 'face face-small' : 'face'} style={{ background: faceColour(id, portrait) }} aria-hidden>
      {initials(name)}
    </span>
  )
}
