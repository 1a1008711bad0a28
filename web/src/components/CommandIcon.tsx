import { Circle } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import type { Theme } from '../theme'

// Books may name any icon of the set, so the whole set is there to choose from, but not before a page wants one.
const Named = lazy(async () => {
  const { icons } = await import('./all-icons')
  return {
    default: ({ name, size }: { name: string; size: number }): ReactNode => {
      const Icon = icons[pascal(name) as keyof typeof icons] ?? Circle
      return <Icon aria-hidden size={size} />
    },
  }
})

/** `hand-grab` as `HandGrab`. */
export function pascal(name: string): string {
  return name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase())
}

/** The icon that a book gives a command. */
export function CommandIcon({ theme, command, size = 18 }: { theme: Theme; command: string; size?: number }): ReactNode {
  const name = theme.icons.find((each) => each.command === command)?.icon
  const blank = <Circle aria-hidden size={size} strokeOpacity={0.35} />
  if (name === undefined) return blank
  return (
    <Suspense fallback={blank}>
      <Named name={name} size={size} />
    </Suspense>
  )
}
