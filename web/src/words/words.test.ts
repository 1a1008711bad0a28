import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { offerOfBook, ofBook, speakOf } from './book'
import { de } from './de'
import { en } from './en'
import { forms } from './forms'
import { fixed, listed, preferred, rounded } from './words'

/** Attributes whose texts people see or hear. */
const SAID = new Set(
  'title aria-label aria-description aria-roledescription aria-valuetext placeholder alt altText label lede heading deed says copied prompt what words'.split(
    ' ',
  ),
)

/** What is the same in every language, with the reason. */
const SAME_EVERYWHERE: { [text: string]: string } = {
  Quintain: 'the name of the program',
  d: 'dice notation',
  e: 'a key',
  r: 'a key',
  '/r 2d6+?{bonus}': 'dice notation',
  Esc: 'a key',
  '4d6kh3 + 2': 'dice notation',
  'CC BY 3.0': 'the name of a licence',
  'game-icons.net': 'an address',
}

/** Texts in code that look like sentences and are none of the interface, with the reason. */
const NO_SENTENCES: { file: RegExp; text: RegExp; reason: string }[] = [
  { file: /./, text: /needs a .* around it$|^a field outside of its form$/, reason: 'said to programmers' },
  { file: /^desk\/FairSearch/, text: /^Nobody waits for it$/, reason: 'thrown to end a search; nobody sees it' },
  { file: /^handbook\/(search|chapters)/, text: /./, reason: 'words of the books, which are written in English' },
  { file: /^components\/asking/, text: /./, reason: 'words of questions about the books' },
  { file: /^components\/common-icons/, text: /./, reason: 'names of icons' },
  { file: /^table\/map\/ready/, text: /./, reason: 'maps that come along, like the content of a book' },
  { file: /^theme/, text: /serif|^(EB Garamond|Space Grotesk|Exo 2)$/, reason: 'fonts' },
  { file: /^faces/, text: /^Source Serif 4$/, reason: 'a font' },
  { file: /./, text: /^\(?(max-width|prefers-|pointer:)/, reason: 'a media query' },
  { file: /./, text: /var\(--|xMidY|svg\.|noopener/, reason: 'words of CSS, SVG and HTML' },
  { file: /^own\/EntryEditor/, text: /^input, select/, reason: 'names of elements' },
  { file: /^table\/Palette/, text: /^roll on §$/, reason: 'a key' },
  { file: /^(connection|api)/, text: /^(Refused|Failed)$/, reason: 'names of errors' },
  { file: /^theme/, text: /^(Alegreya|Oswald)$/, reason: 'fonts' },
  { file: /^api/, text: /^Bearer §$/, reason: 'a word of HTTP' },
]

interface Found {
  file: string
  line: number
  text: string
}

const ROOT = resolve(import.meta.dirname, '..')

function sources(): ts.SourceFile[] {
  return readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name) && !name.startsWith('words/'))
    .sort()
    .map((name) => parsed(name, readFileSync(resolve(ROOT, name), 'utf8')))
}

function parsed(name: string, text: string): ts.SourceFile {
  return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
}

/** Read once: it takes a while. */
const SOURCES = sources()

function each(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node)
  node.forEachChild((child) => each(child, look))
}

function at(file: ts.SourceFile, node: ts.Node, text: string): Found {
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
  return { file: file.fileName, line: line + 1, text: text.replace(/\s+/g, ' ').trim() }
}

/** Letters, and not the name of a tag. */
const hasLetters = (text: string) => /\p{L}/u.test(text) && !/^h[1-6]$/.test(text)

/** The texts of a literal, a choice between literals or a template. */
function texts(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)]
  if (ts.isParenthesizedExpression(node)) return texts(node.expression)
  if (ts.isConditionalExpression(node)) return [...texts(node.whenTrue), ...texts(node.whenFalse)]
  if (ts.isBinaryExpression(node)) {
    switch (node.operatorToken.kind) {
      case ts.SyntaxKind.PlusToken:
      case ts.SyntaxKind.BarBarToken:
      case ts.SyntaxKind.QuestionQuestionToken:
        return [...texts(node.left), ...texts(node.right)]
      case ts.SyntaxKind.AmpersandAmpersandToken:
        return texts(node.right)
      default:
        return []
    }
  }
  return []
}

/** Whether people see or hear what an attribute says. Components of our own have names for what they show. */
function isSaid(attribute: ts.JsxAttribute): boolean {
  const name = attribute.name.getText()
  return SAID.has(name) || (name === 'name' && /^\p{Lu}/u.test(attribute.parent.parent.tagName.getText()))
}

/** Texts that a component draws, or says in an attribute, and that come from no catalogue. */
function drawn(file: ts.SourceFile): Found[] {
  const found: Found[] = []
  const add = (node: ts.Node, all: string[]) => {
    const said = all.filter((text) => hasLetters(text) && SAME_EVERYWHERE[text.trim()] === undefined)
    found.push(...said.map((text) => at(file, node, text)))
  }
  each(file, (node) => {
    if (ts.isJsxText(node)) add(node, [node.text])
    if (ts.isJsxExpression(node) && node.expression !== undefined && !ts.isJsxAttribute(node.parent))
      add(node, texts(node.expression))
    if (ts.isJsxAttribute(node) && node.initializer !== undefined && isSaid(node)) {
      const { initializer } = node
      if (ts.isStringLiteral(initializer)) add(node, [initializer.text])
      else if (ts.isJsxExpression(initializer) && initializer.expression !== undefined)
        add(node, texts(initializer.expression))
    }
  })
  return found
}

/** Two words with a space between, or one that begins with a capital, be it before a value (`§`). */
const SENTENCE = /\p{L}{2,}[,;:]? \p{L}{2,}|^\p{Lu}\p{Ll}+(?:[.…?!]?$|[,;:]? §)/u

/** Texts anywhere in code that read like a sentence of the interface. */
function sentences(file: ts.SourceFile): Found[] {
  const found: Found[] = []
  each(file, (node) => {
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return
    const within = (is: (node: ts.Node) => boolean) => {
      for (let up: ts.Node = node.parent; !ts.isStatement(up); up = up.parent) if (is(up)) return true
      return false
    }
    const isClassName = (up: ts.Node) =>
      (ts.isJsxAttribute(up) && /^(className|d|transform|viewBox)$/.test(up.name.getText(file))) ||
      (ts.isVariableDeclaration(up) && /^(layout|shape|classes|className)$/.test(up.name.getText(file))) ||
      (ts.isPropertyAssignment(up) && up.name.getText(file) === 'className')
    // What something is compared with is no text: keys of a keyboard, tags of what comes from the server.
    const isCompared =
      ts.isCaseClause(node.parent) ||
      (ts.isBinaryExpression(node.parent) && /^[=!]==?$/.test(node.parent.operatorToken.getText(file)))
    if (ts.isImportDeclaration(node.parent) || isCompared || within(isClassName)) return
    const text = ts.isTemplateExpression(node)
      ? node.head.text + node.templateSpans.map((span) => `§${span.literal.text}`).join('')
      : node.text
    if (SENTENCE.test(text) && SAME_EVERYWHERE[text] === undefined) found.push(at(file, node, text))
  })
  return found.filter(({ file, text }) => !NO_SENTENCES.some((each) => each.file.test(file) && each.text.test(text)))
}

/** Where a module reads the catalogue while it is being loaded, before the language is known. */
function tooEarly(file: ts.SourceFile): Found[] {
  const found: Found[] = []
  each(file, (node) => {
    if (!ts.isPropertyAccessExpression(node) || node.expression.getText(file) !== 't') return
    for (let up: ts.Node = node; !ts.isSourceFile(up); up = up.parent) if (ts.isFunctionLike(up)) return
    found.push(at(file, node, node.getText(file)))
  })
  return found
}

const words = (found: Found[]) => found.map(({ file, line, text }) => `${file}:${line} ${text}`)

describe('the interface speaks out of its catalogues', () => {
  it('draws no text of its own', () => {
    const found = words(SOURCES.flatMap(drawn))
    expect(found, found.join('\n')).toEqual([])
  })

  it('has no sentence in its code', () => {
    const found = words(SOURCES.flatMap(sentences))
    expect(found, found.join('\n')).toEqual([])
  })

  it('reads no sentence before the language is known', () => {
    const found = words(SOURCES.flatMap(tooEarly))
    expect(found, found.join('\n')).toEqual([])
  })

  it('would be caught at it', () => {
    const file = parsed(
      'wrong.tsx',
      `const NAMES = { map: t.map.name }
       const A = () => <p title="A title" className="not this">Some words {open ? 'or these' : \`and \${n} more\`}</p>
       export const failed = () => new Error('The line broke.')
       export const rolled = (name) => \`Roll \${name}\``,
    )
    expect(words(drawn(file))).toEqual([
      'wrong.tsx:2 A title',
      'wrong.tsx:2 Some words',
      'wrong.tsx:2 or these',
      'wrong.tsx:2 and',
      'wrong.tsx:2 more',
    ])
    expect(words(sentences(file))).toContain('wrong.tsx:3 The line broke.')
    expect(words(sentences(file))).toContain('wrong.tsx:4 Roll §')
    expect(words(tooEarly(file))).toEqual(['wrong.tsx:1 t.map'])
  })
})

/** Sentences of a catalogue by their keys, what is made of values as its source. */
function flat(catalogue: object, before = ''): Map<string, string> {
  return new Map(
    Object.entries(catalogue).flatMap(([key, value]: [string, unknown]): [string, string][] => {
      if (typeof value === 'object' && value !== null) return [...flat(value, `${before}${key}.`)]
      return [[before + key, typeof value === 'string' ? value : String(value)]]
    }),
  )
}

/** What is rightly the same in German, with the reason. */
const SAME_IN_GERMAN: { [key: string]: string } = {
  'desk.link': 'Link is a German word',
  'desk.name': 'Name is a German word',
  'desk.webhooks': 'a technical word',
  'journal.journal': 'Journal is a German word',
  'journal.text': 'Text is a German word',
  'map.name': 'Name is a German word',
  'table.esc': 'what is written on the key',
  'table.journal': 'Journal is a German word',
  'table.vibration': 'Vibration is a German word',
  'verdicts.fair': 'fair is a German word',
}

describe('English', () => {
  it('counts as people do', () => {
    expect(en.common.slots(1)).toBe('1 slot')
    expect(en.desk.failures(1, 'no answer')).toBe('1 failure: no answer')
    expect(en.desk.houseDiffer(1, 20)).toBe('1 of 20 differs from the book’s own ruling.')
    expect(en.table.letPassAfter(1)).toBe('It is let pass after 1 second.')
  })
})

describe('German', () => {
  it('leaves no sentence in English', () => {
    const german = flat(de)
    const same = [...flat(en)].filter(([key, text]) => german.get(key) === text).map(([key]) => key)
    expect(same.sort(), same.join('\n')).toEqual(Object.keys(SAME_IN_GERMAN).sort())
  })

  it('counts as people do', () => {
    expect(de.pages.goneIn(1)).toBe('in 1 Tag für immer fort')
    expect(de.pages.goneIn(2)).toBe('in 2 Tagen für immer fort')
    expect(en.pages.goneIn(1)).toBe('gone for good in 1 day')
    expect(de.desk.wouldBeFair(1, 'Ein', 'Goblin')).toBe('Ein Goblin wäre fair.')
    expect(de.desk.wouldBeFair(2, 'Zwei', 'Goblins')).toBe('Zwei Goblins wären fair.')
    expect(de.desk.houseDiffer(1, 20)).toBe('1 von 20 weicht von der Regelung des Buches ab.')
    expect(forms('de').listed(['Ann', 'Bo', 'Cy'])).toBe('Ann, Bo und Cy')
  })
})

describe('what a book brings in another language', () => {
  it('is said where the book’s own words stand', () => {
    speakOf({ HP: 'TP', attacks: 'greift an', 'Hit Protection': 'Trefferschutz' })
    expect(ofBook('HP')).toBe('TP')
    expect(ofBook('hit protection')).toBe('Trefferschutz')
    expect(ofBook('Grit')).toBe('Grit')
    expect(offerOfBook('Attacks')).toBe('Greift an')
    expect(offerOfBook('Tunnel Goblin attacks')).toBe('Tunnel Goblin greift an')
    expect(offerOfBook('Tunnel Goblin waits')).toBe('Tunnel Goblin waits')
    speakOf({})
    expect(offerOfBook('Maren attacks')).toBe('Maren attacks')
  })
})

describe('the language of a page', () => {
  const kept = (language: string | null) => ({ getItem: () => language })

  it('is the one that was chosen', () => {
    expect(preferred(kept('de'), ['en-US'])).toBe('de')
    expect(preferred(kept('en'), ['de-DE'])).toBe('en')
  })

  it('is at first the first of the browser’s that there is', () => {
    expect(preferred(kept(null), ['fr-FR', 'de-AT', 'en'])).toBe('de')
    expect(preferred(kept('xx'), ['en-GB', 'de'])).toBe('en')
    expect(preferred(kept(null), ['fr', 'toString'])).toBe('en')
  })

  it('is English until another one is fetched', () => {
    expect(listed(['Ann'])).toBe('Ann')
    expect(listed(['Ann', 'Bo', 'Cy'])).toBe('Ann, Bo and Cy')
    expect(fixed(1234.56, 1)).toBe('1234.6')
    expect(rounded(10.504, 2)).toBe('10.5')
  })
})
