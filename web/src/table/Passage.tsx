import { ChevronRight, Droplet, Gem, History, Lock, Skull, Undo2, Zap } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { Collapsible } from 'radix-ui'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { ClauseLink } from '../components/ClauseLink'
import { DiceFaces, RolledDice } from '../components/DiceFaces'
import { firstLine } from '../journal/pages'
import type { Entry, Said } from '../protocol'
import { continued, gravest, isNotation, sentences } from './passages'
import type { Passage } from './passages'
import { t } from '../words/words'
import { Spoken } from './Spoken'
import './Passage.css'

interface Props {
  passage: Passage
  book: string
  /** What to call whoever it came from. */
  nameOf: (seat: string) => string
  /** Whether this seat may show its secrets to everyone. */
  mayReveal: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  reveal: (seqs: number[]) => void
  look: (seq: number) => void
}

/** One piece of the log, which unfolds into its dice and the clauses that decided it. */
export const PassageView = memo(function PassageView(props: Props): ReactNode {
  const { passage, nameOf, mayReveal, open, onOpenChange, reveal, look, book } = props
  if (passage.heading) return <Heading passage={passage} />
  const first = passage.entries[0] as Entry
  const told = passage.entries.flatMap((entry) =>
    entry.lines.map((line) => ({
      ...line,
      text: entry.kind === 'note' ? firstLine(line.text) : line.text,
      ordered: entry.kind === 'command',
      entry: entry.seq,
    })),
  )
  const lines = told.filter((line) => line.text !== '' || line.dice.length > 0)
  const hasMore = lines.some((line) => !line.ordered)
  const inGame = first.kind === 'command' || first.kind === 'step'
  const details = lines.some((line) => line.clause !== '' || line.dice.length > 0)
  const secret = passage.secrets.length > 0 && (passage.wanted || !inGame)
  const aside = passage.secrets.length > 0 && !secret
  const show = mayReveal && !passage.undone && (
    <button type="button" className="link-button" onClick={() => reveal(passage.secrets)}>
      {t.table.showEveryone}
    </button>
  )
  const classes = [
    'passage',
    `passage-${first.kind}`,
    passage.undone && 'passage-undone',
    secret && 'passage-secret',
    aside && 'passage-aside',
  ].filter(Boolean)
  const time = new Date(first.at)
  const speaks = (first.kind === 'talk' || first.kind === 'roll' || first.kind === 'note') && first.by !== ''
  return (
    <Collapsible.Root
      open={open}
      onOpenChange={onOpenChange}
      className={classes.join(' ')}
      title={time.toLocaleString()}
    >
      {first.kind === 'undo' && lines.length === 0 && (
        <p className="passage-line">{t.table.takesBack(nameOf(first.by))}</p>
      )}
      {first.kind === 'undo' && <Undo2 className="passage-icon" aria-hidden size={15} />}
      {passage.shows && <p className="passage-mark">{t.table.shownToAll}</p>}
      {secret && (
        <p className="passage-mark">
          <Lock aria-hidden size={13} />
          <span title={t.table.notEveryoneSees}>{t.table.secret}</span>
          {show}
        </p>
      )}
      {aside && (
        <span className="passage-lock" title={t.table.onlyYouHear}>
          <Lock aria-hidden size={12} />
          <span className="unseen">{t.table.onlyYouHear}: </span>
        </span>
      )}
      {passage.undone && <span className="unseen">{t.table.takenBack} </span>}
      {passage.entries
        .flatMap((entry) => sentences(lines.filter((line) => line.entry === entry.seq)))
        .map((sentence, i) => (
          <Sentence
            key={i}
            lines={sentence}
            by={speaks && i === 0 ? nameOf(first.by) : ''}
            spoken={speaks}
            ordered={hasMore && sentence.every((line) => line.ordered)}
          />
        ))}
      {(details || inGame) && (
        <>
          <Collapsible.Trigger className="passage-more" aria-label={open ? t.table.foldUp : t.table.diceAndRules}>
            <ChevronRight aria-hidden size={15} />
          </Collapsible.Trigger>
          <Collapsible.Content className="passage-details">
            {lines.map((line, i) => (
              <Details key={i} line={line} book={book} />
            ))}
            {aside && show}
            {inGame && !passage.undone && (
              <button type="button" className="link-button" onClick={() => look(passage.last)}>
                <History aria-hidden size={14} /> {t.table.seeHowStood}
              </button>
            )}
          </Collapsible.Content>
        </>
      )}
    </Collapsible.Root>
  )
})

/** A round begins: what is looked for when somebody skims the log. */
function Heading({ passage }: { passage: Passage }): ReactNode {
  const line = passage.entries[0]?.lines[0]
  if (line === undefined) return null
  return (
    <div className="passage-heading">
      <h3>{line.text}</h3>
      <LineDice line={line} />
    </div>
  )
}

const icons = (): { [mark: string]: { Icon: LucideIcon; says: string } } => ({
  death: { Icon: Skull, says: t.table.death },
  'turning-point': { Icon: Zap, says: t.table.turningPoint },
  harm: { Icon: Droplet, says: t.table.harm },
  found: { Icon: Gem, says: t.table.found },
})

interface SentenceProps {
  lines: Said[]
  /** Who says it, where somebody does. */
  by: string
  /** Whether it is what somebody ordered, a heading to what came of it. */
  ordered?: boolean
  /** Whether people have said it, whose addresses are links. */
  spoken?: boolean
  as?: 'p' | 'span'
}

/** What happened to one of them in one step, as one sentence; what weighs most in it is seen from afar. */
export function Sentence({ lines, by, ordered = false, spoken = false, as: Tag = 'p' }: SentenceProps): ReactNode {
  const first = lines[0]
  const mark = gravest(lines)
  const drawn = icons()[mark]
  const classes = ['passage-line', ordered && 'passage-ordered', mark !== '' && `marked marked-${mark}`]
  return (
    <Tag className={classes.filter(Boolean).join(' ')}>
      {drawn !== undefined && (
        <span className="passage-weight" title={drawn.says}>
          <drawn.Icon aria-hidden size={15} />
        </span>
      )}
      {by !== '' && first?.text.startsWith(by) === false && <span className="passage-by">{by}</span>}
      {lines.map((line, i) => (
        <span key={i} className={line.mark === '' ? undefined : `mark-${line.mark}`}>
          {spoken ? <Spoken text={told(line, i)} /> : told(line, i)}
          {i + 1 < lines.length && ';'}
          {line.dice.length > 0 && ' '}
          <LineDice line={line} />
        </span>
      ))}
    </Tag>
  )
}

/** A line as it goes on in a sentence. */
function told(line: Said, i: number): string {
  return i === 0 ? line.text : ` ${continued(line)}`
}

function LineDice({ line }: { line: Said }): ReactNode {
  if (line.dice.length === 0) return null
  return (
    <span className="passage-dice">
      {line.dice.map((rolled, i) =>
        // One die says by itself what it came to.
        rolled.faces.length === 1 && rolled.result === String(rolled.faces[0]?.face) ? (
          <DiceFaces key={i} faces={rolled.faces} manual={rolled.manual} size={28} />
        ) : (
          <RolledDice key={i} rolled={rolled} size={28} />
        ),
      )}
    </span>
  )
}

function Details({ line, book }: { line: Said; book: string }): ReactNode {
  if (line.clause === '' && line.dice.length === 0) return null
  return (
    <div className="detail">
      {line.dice.map((rolled, i) => (
        <p key={i} className="detail-roll">
          <span>{rolled.who}</span>
          {isNotation(rolled.roll) && <span className="notation">{rolled.roll}</span>}
          <DiceFaces faces={rolled.faces} manual={rolled.manual} size={22} />
          <strong className="numbers">{rolled.result}</strong>
          <ClauseLink book={book} clause={rolled.clause} />
        </p>
      ))}
      {line.clause !== '' && line.dice.every((rolled) => rolled.clause !== line.clause) && (
        <p className="detail-clause">
          <span className="soft">{line.text}</span> <ClauseLink book={book} clause={line.clause} />
        </p>
      )}
    </div>
  )
}
