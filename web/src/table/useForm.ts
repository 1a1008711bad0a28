import { useCallback, useEffect, useMemo, useState } from 'react'
import { useConnection, useTableState } from '../components/TableDoor'
import type { Answer, Field, Form, SlotValues, Weighed } from '../protocol'
import { lastOfGame } from '../table-store'
import type { Opened } from './screen'

/** A field as it stands on the screen, where it may have been emptied. */
export type ShownField = Omit<Field, 'value'> & { value: Answer }

type ShownForm = Omit<Form, 'fields'> & { fields: ShownField[] }

export interface FormState {
  form: ShownForm | null
  /** The odds, or why they are not told; those of the form before until there are others. */
  weighed: Weighed | null
  weighing: boolean
  failed: string | null
  /** Whether anything was chosen since it opened. */
  touched: boolean
  choose: (slot: string, value: Answer) => void
}

/**
 * The form of an offer, with the odds of the command it makes: asked for again after each change and whenever the table
 * has moved on. Answers to anything but the latest question are dropped.
 */
export function useForm({ offer, as, chosen: first, form: given, draft }: Opened): FormState {
  const connection = useConnection()
  const last = useTableState(lastOfGame)
  const line = useTableState((state) => state.line)
  const late = useTableState((state) => state.odds)
  const [chosen, setChosen] = useState<SlotValues>(first)
  const [form, setForm] = useState<ShownForm | null>(given ?? null)
  const [failed, setFailed] = useState<string | null>(null)
  const question = useMemo(() => ({ offer, as, chosen, last }), [offer, as, chosen, last])
  // What was asked before the form opened need not be asked again, unless something was in the way: that may be gone.
  const [before] = useState(given?.command == null ? null : question)
  const [answered, setAnswered] = useState(before)

  useEffect(() => {
    if (line !== 'open' || question === before) return
    let latest = true
    const { offer, as, chosen } = question
    const asked =
      draft === undefined
        ? connection.send('fill', { command: offer.command, filled: offer.filled, chosen, odds: true, as })
        : connection.send('reconsider', { number: draft.number, chosen })
    asked.then(
      (filled) => {
        if (!latest) return
        setForm(filled)
        setFailed(null)
        setAnswered(question)
      },
      (error: unknown) => {
        if (!latest) return
        setFailed((error as Error).message)
        setAnswered(question)
      },
    )
    return () => {
      latest = false
    }
  }, [connection, question, before, line, draft])

  const now = form?.weighed ?? (late !== null && late.id === form?.id ? late.weighed : null)
  const asking = answered !== question
  const waits = now === null && (asking || form?.command != null)
  const [weighed, setWeighed] = useState(now)
  if (!waits && weighed !== now) setWeighed(now)

  const choose = useCallback((slot: string, value: Answer) => {
    // A field that somebody empties to write anew is nothing to ask about yet.
    if (value !== null) setChosen((had) => ({ ...had, [slot]: value }))
    // Shown as chosen at once; what it makes of the command is the table's to say.
    setForm(
      (had) =>
        had && {
          ...had,
          command: null,
          fields: had.fields.map((field) => (field.slot === slot ? { ...field, value } : field)),
        },
    )
  }, [])
  return { form, weighed, weighing: waits || asking, failed, touched: chosen !== first, choose }
}
