import type { ReactNode } from 'react'

/** What went wrong, said to everybody at once; nothing where nothing did. */
export function Harm({ says }: { says: string | null | undefined }): ReactNode {
  if (says === null || says === undefined) return null
  return (
    <p className="note note-harm" role="alert">
      {says}
    </p>
  )
}
