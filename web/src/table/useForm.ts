import { useCallback, useEffect, useRef, useState } from 'react'
import { useConnection, useTableState } from '../components/TableDoor'
import type { Form, Odds, Plain, Slots } from '../protocol'
import type { Opened } from './screen'

export interface FormState {
  form: Form | null
  odds: Odds | null
  /** Why there are no odds: figures are hidden, or the line is down. */
  noOdds: string | null
  weighing: boolean
  failed: string | null
  choose(slot: string, value: Plain): void
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
  const [form, setForm] = useState<Form | null>(null)
  const [odds, setOdds] = useState<Odds | null>(null)
  const [noOdds, setNoOdds] = useState<string | null>(null)
  const [weighing, setWeighing] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const round = useRef(0)

  useEffect(() => {
    if (line !== 'open') return
    const mine = ++round.current
    const isLatest = () => mine === round.current
    setWeighing(true)
    connection.send('fill', { command: offer.command, filled: offer.filled, chosen, as }).then(
      (filled) => {
        if (!isLatest()) return
        setForm(filled)
        setFailed(null)
        if (filled.command === null || filled.command === undefined) {
          setOdds(null)
          setNoOdds(null)
          setWeighing(false)
          return
        }
        connection.send('weigh', { command: filled.command, extras: true, as }).then(
          (weighed) => {
            if (!isLatest()) return
            setOdds(weighed)
            setNoOdds(null)
            setWeighing(false)
          },
          (error: Error) => {
            if (!isLatest()) return
            setOdds(null)
            setNoOdds(error.message)
            setWeighing(false)
          },
        )
      },
      (error: Error) => {
        if (!isLatest()) return
        setFailed(error.message)
        setWeighing(false)
      },
    )
    return () => {
      round.current++
    }
  }, [connection, offer, as, chosen, last, line])

  const choose = useCallback((slot: string, value: Plain) => {
    setChosen((had) => ({ ...had, [slot]: value }))
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
  return { form, odds, noOdds, weighing, failed, choose }
}
