import { useState } from 'react'

export interface Deed {
  busy: boolean
  error: string | null
  /** Does something that takes a while; tells whether it went well. */
  run: (deed: () => Promise<unknown>) => Promise<boolean>
}

/** One thing at a time, and what went wrong with it. */
export function useDeed(): Deed {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const run = async (deed: () => Promise<unknown>) => {
    setBusy(true)
    setError(null)
    try {
      await deed()
      return true
    } catch (failed) {
      setError((failed as Error).message)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, run }
}
