import { useEffect, useState } from 'react'

/** So long a page waits for the faces it is set in. */
const PATIENCE = 800

const WEIGHTS = [500, 600]

/** What the house's own text is set in. */
export const BODY = 'Source Serif 4'

/**
 * Resolves when faces can be drawn, or when somebody has waited long enough. A page that is set anew when its faces come
 * moves under the finger, and a click on what has just moved away is lost.
 */
export async function drawable(faces: string[]): Promise<void> {
  const wanted = faces.flatMap((face) =>
    WEIGHTS.map((weight) => document.fonts.load(`${weight} 1em ${JSON.stringify(face)}`)),
  )
  await Promise.race([Promise.allSettled(wanted), new Promise((late) => setTimeout(late, PATIENCE))])
}

/** Whether a face can be drawn or has been waited for long enough; there is nothing to wait for without one. */
export function useDrawable(face: string | undefined): boolean {
  const [drawn, setDrawn] = useState<string>()
  useEffect(() => {
    if (face !== undefined) void drawable([face]).then(() => setDrawn(face))
  }, [face])
  return face === undefined || drawn === face
}
