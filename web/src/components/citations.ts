export interface Citation {
  words: string
  /** The rule that is cited after these words, or nothing. */
  clause: string
}

/** Words and the rules cited in them: `lost (CRN-R-31)` cites CRN-R-31. */
export function citations(text: string): Citation[] {
  const parts = text.split(/\s?\(([A-Z]{3}(?:-[A-Z0-9]+)+[a-z]?)\)|^([A-Z]{3}(?:-[A-Z0-9]+)+[a-z]?)$/)
  const found: Citation[] = []
  for (let i = 0; i < parts.length; i += 3) {
    const clause = parts[i + 1] ?? parts[i + 2] ?? ''
    const words = parts[i] ?? ''
    if (words !== '' || clause !== '') found.push({ words, clause })
  }
  return found
}

/** The words alone. */
export function uncited(text: string): string {
  return citations(text)
    .map(({ words }) => words)
    .join('')
}
