import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useConnection, useTableState } from './TableDoor'

/** Says that the line to the table is broken and when it tries again; nothing while all is well. */
export function LineBanner(): ReactNode {
  const line = useTableState((state) => state.line)
  const retryAt = useTableState((state) => state.retryAt)
  const connection = useConnection()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (line !== 'lost') return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [line, retryAt])
  if (line === 'open' || line === 'closed') return null
  const seconds = retryAt === null ? 0 : Math.max(0, Math.ceil((retryAt - now) / 1000))
  return (
    <div className="line-banner" role="status">
      <span>
        {line === 'connecting' ? 'Reaching for the table…' : 'The line to the table is broken. Nothing is lost.'}
      </span>
      {line === 'lost' && (
        <button type="button" className="button button-small" onClick={() => connection.retryNow()}>
          Try now{seconds > 0 && ` (${seconds} s)`}
        </button>
      )}
    </div>
  )
}
