import { Pencil, Swords, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTableState } from '../components/TableDoor'
import { areDue, draftWords, drafted, useFoesAct } from './intents'
import type { Draft } from './intents'
import { OddsBrief } from './OddsView'
import { useMine, useScreen, useScreenStore } from './screen'
import { t } from '../words/words'
import './Intents.css'

/**
 * What the foes are about to do, to be changed, dropped, or let happen with one key. It goes away when their
 * turn passes without it.
 */
export function Intents(): ReactNode {
  const intents = useScreen((state) => state.intents)
  const screen = useScreenStore()
  const due = useTableState(({ roster }) => intents !== null && areDue(intents, roster))
  const wereDue = useRef<Draft[]>(null)
  useEffect(() => {
    if (due) wereDue.current = intents
    else if (intents !== null && intents === wereDue.current) screen.setState({ intents: null })
  }, [due, intents, screen])
  return intents === null ? null : <Drafts intents={intents} />
}

/** Where the Referee's own are on turn, the button that drafts for all of them. */
export function FoesAct(): ReactNode {
  const { draft } = useFoesAct()
  const mine = useMine()
  const referee = useTableState((state) => state.me?.role === 'referee')
  const roster = useTableState((state) => state.roster)
  const busy = useTableState((state) => state.busy)
  const shown = useScreen((state) => state.past === null && state.intents === null)
  const own = drafted(roster, mine)
  const due = roster.some((figure) => figure.turn && own.includes(figure.id))
  if (!referee || busy || !shown || !due) return null
  return (
    <button type="button" className="offer foes-act" aria-keyshortcuts="e" onClick={draft}>
      <Swords aria-hidden size={18} /> <span>{t.table.foesAct}</span> <kbd aria-hidden>e</kbd>
    </button>
  )
}

function Drafts({ intents }: { intents: Draft[] }): ReactNode {
  const screen = useScreenStore()
  const { carryOut } = useFoesAct()
  const accept = useRef<HTMLButtonElement>(null)
  const editing = useScreen((state) => state.opened?.draft)
  const together = useScreen((state) => state.together)
  useLayoutEffect(() => {
    // Enter is all it takes, as soon as they are seen; after a change as well.
    if (editing === undefined) accept.current?.focus()
  }, [editing])
  const drop = (draft: Draft) => {
    const left = intents.filter((each) => each !== draft)
    screen.setState({ intents: left.length === 0 ? null : left, together: null })
    accept.current?.focus()
  }
  const change = (draft: Draft) =>
    screen.setState({
      opened: {
        offer: {
          label: draft.label,
          group: 'act',
          command: '',
          actor: draft.actor,
          filled: {},
          making: false,
          plainMove: false,
        },
        chosen: {},
        draft,
      },
    })
  return (
    <section className="intents" aria-labelledby="intents-head">
      <h2 id="intents-head">{t.table.aboutToDo}</h2>
      <ol>
        {intents.map((draft) => (
          <li key={draft.number} className="intent" data-actor={draft.actor}>
            <span className="intent-what">
              <strong>{draft.name}</strong> {draftWords(draft)}
            </span>
            <span className="intent-odds">
              {'chances' in draft.weighed && <OddsBrief odds={draft.weighed.chances} />}
            </span>
            <span className="intent-deeds">
              <button
                type="button"
                className="icon-button"
                aria-label={t.table.changeWhat(draft.name)}
                title={t.table.change}
                onClick={() => change(draft)}
              >
                <Pencil aria-hidden size={17} />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={t.table.leaveOutWhat(draft.name)}
                title={t.table.leaveOut}
                onClick={() => drop(draft)}
              >
                <X aria-hidden size={18} />
              </button>
            </span>
          </li>
        ))}
      </ol>
      {together !== null && 'chances' in together && (
        <div className="intents-together">
          <span className="label">{t.table.allAtOnce}</span> <OddsBrief odds={together.chances} whose />
        </div>
      )}
      <div className="intents-foot">
        <button ref={accept} type="button" className="button button-main" onClick={carryOut}>
          {t.table.letThemAct} <kbd aria-hidden>e</kbd>
        </button>
        <button type="button" className="button button-plain" onClick={() => screen.setState({ intents: null })}>
          {t.table.notNow}
        </button>
      </div>
    </section>
  )
}
