/** Words of a question that say nothing of what is asked about. */
const ASKING = new Set(
  (
    'a about am an and any are at be by can could did do does for from get go goes got happen happens has have how i if in is it ' +
    'many me much must my not of off on one or our should so some somebody someone that the their them there they this to up use was we ' +
    'what when where which who whom whose why will with would you your'
  ).split(' '),
)

/** The words that something is asked about: of `how do I heal?` that is `heal`. Where there are no others, all of them. */
export function askedAbout(words: string[]): string[] {
  const telling = words.filter((word) => !ASKING.has(word.toLowerCase().replace(/[^\p{L}\p{N}]+$/u, '')))
  return telling.length === 0 ? words : telling.map((word) => word.replace(/[?!.,;:]+$/, ''))
}
