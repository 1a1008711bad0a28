import { describe, expect, it } from 'vitest'
import { unmarked } from '../components/Marked'
import { volumeOf } from './chapters'
import { everything, excerpt, indexOf, stem } from './search'
import { shelf } from './shelf'

/** Plain questions in other words than the books themselves have them, each with the clause or the section that answers. */
const OTHERS: Record<string, [string, string][]> = {
  cairn: [
    ['how can I recover lost HP', 'CRN-HEAL-01'],
    ['can I strike with two weapons', 'CRN-DUAL-01'],
    ['what is my torch good for when it is dark', 'CRN-CRE-06'],
    ['how do enemies flee', 'CRN-MORL-01'],
    ['what do hirelings cost', 'CRN-HIRE-06'],
    ['does armor stop damage', 'CRN-ARMR-01'],
  ],
  'terra-odd': [
    ['how does resting restore grit', 'ODD-HEAL-01'],
    ['is my armour taken off damage', 'Armour'],
    ['what if several people attack one foe', 'ODD-MULT-01'],
    ['how do we escape', 'ODD-RETR-01'],
    ['when do foes flee', 'ODD-MORL-01'],
    ['how do I make a new character', 'ODD-CRE-01'],
  ],
  rath: [
    ['how much do I recover on a short rest', 'RTH-SRST-03'],
    ['how do I find traps', 'RTH-TRAP-02'],
    ['what do arrows use up', 'RTH-USE-06'],
    ['can my shield save me', 'RTH-SHLD-01'],
    ['how do I put out fire', 'RTH-FIRE-05'],
    ['how many silver pieces make a gold piece', 'RTH-CUR-03'],
    ['how do I become better at level 2', 'RTH-LVL-01'],
  ],
  otherworlds: [
    ['how much does a long rest heal', 'OTW-REST-05'],
    ['am I dead at 0 HP', 'OTW-DOWN-01'],
    ['how do I shoot past the range of my gun', 'OTW-EQ-16'],
    ['how far can I jump', 'OTW-MOVE-06'],
    ['how do I sneak', 'OTW-ACT-04'],
    ['what is the difficulty of a check', 'OTW-CHK-02'],
  ],
  rhod: [
    ['how do I restore vitality', 'RHD-HD-03'],
    ['what if I have no water', 'RHD-NEED-12'],
    ['do I get a bonus from high ground', 'RHD-HGT-01'],
    ['how do I hold my breath', 'RHD-SUF-01'],
    ['what does lying prone do', 'RHD-STN-05'],
    ['how do I spend experience', 'RHD-EXP-04'],
    ['how much light does a candle give', 'RHD-LIT-04'],
    ['how do I aim', 'RHD-ATK-02'],
    ['aiming', 'RHD-ATK-02'],
  ],
}

describe.each(shelf())('the search of $name', ({ name, book, rules }) => {
  const volume = volumeOf(rules)
  const index = indexOf(everything(book, rules, volume), rules.handbook.synonyms)
  const { questions } = rules.handbook
  const others = (OTHERS[name] ?? []).map(([ask, finds]) => ({ ask, finds }))

  it('knows at least five plain questions', () => {
    expect(questions.length).toBeGreaterThanOrEqual(5)
    expect(others.length).toBeGreaterThanOrEqual(5)
  })

  it.each([...questions, ...others])('finds $finds among the first three for “$ask”', ({ ask, finds }) => {
    const section = rules.clauses.find((clause) => clause.id === finds)?.chapter
    const first = index.search(ask, 3).map((found) => found.id)
    // The whole section that the clause stands in is as good an answer.
    expect(
      first.some((id) => id === finds || id === section),
      `found ${first.join(', ')}`,
    ).toBe(true)
  })

  it('finds a rule by its id, and content by its name', () => {
    const clause = rules.clauses[7]
    const entry = rules.entries.at(-1)
    expect(index.search(clause?.id ?? '')[0]?.id).toBe(clause?.id)
    expect(
      index
        .search(entry?.name ?? '')
        .slice(0, 3)
        .map((found) => found.id),
    ).toContain(entry?.id)
  })

  it('names what it finds without the marks of Markdown', () => {
    const titles = everything(book, rules, volume).map((found) => found.title)
    expect(titles.filter((title) => unmarked(title) !== title)).toEqual([])
  })

  it('finds nothing for what is in no book', () => {
    expect(index.search('xyzzy')).toEqual([])
    expect(index.search('  ')).toEqual([])
  })
})

/** What stands before what: the usual answer before the rarer one, rules before things. */
const BEFORE: Record<string, [string, string, string][]> = {
  cairn: [
    ['how do I heal', 'CRN-HEAL-01', 'CRN-HEAL-03'],
    // The section is shown with its first words about healing, which are those of the week.
    ['how do I heal', 'CRN-HEAL-01', 'Healing'],
    ['inventory slots', 'CRN-INV-01', 'CRN-SPL-09'],
  ],
}

describe.each(shelf().filter(({ name }) => name in BEFORE))(
  'the order of the search of $name',
  ({ name, book, rules }) => {
    const index = indexOf(everything(book, rules, volumeOf(rules)), rules.handbook.synonyms)

    it.each(BEFORE[name] ?? [])('for “%s” has %s before %s', (ask, one, other) => {
      const found = index.search(ask).map(({ id }) => id)
      expect(found).toContain(one)
      expect(found.indexOf(one), found.slice(0, 6).join(', ')).toBeLessThan([...found, other].indexOf(other))
    })
  },
)

describe('the words of a search', () => {
  it('are the same in all their forms', () => {
    expect(['heal', 'heals', 'healed', 'healing', 'healer'].map(stem)).toEqual(Array(5).fill('heal'))
    expect(['attack', 'attacks', 'attacker', 'attacking'].map(stem)).toEqual(Array(4).fill('attack'))
    expect(stem('dice')).toBe(stem('die'))
    expect(stem('dies')).toBe(stem('dead'))
    expect(stem('runs')).toBe(stem('running'))
  })

  it('are shown with what stands around them', () => {
    const long = `${'word '.repeat(60)}healing ${'word '.repeat(60)}`
    expect(excerpt(long, 'How do I heal?')).toContain('healing')
    expect(excerpt('short', 'anything')).toBe('short')
  })
})
