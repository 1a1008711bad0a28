import type { ReactNode } from 'react'
import { faceColour } from './faces'
import { initials } from './words'
import './Face.css'

/** Somebody's face: initials in a colour of their own. The name stands beside it, or is said for ears. */
export function Face({ id, name, small = false }: { id: string; name: string; small?: boolean }): ReactNode {
  return (
    <span className={small ? 'face face-small' : 'face'} style={{ background: faceColour(id) }} aria-hidden>
      {initials(name)}
    </span>
  )
}
