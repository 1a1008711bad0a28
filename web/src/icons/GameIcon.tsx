import type { ReactNode } from 'react'
import { useIcons } from './icons'
import './GameIcon.css'

/** An icon of the set, in the colour of the text around it; an empty place of its size until it is here. */
export function GameIcon({ name, size = 20 }: { name: string; size?: number | string }): ReactNode {
  const path = useIcons()?.paths[name]
  return (
    <svg className="game-icon" viewBox="0 0 512 512" width={size} height={size} aria-hidden data-icon={name}>
      {path !== undefined && <path d={path} />}
    </svg>
  )
}
