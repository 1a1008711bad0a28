import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useConnection, useTableState } from './TableDoor'
import { t } from '../words/words'
import './LineBanner.css'

/** Says that the line to the table is broken and when it tries again; nothing while all is well. */
export function LineBanner(): ReactNode {
  const line = useTableState((state) => state.line)
  const retryAt = useTableState((state) => state.retryAt)
  const connection = useConnection()
  if (line === 'open' || line === 'closed') return null
  return (
    <div className="line-banner" role="status">
      <span>{line === 'connecting' ? t.common.reaching : t.common.lineBroken}</span>
      {line === 'lost' && (
        <button type="button" className="button button-small" onClick={() => connection.retryNow()}>
          {t.common.tryNow}
          {retryAt !== null && <SecondsTo key={retryAt} then={retryAt} />}
        </button>
      )}
    </div>
  )
}

function SecondsTo({ then }: { then: number }): ReactNode {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.ceil((then - now) / 1000)
  return seconds > 0 && ` (${t.common.seconds(seconds)})`
}
