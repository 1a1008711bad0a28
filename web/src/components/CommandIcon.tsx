import { Circle } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import type { Theme } from '../theme'

interface Named {
  name: string
  size: number
}

type Icons = { [name: string]: LucideIcon | undefined }

// Books may name any icon of the set. Most name common ones, so those come first and the whole set only when needed.
const CommonIcon = lazy(async () => {
  const common: Icons = await import('./common-icons')
  return {
    default: ({ name, size }: Named): ReactNode => {
      const Icon = common[name]
      return Icon === undefined ? <AnyIcon name={name} size={size} /> : <Icon aria-hidden size={size} />
    },
  }
})

const AnyIcon = lazy(async () => {
  // The set as one file, apart from the modules that pages take single icons from: bundlers would else join them.
  const { default: all } = await import('lucide-react/dist/cjs/lucide-react.js')
  return {
    default: ({ name, size }: Named): ReactNode => {
      const Icon = all[name] ?? Circle
      return <Icon aria-hidden size={size} />
    },
  }
})

/** `hand-grab` as `HandGrab`. */
function pascal(name: string): string {
  return name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase())
}

/** The icon that a book gives a command. */
export function CommandIcon({
  theme,
  command,
  size = 18,
}: {
  theme: Theme
  command: string
  size?: number
}): ReactNode {
  const name = theme.icons.find((each) => each.command === command)?.icon
  const blank = <Circle aria-hidden size={size} strokeOpacity={0.35} />
  if (name === undefined) return blank
  return (
    <Suspense fallback={blank}>
      <CommonIcon name={pascal(name)} size={size} />
    </Suspense>
  )
}
