import type { ReactNode } from 'react'
import { t } from '../words/words'

/** Says that something is on its way, only if it takes long enough to notice. */
export function Busy({ says = t.common.justAMoment }: { says?: string }): ReactNode {
  return (
    <p className="busy" role="status">
      {says}…
    </p>
  )
}
