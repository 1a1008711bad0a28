/** A piece of what somebody has said: words, or an address on the web. */
export interface Piece {
  text: string
  /** Where it leads; null for words. */
  href: string | null
  /** The server it leads to, which is what somebody should know before they go there. */
  host: string
}

/** What ends a sentence and no address. */
const AFTER = /[.,;:!?'"»”’)\]}]+$/

/**
 * The addresses in what somebody has said. Only plain ones are links: nothing but http and https, nothing that hides
 * the server behind a name before an `@`, and what is shown is what it leads to.
 */
export function addressesIn(text: string): Piece[] {
  const found = text
    .split(/(https?:\/\/[^\s<>"'`]+)/i)
    .flatMap((part, i) => (i % 2 === 0 ? [words(part)] : pieces(part)))
    .filter((piece) => piece.text !== '')
  return found.reduce<Piece[]>((all, piece) => {
    const before = all.at(-1)
    if (piece.href !== null || before === undefined || before.href !== null) return [...all, piece]
    return [...all.slice(0, -1), words(before.text + piece.text)]
  }, [])
}

function words(text: string): Piece {
  return { text, href: null, host: '' }
}

function pieces(part: string): Piece[] {
  const shown = balanced(part)
  const rest = part.slice(shown.length)
  let url: URL
  try {
    url = new URL(shown)
  } catch {
    return [words(part)]
  }
  const plain = url.username === '' && url.password === '' && (url.protocol === 'http:' || url.protocol === 'https:')
  return plain ? [{ text: shown, href: url.href, host: url.host }, words(rest)] : [words(part)]
}

/** Without what ends the sentence; a bracket that was opened within the address belongs to it. */
function balanced(part: string): string {
  const shown = part.replace(AFTER, '')
  const opened = shown.split('(').length - shown.split(')').length
  return opened > 0 && part[shown.length] === ')' ? part.slice(0, shown.length + 1) : shown
}
