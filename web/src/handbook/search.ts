import { pieceWords } from '../api'
import type { Book, Rules } from '../api'
import { askedAbout } from '../components/asking'
import { unmarked } from '../components/Marked'
import { capital, titled } from '../components/words'
import { readable } from './chapters'
import type { Place, Volume } from './chapters'
import { t } from '../words/words'

/** Something of a handbook that can be found. */
export interface Found {
  /** The id of a clause, a ruling or a piece of content; of a section its name. */
  id: string
  title: string
  /** Where it stands: a chapter, a kind of content. */
  within: string
  text: string
  place: Place
  /** What people ask that is answered here. */
  asked: string
}

/** Words that people use for one another when they ask about a game; books add their own. */
const ALIKE = [
  'heal, healing, recover, recovery, restore, regain, rest, cure, hp, health',
  'rest, sleep, camp, night',
  'hit, attack, strike, blow, swing, shoot, fight',
  'damage, harm, hurt, wound, injury',
  'death, dying, kill, slain, mortal, unconscious',
  'buy, shop, price, cost, sell, trade, coin, money, gold, gp, pay',
  'light, torch, lamp, lantern, dark, darkness, candle',
  'first, initiative, order, begin, before, turn',
  'run, flee, retreat, escape, away',
  'move, movement, walk, speed, run, far, distance',
  'carry, inventory, slot, encumbrance, encumbered, load, weight, bulky',
  'spell, magic, cast, spellbook, caster, wizard',
  'hide, sneak, stealth, hidden, conceal',
  'eat, food, ration, hungry, hunger, starve, meal',
  'drink, water, thirst, dehydrated',
  'fall, falling, drop',
  'fear, panic, morale, nerve, afraid, scared',
  'make, create, creation, new',
  'character, hero, sheet',
  'level, experience, xp, advancement, advance, improve',
  'luck, fortune, fate, reroll',
  'shield, armor, armour, protection',
  'gun, pistol, rifle, magazine, ammunition, arrow',
  'drown, suffocate, breath, air, underwater',
  'monster, creature, foe, enemy, beast',
  'monster, morale, reaction',
  'cover, wall, behind',
  'save, test, check',
  'find, detect, search, notice, spot, discover',
  'crit, critical, natural',
]

/** Words that no rule of endings brings together. */
const IRREGULAR: Record<string, string> = {
  dies: 'death',
  died: 'death',
  dead: 'death',
  dying: 'death',
  deaths: 'death',
  dice: 'die',
  ran: 'run',
  fled: 'flee',
  hidden: 'hide',
  fell: 'fall',
  falls: 'fall',
  shot: 'shoot',
  foes: 'foe',
  henchmen: 'henchman',
  cost: 'cost',
  burnt: 'burn',
}

/** The part of a word that its forms have in common: `healing`, `heals` and `healed` are `heal`. */
export function stem(word: string): string {
  const irregular = IRREGULAR[word]
  if (irregular !== undefined) return irregular
  let stem = word.replace(/['’]s?$/, '')
  if (stem.length > 4 && stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`
  else if (stem.length > 3 && /(sses|ches|shes|xes)$/.test(stem)) stem = stem.slice(0, -2)
  else if (stem.length > 3 && stem.endsWith('s') && !/(ss|us|is)$/.test(stem)) stem = stem.slice(0, -1)
  for (const ending of ['ing', 'ed', 'er'])
    if (stem.endsWith(ending) && stem.length - ending.length >= 3 && /[aeiouy]/.test(stem.slice(0, -ending.length))) {
      stem = stem.slice(0, -ending.length).replace(/([b-df-hj-kmnp-rtv-z])\1$/, '$1')
      break
    }
  return stem.length > 3 && stem.endsWith('e') ? stem.slice(0, -1) : stem
}

export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter((word) => word !== '')
}

interface Indexed {
  found: Found
  title: Map<string, number>
  text: Map<string, number>
  asked: Map<string, number>
  length: number
  /** How much its title tells: that of a section is also that of all its clauses. */
  telling: number
}

export interface Index {
  /** What is found by words or a plain question, the best first. */
  search: (asked: string, most?: number) => Found[]
}

const counted = (text: string) => {
  const counts = new Map<string, number>()
  for (const word of wordsOf(text)) {
    const key = stem(word)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** Everything in a handbook that can be found: sections, clauses, rulings, words, and the whole compendium. */
export function everything(book: Pick<Book, 'words'>, rules: Rules, volume: Volume): Found[] {
  const asked = (id: string) =>
    rules.handbook.questions
      .filter((question) => question.finds === id)
      .map((question) => askedAbout(wordsOf(question.ask)).join(' '))
      .join(' ')
  const sections = volume.chapters.flatMap((chapter) =>
    chapter.sections.map((section): Found => ({
      id: section.title,
      title: section.title,
      within: chapter.title === section.title ? '' : chapter.title,
      text: section.clauses.map((clause) => unmarked(readable(clause.text))).join(' '),
      place: { at: 'chapter', slug: chapter.slug, id: section.slug },
      asked: '',
    })),
  )
  const clauses = volume.chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section) =>
      section.clauses.map((clause): Found => ({
        id: clause.id,
        title: section.title,
        within: chapter.title === section.title ? '' : chapter.title,
        text: unmarked(readable(clause.text)),
        place: { at: 'chapter', slug: chapter.slug, id: clause.id },
        asked: asked(clause.id),
      })),
    ),
  )
  return [
    ...sections,
    ...clauses,
    ...rules.rulings.map((ruling): Found => ({
      id: ruling.id,
      title: unmarked(ruling.question),
      within: t.handbook.rulings,
      text: unmarked(ruling.ruling),
      place: { at: 'rulings', id: ruling.id },
      asked: asked(ruling.id),
    })),
    ...book.words.map((term): Found => ({
      id: term.word,
      title: term.name === undefined || term.name === '' ? term.word : `${term.word}, ${term.name}`,
      within: t.handbook.words,
      text: term.means,
      place: { at: 'words' },
      asked: '',
    })),
    ...volume.kinds.flatMap(({ name, entries }) =>
      entries.map((entry): Found => ({
        id: entry.id,
        title: capital(entry.name),
        within: titled(name),
        text: pieceWords(entry),
        place: { at: 'compendium', kind: name, id: `${name}.${entry.id}` },
        asked: asked(entry.id),
      })),
    ),
  ]
}

const isSection = ({ place, id }: Found) => place.at === 'chapter' && place.id !== id

/** An index over a handbook. It is made once, and answers at once. */
export function indexOf(all: Found[], synonyms: string[]): Index {
  const indexed = all.map((found): Indexed => {
    const title = counted(found.title)
    const text = counted(`${found.within} ${found.text}`)
    const length = [...text.values()].reduce((sum, count) => sum + count, 0)
    const telling = found.place.at === 'chapter' && !isSection(found) ? 0.8 : 3.2
    return { found, title, text, asked: counted(found.asked), length, telling }
  })
  const holders = new Map<string, number>()
  for (const each of indexed)
    for (const word of new Set([...each.title.keys(), ...each.text.keys(), ...each.asked.keys()]))
      holders.set(word, (holders.get(word) ?? 0) + 1)
  const usual = indexed.reduce((sum, each) => sum + each.length, 0) / Math.max(indexed.length, 1)
  const alike = new Map<string, Set<string>>()
  for (const line of [...ALIKE, ...synonyms]) {
    const group = line.split(',').flatMap(wordsOf).map(stem)
    for (const word of group) {
      const others = alike.get(word) ?? new Set()
      group.forEach((other) => others.add(other))
      alike.set(word, others)
    }
  }
  const rarity = (word: string) => Math.log(1 + indexed.length / (1 + (holders.get(word) ?? 0)))

  /** What one word of a question may stand for, and how surely. */
  const meant = (word: string): Map<string, number> => {
    const key = stem(word)
    const meanings = new Map<string, number>([[key, 1]])
    if (word === 'die') meanings.set('death', 1).set('die', 0.15)
    for (const other of alike.get(word === 'die' ? 'death' : key) ?? [])
      if (!meanings.has(other)) meanings.set(other, 0.45)
    // Whoever is still writing a word means one that begins like that.
    if (!holders.has(key) && word.length > 1)
      for (const known of holders.keys()) if (known.startsWith(word)) meanings.set(known, 0.8)
    return meanings
  }

  const score = (each: Indexed, meanings: Map<string, number>[], question: boolean): number => {
    let sum = 0
    let told = 0
    for (const meaning of meanings) {
      let best = 0
      for (const [word, sure] of meaning) {
        const inTitle = Math.min(each.title.get(word) ?? 0, 1)
        const often = each.text.get(word) ?? 0
        const inText = (often * 2.2) / (often + 1.2 * (0.25 + (0.75 * each.length) / usual))
        const named = (inTitle * each.telling) / Math.sqrt(Math.max(1, each.title.size))
        const wasAsked = each.asked.has(word) ? 3.2 / Math.sqrt(each.asked.size) : 0
        const fit = sure * rarity(word) * (inText + Math.max(named, wasAsked))
        best = Math.max(best, fit)
      }
      sum += best
      if (best > 0) told += 1
    }
    // What answers just this question comes before its whole section.
    const answers = meanings.every((meaning) => [...meaning].some(([word, sure]) => sure === 1 && each.asked.has(word)))
    return sum * (told / meanings.length) ** 2 * worth(each.found, question) * (question && answers ? 2 : 1)
  }

  return {
    search(asked, most = 30) {
      const wanted = asked.trim()
      if (wanted === '') return []
      const named = indexed.filter(({ found }) => isNamed(found, wanted)).map(({ found }) => found)
      const meanings = askedAbout(wordsOf(wanted)).map(meant)
      const question = isQuestion(wanted)
      const scored = indexed
        .map((each, i) => ({ each, i, score: score(each, meanings, question) }))
        .filter((one) => one.score > 0 && !named.includes(one.each.found))
        .sort((a, b) => b.score - a.score || a.i - b.i)
      const least = (scored[0]?.score ?? 0) * 0.12
      const best = scored.filter((one) => one.score >= least).map((one) => one.each.found)
      return [...named, ...spread(best)].slice(0, most)
    },
  }
}

/** Whether somebody asks how something is done, and does not look for a thing by its name. */
function isQuestion(typed: string): boolean {
  return typed.endsWith('?') || /^(how|what|when|where|who|why|which|can|do|does|is|are|may|must) /i.test(typed)
}

/** How much something is worth to be found: to whoever asks a question, rules more than things. */
function worth(found: Found, question: boolean): number {
  if (isSection(found)) return 1.25
  switch (found.place.at) {
    case 'compendium':
      return question ? 0.4 : 0.9
    case 'rulings':
      return question ? 0.6 : 0.7
    case 'words':
      return question ? 0.6 : 1
    default:
      return 1
  }
}

/** Of one section no more than two clauses come before what others have to say. */
function spread(best: Found[]): Found[] {
  const counts = new Map<string, number>()
  const first: Found[] = []
  const later: Found[] = []
  for (const found of best) {
    const key = found.place.at === 'chapter' && !isSection(found) ? found.title : found.id
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count > 2 && first.length < 8) later.push(found)
    else first.push(found)
  }
  return [...first, ...later]
}

/** Whether somebody has typed the id of a rule, or the beginning of one, or a name. */
function isNamed({ id, title, place }: Found, typed: string): boolean {
  const name = typed.toLowerCase()
  if (place.at === 'compendium' || place.at === 'words')
    return title.toLowerCase() === name || id.toLowerCase() === name
  return typed.includes('-') && id.toLowerCase().startsWith(name)
}

/** A few words around the first that was asked for. */
export function excerpt(text: string, asked: string, most = 180): string {
  if (text.length <= most) return text
  const wanted = new Set(askedAbout(wordsOf(asked)).map(stem))
  const at = [...text.matchAll(/[\p{L}\p{N}'’]+/gu)].find(([word]) => wanted.has(stem(word.toLowerCase())))?.index ?? 0
  const begin = at < most * 0.6 ? 0 : text.lastIndexOf(' ', at - most / 3) + 1
  const end = text.lastIndexOf(' ', begin + most)
  return `${begin > 0 ? '… ' : ''}${text.slice(begin, end > begin ? end : begin + most)} …`
}
