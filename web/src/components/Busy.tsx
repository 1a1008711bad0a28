import type { ReactNode } from 'react'

/** Says that something is on its way, only if it takes long enough to notice. */
export function Busy({ says = 'Just a moment' }: { says?: string }): ReactNode {
  return (
    <p className="busy" role="status">
      {says}…
    </p>
  )
}
