import { useCallback, useEffect, useMemo, useState } from 'react'
import { useConnection, useTableState } from '../components/TableDoor'
import type { Answer, Field, Form, Odds, Slots } from '../protocol'
import type { Opened } from './screen'

/** A field as it stands on the screen, where it may have been emptied. */
export type ShownField = Omit<Field, 'value'> & { value: Answer }

type ShownForm = Omit<Form, 'fields'> & { fields: ShownField[] }

export interface FormState {
  form: ShownForm | null
  odds: Odds | null
  /** Why there are no odds: figures are hidden, or the line is down. */
  noOdds: string | null
  weighing: boolean
  failed: string | null
  choose: (slot: string, value: Answer) => void
}

/**
 * The form of an offer: asked for again after each change and whenever the table has moved on, with the odds of the
 * command it makes. Answers to anything but the latest question are dropped.
 */
export function useForm({ offer, as, chosen: first }: Opened): FormState {
  const connection = useConnection()
  const last = useTableState((state) => state.last)
  const line = useTableState((state) => state.line)
  const [chosen, setChosen] = useState<Slots>(first)
  const [form, setForm] = useState<ShownForm | null>(null)
  const [odds, setOdds] = useState<Odds | null>(null)
  const [noOdds, setNoOdds] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const question = useMemo(() => ({ offer, as, chosen, last }), [offer, as, chosen, last])
  const [answered, setAnswered] = useState<object | null>(null)

  useEffect(() => {
    if (line !== 'open') return
    let latest = true
    const { offer, as, chosen } = question
    const told = (odds: Odds | null, noOdds: string | null) => {
      if (!latest) return
      setOdds(odds)
      setNoOdds(noOdds)
      setAnswered(question)
    }
    connection.send('fill', { command: offer.command, filled: offer.filled, chosen, as }).then(
      (filled) => {
        if (!latest) return
        setForm(filled)
        setFailed(null)
        if (filled.command == null) told(null, null)
        else
          connection.send('weigh', { command: filled.command, extras: true, as }).then(
            (weighed) => told(weighed, null),
            (error: unknown) => told(null, (error as Error).message),
          )
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
  }, [connection, question, line])

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
  return { form, odds, noOdds, weighing: answered !== question, failed, choose }
}
