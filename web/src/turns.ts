import type { Chair, Figure } from './protocol'
import type { TableState } from './table-store'
import { ofBook } from './words/book'
import { listed, t } from './words/words'

/** Whether a figure is a seat's own. The Referee's own are those of no player. */
export function isMine(me: TableState['me'], chairs: Chair[], figure: Figure): boolean {
  if (me === null) return false
  if (figure.seat === me.seat) return true
  const chair = chairs.find((each) => each.seat === figure.seat)
  return me.role === 'referee' && (chair === undefined || chair.role === 'referee')
}

/** Those who may act now. Whoever is dead or has fled gets no turn, whatever else is told of them. */
export function acting(roster: Figure[]): Figure[] {
  return roster.filter((figure) => figure.turn && figure.gone === '')
}

/** Those of a seat's own who may act now. */
export function ownTurns({ me, chairs, roster }: Pick<TableState, 'me' | 'chairs' | 'roster'>): Figure[] {
  return acting(roster).filter((figure) => isMine(me, chairs, figure))
}

/**
 * Those of the players' whom a Referee who is alone here leads; none where anybody else is. Whoever is down and can do
 * little comes last.
 */
export function ledHeroes({ me, chairs, roster }: Pick<TableState, 'me' | 'chairs' | 'roster'>): Figure[] {
  if (me?.role !== 'referee' || chairs.some((chair) => chair.here && chair.seat !== me.seat)) return []
  return roster
    .filter((figure) => figure.gone === '' && figure.itself == null && !isMine(me, chairs, figure))
    .sort((a, b) => Number(a.out) - Number(b.out))
}

/** Those of them who may act now. */
export function awaitedHeroes({ me, chairs, roster }: Pick<TableState, 'me' | 'chairs' | 'roster'>): Figure[] {
  return ledHeroes({ me, chairs, roster: acting(roster) })
}

/** Those who act together, or one after another as they like. */
export interface Rank {
  rank: number
  figures: Figure[]
}

/** The order of turns, without those who get none any more. */
export function orderOf(roster: Figure[]): Rank[] {
  const ranks = new Map<number, Figure[]>()
  for (const figure of roster) {
    if (figure.place == null || figure.gone !== '') continue
    const others = ranks.get(figure.place.rank)
    if (others === undefined) ranks.set(figure.place.rank, [figure])
    else others.push(figure)
  }
  return [...ranks].sort(([a], [b]) => a - b).map(([rank, figures]) => ({ rank, figures }))
}

/** Names as a sentence has them; of many only the first. */
export function named(figures: Figure[], most = 3): string {
  const names = figures.slice(0, most).map((figure) => figure.name)
  const more = figures.length - names.length
  return listed(more > 0 ? [...names, t.common.more(more)] : names)
}

/** What somebody can still do in this turn: `a move and an action left`; empty where nothing is told. */
export function leftOf(figure: Figure): string {
  const left = figure.place?.left ?? []
  if (left.length === 0) return ''
  return t.common.left(listed(left.map(ofBook)))
}

/** What is expected of somebody who may act: `on turn`, or what the book has them do first, `to declare`. */
export function expected(figure: Figure): string {
  const asks = figure.place?.asks ?? ''
  return asks === '' ? t.common.onTurn : t.common.toAct(ofBook(asks))
}

/** Whose turn it is, to whoever plays them: `Your turn`, `Your turn to declare`. */
export function yourTurn(figures: Figure[]): string {
  const said = new Set(figures.map(expected))
  const [only] = said
  return said.size !== 1 || only === undefined || only === t.common.onTurn
    ? t.common.yourTurn
    : t.common.yourTurnTo(only)
}

/** What the tab of the browser says: who is waited for comes first, so that it is read in a narrow tab. */
export function pageTitle(state: Pick<TableState, 'me' | 'chairs' | 'roster' | 'question' | 'calls' | 'over'>): string {
  const title = `${state.me?.title ?? ''} · Quintain`
  if (state.me === null || state.over) return title
  const { seat } = state.me
  if (state.question?.seat === seat) return t.common.questionFor(title)
  if (state.calls.some((call) => call.seat === seat)) return t.common.rollFor(title)
  const own = ownTurns(state)
  if (own.length === 0) return title
  return `● ${state.me.role === 'referee' ? '' : `${yourTurn(own)}: `}${named(own, 1)} · ${title}`
}

/**
 * What calls for this seat's attention now, in one word that changes whenever something new does: a question, a call, or
 * somebody's turn. The Referee, who has the table in sight anyway, is not rung for each of the foes.
 */
export function attention(state: Pick<TableState, 'me' | 'chairs' | 'roster' | 'question' | 'calls' | 'over'>): string {
  const { me, question, calls } = state
  if (me === null || me.role === 'spectator' || state.over) return ''
  if (question?.seat === me.seat) return `question ${question.key}`
  const call = calls.find((each) => each.seat === me.seat)
  if (call !== undefined) return `call ${call.key}`
  const own = ownTurns(state)
  return own.length === 0 ? '' : me.role === 'referee' ? 'turn' : `turn ${own.map((figure) => figure.id).join(' ')}`
}

/** Whether one state of attention rings after another: something new has come that is not merely what is left over. */
export function rings(before: string, now: string): boolean {
  if (now === '' || now === before) return false
  if (!now.startsWith('turn') || !before.startsWith('turn')) return true
  const had = new Set(before.split(' '))
  return now.split(' ').some((word) => !had.has(word))
}
