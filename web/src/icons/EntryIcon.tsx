import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { GameIcon } from './GameIcon'
import { useBookIcons } from './icons'

/** The book that is played here. */
export const BookContext = createContext<string | undefined>(undefined)

interface Props {
  /** The id of an entry, or what it is called. */
  of: string
  size?: number
}

/** The icon by which a piece of the book's content is known; nothing where the book has none of this name. */
export function EntryIcon({ of, size = 18 }: Props): ReactNode {
  const icon = useBookIcons(useContext(BookContext))(of)
  return icon === undefined ? null : <GameIcon name={icon} size={size} />
}
