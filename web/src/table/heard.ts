import { t } from '../words/words'

/** Some dice of a kind, what makes them be rolled on, and which of them count. */
const DICE = /(\d*)d(\d+)(?:!!?(?!p)(o?)(?:(>=|=)?(\d+))?)?(?:k([hl])(\d+))?/g

/** What a voice would spell out sign by sign. */
const SIGNS = /[!<>={}#×]|\dk[hl]?\d|\dr[or]|chain|up to/

/** A roll for ears: `d6, rolled on at its highest`, not `1 × chain(d6!!)`; empty where there are no words for it. */
export function heard(roll: string): string {
  const words = roll
    .replace(/chain\(([^()]*)\)/g, '$1')
    .replace(/(best|worst) (\d+) of (\d+) × (d\d+\S*)/g, (_, which: string, kept: string, all: string, die: string) => {
      return `${all}${die}k${which === 'best' ? 'h' : 'l'}${kept}`
    })
    .replace(/(\d+) × (?=d\d)/g, (_, count: string) => (count === '1' ? '' : count))
    .replace(DICE, (dice: string, ...found: (string | undefined)[]) => {
      const [count = '', sides = '', once = '', sign = '', face = '', which = '', kept = ''] = found
      const told = [t.heard.dice(count, sides)]
      if (dice.includes('!')) {
        const when = face === '' ? t.heard.atHighest : sign === '>=' ? t.heard.atLeast(face) : t.heard.at(face)
        told.push((once === '' ? t.heard.rolledOn : t.heard.rolledOnOnce)(when))
      }
      if (which !== '') told.push((which === 'h' ? t.heard.highest : t.heard.lowest)(Number(kept)))
      return told.join(', ')
    })
  return SIGNS.test(words) ? '' : words
}
