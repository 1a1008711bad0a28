import type { ReactNode } from 'react'
import type { Cover } from '../api'

/** The picture of a book, drawn in the colours around it. */
export function BookPicture({ cover }: { cover: Cover }): ReactNode {
  return (
    <svg
      className="book-picture"
      viewBox="0 0 400 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable="false"
    >
      {cover.picture.map(({ path, colour, strength, line = 0 }, i) => {
        const paint = `var(--${colour})`
        return (
          <path
            key={i}
            d={path}
            opacity={strength / 100}
            {...(line > 0
              ? { fill: 'none', stroke: paint, strokeWidth: line, strokeLinecap: 'round', strokeLinejoin: 'round' }
              : { fill: paint })}
          />
        )
      })}
    </svg>
  )
}
