import { useCallback } from 'react'
import { optionsOf } from '../components/answers'
import { useConnection, useTable } from '../components/TableDoor'
import { capital } from '../components/words'
import type { Barred, Choice, Figure, Form, Intent, Weighed } from '../protocol'
import { useComplain, useMine, useScreenStore } from './screen'
import type { ShownField } from './useForm'
import { listed, t } from '../words/words'

/** Something that was drafted for somebody, by its place in what the table told. */
export interface Draft extends Intent {
  number: number
}

/** What is drafted besides the name of whoever does it: `attacks · spear · Maren`. */
export function draftWords({ name, label, details }: Intent): string {
  const told = label.startsWith(`${name} `) ? label.slice(name.length + 1) : label
  return [told, ...details].join(' · ')
}

function chosenOf({ kind, value }: ShownField): Choice[] {
  const chosen = Array.isArray(value) ? value : [value]
  return optionsOf(kind).filter((option) => chosen.includes(option.key))
}

/** A draft with what its form says now. */
export function redrafted(
  draft: Draft,
  form: { fields: ShownField[]; command?: Form['command'] },
  weighed: Weighed | null,
): Draft {
  if (form.command === null || form.command === undefined) return draft
  return {
    ...draft,
    command: form.command,
    details: form.fields.flatMap((field) => chosenOf(field).map((option) => option.label)),
    weighed: weighed ?? draft.weighed,
  }
}

/** Those chosen whom a command is not meant for, in words; null for nobody. */
export function strayWords(fields: ShownField[]): string | null {
  const strays = fields.flatMap(chosenOf).filter((option) => option.hints.meant === 'no')
  const first = strays[0]
  if (first === undefined) return null
  const names = listed(strays.map((option) => option.label))
  switch (first.hints.side) {
    case 'self':
      return t.table.toThemselves(names)
    case 'own':
      return t.table.onSameSide(strays.length, names)
    default:
      return t.table.notMeant(strays.length, capital(names))
  }
}

/**
 * What cannot be chosen, and why: each reason once, with all whom it keeps back and does not name. What stands above already, as a reason
 * why nothing can be done at all, is not said again.
 */
export function whyNots(barred: Barred[], said?: Barred['why'] | null): { says: string; clause: string }[] {
  const alike = new Map<string, Barred[]>()
  for (const each of barred) alike.set(each.why.reason, [...(alike.get(each.why.reason) ?? []), each])
  return [...alike]
    .filter(([reason]) => reason !== said?.reason)
    .map(([reason, those]) => {
      const unnamed = [...new Set(those.map(({ label }) => label).filter((label) => !reason.includes(label)))]
      return {
        says: unnamed.length === 0 ? reason : `${unnamed.join('; ')}: ${reason}`,
        clause: those[0]?.why.clause ?? '',
      }
    })
}

/** Whom the Referee's key is for: all that nobody else plays, and that do not play by themselves. */
export function drafted(roster: Figure[], mine: (figure: Figure) => boolean): string[] {
  return roster.filter((figure) => mine(figure) && !figure.out && figure.itself == null).map((figure) => figure.id)
}

/** Whether one of those who were drafted for is on turn. */
export function areDue(drafts: Intent[], roster: Figure[]): boolean {
  return roster.some((figure) => figure.turn && drafts.some((draft) => draft.actor === figure.id))
}

/** Whether their turn went by between asking for drafts and having them. */
export function havePassed(drafts: Intent[], asked: Figure[], now: Figure[]): boolean {
  return areDue(drafts, asked) && !areDue(drafts, now)
}

/** Asks the table what the foes would do, and shows it; or carries out what is shown. */
export function useFoesAct(): { draft: () => void; carryOut: () => void; foesAct: () => void } {
  const connection = useConnection()
  const screen = useScreenStore()
  const complain = useComplain()
  const { store } = useTable()
  const mine = useMine()
  const draft = useCallback(() => {
    // What comes when something else was asked for since, or was let happen, is of a situation that has passed.
    const drafting = {}
    screen.setState({ drafting, notice: null })
    const { roster } = store.getState()
    const say = (text: string) => screen.setState({ notice: { text, clause: '', wrong: false } })
    connection
      .send('intend', { who: drafted(roster, mine) })
      .then(({ intents, together, none }) => {
        if (screen.getState().drafting !== drafting) return
        if (intents.length === 0) say(none === undefined || none === null ? t.table.nobodyToAct : `${none}.`)
        else if (havePassed(intents, roster, store.getState().roster)) say(t.table.turnPassed)
        else
          screen.setState({
            intents: intents.map((intent, number) => ({ ...intent, number })),
            together: together ?? null,
            opened: null,
          })
      })
      .catch(complain)
  }, [connection, screen, complain, store, mine])
  const carryOut = useCallback(() => {
    const { intents } = screen.getState()
    if (intents === null) return
    screen.setState({ intents: null, opened: null, drafting: null })
    connection
      .send('carry-out', { acts: intents.map(({ actor, command }) => ({ actor, command })) })
      .catch((error: unknown) => {
        screen.setState({ intents })
        complain(error)
      })
  }, [connection, screen, complain])
  const foesAct = useCallback(
    () => (screen.getState().intents === null ? draft() : carryOut()),
    [screen, draft, carryOut],
  )
  return { draft, carryOut, foesAct }
}
