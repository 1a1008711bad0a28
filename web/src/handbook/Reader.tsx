import { ArrowLeft, ArrowRight, List, Printer, Search } from 'lucide-react'
import { Fragment, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Book, Piece, PlayedSwitch, Rules, Ruling } from '../api'
import { BookPicture } from '../components/BookPicture'
import { EntryWords } from '../components/EntryWords'
import { pieces } from '../components/Marked'
import { capital, switchWords, titled } from '../components/words'
import { GameIcon } from '../icons/GameIcon'
import { cited, entryAnchor, isExample, readable, verse, volumeOf, withoutBook } from './chapters'
import type { Block, Chapter, Place, Section, Told } from './chapters'
import { addressOf, ReadingContext, useReading } from './reading'
import { everything, excerpt, indexOf, stem, wordsOf } from './search'
import { askedAbout } from '../components/asking'
import { t } from '../words/words'
import './Handbook.css'

interface Props {
  book: Book
  rules: Rules
  place: Place
  go: (place: Place) => void
  played?: PlayedSwitch[]
  /** Whether it is read beside play, in a narrow column. */
  beside?: boolean
}

const NOTHING: PlayedSwitch[] = []

/** A book's rules to read and to look things up in: contents, chapters, the compendium, and one search over all. */
export function Reader({ book, rules, place, go, played = NOTHING, beside = false }: Props): ReactNode {
  const volume = useMemo(() => volumeOf(rules), [rules])
  const index = useMemo(() => indexOf(everything(book, rules, volume), rules.handbook.synonyms), [book, rules, volume])
  const byName = useMemo(() => new Map(played.map((each) => [each.name, each])), [played])
  const [words, setWords] = useState('')
  const sought = useDeferredValue(words)
  const move = (to: Place) => {
    setWords('')
    go(to)
  }
  const reading = { book, volume, index, place, go: move, played: byName }
  const text = useRef<HTMLDivElement>(null)
  const target = 'id' in place ? (place.id ?? '') : ''
  const where = addressOf(book.id, place)
  useEffect(() => {
    // A page that has just been turned to is shown from its top first.
    const frame = requestAnimationFrame(() => {
      const here = target === '' ? null : document.getElementById(target)
      if (here !== null) here.scrollIntoView({ block: here.tagName === 'SECTION' ? 'start' : 'center' })
      else if (beside) text.current?.scrollIntoView({ block: 'start' })
    })
    return () => cancelAnimationFrame(frame)
  }, [where, target, beside, sought])
  const questions = rules.handbook.questions
  return (
    <ReadingContext value={reading}>
      <div className={beside ? 'handbook handbook-beside' : 'handbook'}>
        <div className="handbook-side">
          <label className="search">
            <Search aria-hidden size={18} />
            <input
              className="input"
              type="search"
              placeholder={t.handbook.wordOrQuestion}
              aria-label={t.handbook.searchRules}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </label>
          {beside ? <Way /> : <Contents />}
        </div>
        <div className="handbook-text" ref={text}>
          {sought.trim() !== '' ? (
            <Results asked={sought} />
          ) : place.at === 'contents' ? (
            <Title questions={questions} ask={setWords} beside={beside} />
          ) : place.at === 'whole' ? (
            <Whole />
          ) : place.at === 'words' ? (
            <Words />
          ) : place.at === 'rulings' ? (
            <Rulings rulings={volume.rulings} />
          ) : place.at === 'compendium' ? (
            <Compendium key={place.kind} kind={place.kind} />
          ) : (
            <ChapterPage slug={place.slug} />
          )}
        </div>
      </div>
    </ReadingContext>
  )
}

/** A link within the book: it has an address, but is followed without leaving what is around it. */
function To({ place, className, children }: { place: Place; className?: string; children: ReactNode }): ReactNode {
  const { book, go, place: here } = useReading()
  const same = JSON.stringify({ ...place, id: '' }) === JSON.stringify({ ...here, id: '' })
  return (
    <a
      href={addressOf(book.id, place)}
      className={className}
      aria-current={same && !('id' in place && place.id !== undefined) ? 'page' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        go(place)
      }}
    >
      {children}
    </a>
  )
}

/** The table of contents. */
function Contents(): ReactNode {
  const { volume, book } = useReading()
  return (
    <nav aria-label={t.handbook.chapters} className="handbook-contents">
      <To place={{ at: 'contents' }}>{t.handbook.contents}</To>
      <ol>
        {volume.chapters.map((chapter) => (
          <li key={chapter.slug}>
            <To place={{ at: 'chapter', slug: chapter.slug }}>{chapter.title}</To>
          </li>
        ))}
      </ol>
      {volume.rulings.length > 0 && <To place={{ at: 'rulings' }}>{t.handbook.rulings}</To>}
      {book.words.length > 0 && <To place={{ at: 'words' }}>{t.handbook.words}</To>}
      {volume.kinds.length > 0 && (
        <>
          <To place={{ at: 'compendium' }}>{t.handbook.compendium}</To>
          <ul>
            {volume.kinds.map(({ name }) => (
              <li key={name}>
                <To place={{ at: 'compendium', kind: name }}>{titled(name)}</To>
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  )
}

/** The way back to the contents, where there is no room for them. */
function Way(): ReactNode {
  const { place, book } = useReading()
  return (
    <p className="handbook-way">
      {place.at !== 'contents' && (
        <To place={{ at: 'contents' }}>
          <List aria-hidden size={16} /> {t.handbook.contents}
        </To>
      )}
      <a href={addressOf(book.id, place)} target="_blank" rel="noreferrer">
        {t.handbook.ownPage}
      </a>
    </p>
  )
}

interface TitleProps {
  questions: { ask: string; finds: string }[]
  ask: (words: string) => void
  beside: boolean
}

function Title({ questions, ask, beside }: TitleProps): ReactNode {
  const { book, volume } = useReading()
  return (
    <>
      {!beside && (
        <div className="handbook-cover">
          <BookPicture cover={book.cover} />
          <p className="soft">
            {book.cover.genre}. {book.cover.tone}.
          </p>
        </div>
      )}
      {questions.length > 0 && (
        <section aria-labelledby="asked">
          <h2 id="asked">{t.handbook.peopleAsk}</h2>
          <ul className="handbook-asked">
            {questions.map((question) => (
              <li key={question.ask}>
                <button type="button" className="link-button" onClick={() => ask(question.ask)}>
                  {question.ask}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="chapters">
        <h2 id="chapters">{t.handbook.chapters}</h2>
        <ol className="handbook-chapters">
          {volume.chapters.map((chapter) => (
            <li key={chapter.slug}>
              <To place={{ at: 'chapter', slug: chapter.slug }}>{chapter.title}</To>
              {chapter.sections.length > 1 && (
                <p className="soft">
                  {chapter.sections.map((section, i) => (
                    <Fragment key={section.slug}>
                      {i > 0 && '\u00a0· '}
                      <To place={{ at: 'chapter', slug: chapter.slug, id: section.slug }}>{plainly(section.title)}</To>
                    </Fragment>
                  ))}
                </p>
              )}
            </li>
          ))}
        </ol>
        <p className="handbook-more">
          {volume.rulings.length > 0 && <To place={{ at: 'rulings' }}>{t.handbook.rulings}</To>}
          {book.words.length > 0 && <To place={{ at: 'words' }}>{t.handbook.words}</To>}
          <To place={{ at: 'whole' }}>{t.handbook.allToPrint}</To>
        </p>
      </section>
      {volume.kinds.length > 0 && (
        <section aria-labelledby="compendium">
          <h2 id="compendium">{t.handbook.compendium}</h2>
          <ul className="handbook-kinds">
            {volume.kinds.map(({ name, entries }) => (
              <li key={name}>
                <To place={{ at: 'compendium', kind: name }}>{titled(name)}</To>{' '}
                <span className="soft numbers">{entries.length}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** A section's name where its chapter's stands beside it: `Combat: blast` is `Blast`. */
function plainly(title: string): string {
  return capital(title.replace(/^[^:]+: /, '').replace(/ \(starter set\)$/, ''))
}

function ChapterPage({ slug }: { slug: string }): ReactNode {
  const { volume } = useReading()
  const at = volume.chapters.findIndex((chapter) => chapter.slug === slug)
  const chapter = volume.chapters[at]
  if (chapter === undefined) return <p>{t.handbook.noChapter}</p>
  const before = volume.chapters[at - 1]
  const after = volume.chapters[at + 1]
  return (
    <>
      <ChapterText chapter={chapter} number={at + 1} />
      <nav className="handbook-turn" aria-label={t.handbook.neighbours}>
        {before !== undefined && (
          <To place={{ at: 'chapter', slug: before.slug }}>
            <ArrowLeft aria-hidden size={16} /> {before.title}
          </To>
        )}
        {after !== undefined && (
          <To place={{ at: 'chapter', slug: after.slug }} className="push">
            {after.title} <ArrowRight aria-hidden size={16} />
          </To>
        )}
      </nav>
    </>
  )
}

function Whole(): ReactNode {
  const { volume } = useReading()
  return (
    <>
      <p className="handbook-print">
        <button type="button" className="button" onClick={() => window.print()}>
          <Printer aria-hidden size={17} /> {t.handbook.print}
        </button>
      </p>
      {volume.chapters.map((chapter, i) => (
        <ChapterText key={chapter.slug} chapter={chapter} number={i + 1} />
      ))}
    </>
  )
}

function ChapterText({ chapter, number }: { chapter: Chapter; number: number }): ReactNode {
  const { played } = useReading()
  const switched = chapter.rulings.filter((ruling) => isSwitched(ruling, played))
  return (
    <article className="chapter" aria-labelledby={`chapter-${number}`}>
      <h2 id={`chapter-${number}`}>
        <span className="soft numbers">{number}</span> {chapter.title}
      </h2>
      {chapter.introduction !== '' && (
        <p className="chapter-introduction">
          <Prose text={chapter.introduction} />
        </p>
      )}
      {switched.length > 0 && (
        <p className="house-mark">
          {t.handbook.otherwiseHere}{' '}
          {switched.map((ruling, i) => (
            <Fragment key={ruling.id}>
              {i > 0 && ', '}
              <a href={`#house-${ruling.id}`} onClick={(event) => showHere(event, `house-${ruling.id}`)}>
                {ruling.switches.map((each) => each.called).join(', ')}
              </a>
            </Fragment>
          ))}
        </p>
      )}
      {chapter.sections.map((section) => (
        <SectionText key={section.slug} section={section} titled={chapter.sections.length > 1} />
      ))}
      {chapter.rulings.length > 0 && (
        <section className="chapter-house" aria-labelledby={`house-${number}`}>
          <h3 id={`house-${number}`}>{t.handbook.whereDiffer}</h3>
          {chapter.rulings.map((ruling) => (
            <RulingText key={ruling.id} ruling={ruling} anchor={`house-${ruling.id}`} />
          ))}
        </section>
      )}
    </article>
  )
}

function showHere(event: { preventDefault: () => void }, id: string): void {
  event.preventDefault()
  document.getElementById(id)?.scrollIntoView({ block: 'center' })
}

function SectionText({ section, titled: hasTitle }: { section: Section; titled: boolean }): ReactNode {
  const examples = section.clauses.filter((clause) => isExample(clause.example))
  const { place } = useReading()
  const target = 'id' in place ? place.id : undefined
  const sought = examples.some((clause) => clause.id === target)
  return (
    <section className="chapter-section" id={section.slug} aria-label={plainly(section.title)}>
      {hasTitle && <h3>{plainly(section.title)}</h3>}
      {section.blocks.map((block, i) => (
        <BlockText key={i} block={block} />
      ))}
      {examples.length > 0 && (
        <details className="chapter-examples" open={sought || examples.length <= 2}>
          <summary>{examples.length === 1 ? t.handbook.example : t.handbook.examples(examples.length)}</summary>
          <ul>
            {examples.map((clause) => (
              <li key={clause.id} className={clause.id === target ? 'verse-sought' : undefined}>
                <span className="verse" aria-hidden>
                  {verse(clause.id)}
                </span>{' '}
                <Prose text={clause.example} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function BlockText({ block }: { block: Block }): ReactNode {
  switch (block.kind) {
    case 'flow':
      return (
        <p>
          <Verses told={block.told} />
        </p>
      )
    case 'table':
      return (
        <table className="chapter-table">
          <tbody>
            {block.rows.map((row, i) => (
              <tr key={i}>
                <th scope="row">
                  <Prose text={row.head} />
                </th>
                <td>
                  <Verses told={row.told} begins />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )
    case 'terms':
      return (
        <ul className="chapter-terms">
          {block.rows.map((row, i) => (
            <li key={i}>
              <strong>
                <Prose text={row.head} />
              </strong>{' '}
              <Verses told={row.told} begins />
            </li>
          ))}
        </ul>
      )
  }
}

/** Clauses as sentences, each with its number, as verses have. */
function Verses({ told, begins = false }: { told: Told[]; begins?: boolean }): ReactNode {
  const { place } = useReading()
  const target = 'id' in place ? place.id : undefined
  return told.map(({ clause, text }, i) => (
    <Fragment key={clause.id}>
      {i > 0 && ' '}
      <span id={clause.id} data-clause={clause.id} className={clause.id === target ? 'clause verse-sought' : 'clause'}>
        <Verse id={clause.id} />
        {'\u2060'}
        <Prose text={begins ? capital(readable(text)) : readable(text)} />
      </span>
    </Fragment>
  ))
}

function Verse({ id }: { id: string }): ReactNode {
  const { volume, book, go } = useReading()
  const place = volume.find(id) ?? { at: 'contents' }
  return (
    <a
      className="verse"
      href={addressOf(book.id, place)}
      title={id}
      aria-label={t.common.rule(id)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        go(place)
      }}
    >
      {verse(id)}
    </a>
  )
}

/** Words in which stress is stress, and the ids of rules lead to them. */
function Prose({ text }: { text: string }): ReactNode {
  return pieces(text).map((piece, i) => (
    <Fragment key={i}>
      {piece.kind === 'plain' ? (
        <CitedWords text={piece.text} />
      ) : piece.kind === 'code' ? (
        <code>{piece.text}</code>
      ) : (
        <em>{piece.text}</em>
      )}
    </Fragment>
  ))
}

function CitedWords({ text }: { text: string }): ReactNode {
  const { volume, played } = useReading()
  return cited(text, volume.known).map((part, i) => {
    if (part.cites === null) return <Fragment key={i}>{part.text}</Fragment>
    const id = part.cites
    const ruling = volume.rulings.find((each) => each.id === id)
    const switched = ruling !== undefined && isSwitched(ruling, played)
    return (
      <To key={i} place={volume.find(id) ?? { at: 'contents' }} className={switched ? 'cite cite-switched' : 'cite'}>
        {withoutBook(id)}
      </To>
    )
  })
}

function isSwitched(ruling: Ruling, played: ReadonlyMap<string, PlayedSwitch>): boolean {
  return ruling.switches.some((each) => {
    const here = played.get(each.name)
    return here !== undefined && here.value !== here.usual
  })
}

function Rulings({ rulings }: { rulings: Ruling[] }): ReactNode {
  return (
    <section aria-labelledby="rulings">
      <h2 id="rulings">{t.handbook.rulings}</h2>
      <p className="soft">{t.handbook.rulingsSay}</p>
      {rulings.map((ruling) => (
        <RulingText key={ruling.id} ruling={ruling} anchor={ruling.id} />
      ))}
    </section>
  )
}

function RulingText({ ruling, anchor }: { ruling: Ruling; anchor: string }): ReactNode {
  const { played, place } = useReading()
  const sought = 'id' in place && place.id === anchor
  return (
    <div id={anchor} className={sought ? 'ruling verse-sought' : 'ruling'}>
      <h4>
        <span>{ruling.question}</span>{' '}
        <To place={{ at: 'rulings', id: ruling.id }} className="cite">
          {withoutBook(ruling.id)}
        </To>
      </h4>
      <p>
        <Prose text={readable(ruling.ruling)} />
      </p>
      {ruling.switches.map((each) => {
        const here = played.get(each.name)
        const otherwise = here !== undefined && here.value !== here.usual
        return (
          <p key={each.name} className="ruling-switch">
            <span className="label">{each.called}:</span>{' '}
            {each.values.map((value, i) => (
              <Fragment key={value}>
                {i > 0 && ' · '}
                {value === each.usual ? <strong>{switchWords(each, value)}</strong> : switchWords(each, value)}
              </Fragment>
            ))}
            {otherwise && <span className="house-mark">{t.handbook.tablePlays(switchWords(each, here.value))}</span>}
          </p>
        )
      })}
    </div>
  )
}

function Words(): ReactNode {
  const { book } = useReading()
  return (
    <section aria-labelledby="words">
      <h2 id="words">{t.handbook.words}</h2>
      <p className="soft">{t.handbook.wordsSay}</p>
      <dl className="handbook-words">
        {book.words.map((term) => (
          <div key={term.word}>
            <dt>
              {term.word}
              {term.name !== undefined && term.name !== '' && <span className="soft"> {capital(term.name)}</span>}
            </dt>
            <dd>{term.means}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** All that a book ships besides its rules, as cards. */
function Compendium({ kind }: { kind: string | undefined }): ReactNode {
  const { volume } = useReading()
  const [words, setWords] = useState('')
  const wanted = wordsOf(words).map(stem)
  const shown = volume.kinds
    .filter(({ name }) => kind === undefined || name === kind)
    .map(({ name, entries }) => ({ name, entries: entries.filter((entry) => holds(entry, wanted)) }))
    .filter(({ entries }) => entries.length > 0)
  const count = shown.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <section aria-labelledby="compendium">
      <h2 id="compendium">{kind === undefined ? t.handbook.compendium : titled(kind)}</h2>
      <nav aria-label={t.handbook.kinds} className="kinds">
        <To place={{ at: 'compendium' }}>{t.handbook.all}</To>
        {volume.kinds.map(({ name }) => (
          <To key={name} place={{ at: 'compendium', kind: name }}>
            {titled(name)}
          </To>
        ))}
      </nav>
      <label className="search kinds-search">
        <Search aria-hidden size={18} />
        <input
          className="input"
          type="search"
          placeholder={t.handbook.onlyThose}
          aria-label={t.handbook.onlyThose}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      <p className="label" role="status">
        {count === 1 ? t.handbook.oneEntry : t.handbook.entries(count)}
      </p>
      {shown.map(({ name, entries }) => (
        <div key={name}>
          {kind === undefined && <h3>{titled(name)}</h3>}
          <div className="cards">
            {entries.map((entry) => (
              <Card key={entry.id} entry={entry} />
            ))}
          </div>
        </div>
      ))}
    </section>
  )
}

function holds(entry: Piece, wanted: string[]): boolean {
  if (wanted.length === 0) return true
  const there = wordsOf(`${entry.name} ${entry.said.map((line) => `${line.label} ${line.text}`).join(' ')}`)
  const stems = new Set(there.map(stem))
  return wanted.every((word) => stems.has(word) || there.some((each) => each.startsWith(word)))
}

function Card({ entry }: { entry: Piece }): ReactNode {
  const { place } = useReading()
  const anchor = entryAnchor(entry)
  const sought = 'id' in place && place.id === anchor
  return (
    <article id={anchor} className={sought ? 'card card-sought' : 'card'}>
      <h4>
        {entry.icon != null && <GameIcon name={entry.icon} size={26} />}
        <span>{capital(entry.name)}</span>
        <To place={{ at: 'compendium', kind: entry.kind, id: anchor }} className="verse">
          <span className="unseen">{t.handbook.linkTo(entry.name)}</span>
          <span aria-hidden>#</span>
        </To>
      </h4>
      <EntryWords entry={entry} />
    </article>
  )
}

/** What a search has found. */
function Results({ asked }: { asked: string }): ReactNode {
  const { index } = useReading()
  const found = useMemo(() => index.search(asked), [index, asked])
  return (
    <section aria-labelledby="found">
      <h2 id="found" role="status">
        {found.length === 0 ? t.handbook.nothingFound : t.handbook.found(found.length)}
      </h2>
      {found.length === 0 && <p>{t.handbook.nothingByWords}</p>}
      <ol className="found">
        {found.map((each) => (
          <li key={`${each.place.at} ${each.within} ${each.id}`}>
            <To place={each.place}>{each.title}</To>
            {each.within !== '' && <span className="soft found-within"> {each.within}</span>}
            <p>
              <Highlit text={excerpt(each.text, asked)} asked={asked} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Words in which those that were asked for are marked, in any of their forms. */
function Highlit({ text, asked }: { text: string; asked: string }): ReactNode {
  const wanted = new Set(askedAbout(wordsOf(asked)).map(stem))
  return text
    .split(/([\p{L}\p{N}'’]+)/u)
    .map((part, i) =>
      i % 2 === 1 && wanted.has(stem(part.toLowerCase())) ? (
        <mark key={i}>{part}</mark>
      ) : (
        <Fragment key={i}>{part}</Fragment>
      ),
    )
}
