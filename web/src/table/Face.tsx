import type { ReactNode } from 'react'
import { GameIcon } from '../icons/GameIcon'
import { numberOf, portraitOf } from './faces'
import type { Faced } from './faces'
import { usePicture } from './usePicture'
import { initials } from './words'
import './Face.css'

interface Props extends Faced {
  size?: 'small' | 'usual' | 'large'
}

/** Somebody's face: an icon, a picture or initials, in a colour and a frame. The name stands beside it, or is said for ears. */
export function Face({ size = 'usual', ...whose }: Props): ReactNode {
  const { colour, frame } = portraitOf(whose)
  return (
    <span className={`face face-${size} face-${frame}`} style={{ background: colour }} aria-hidden>
      <FaceMark {...whose} />
    </span>
  )
}

/** What stands on a face, and what tells several of a kind apart. */
export function FaceMark(whose: Faced): ReactNode {
  const { icon, picture } = portraitOf(whose)
  const url = usePicture(picture)
  const number = numberOf(whose.name)
  if (icon === undefined && url === null) return initials(whose.name)
  return (
    <>
      {url === null ? (
        <GameIcon name={icon ?? ''} size="78%" />
      ) : (
        <img className="face-picture" src={url} alt="" draggable={false} />
      )}
      {number !== '' && <span className="face-number">{number}</span>}
    </>
  )
}
