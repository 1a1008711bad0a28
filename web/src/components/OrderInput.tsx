import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { Form, Kind, Offered, Plain, Slots } from '../protocol'
import { Harm } from './Harm'
import { QuestionInput } from './QuestionInput'
import { useConnection } from './TableDoor'

interface Props {
  kind: Kind
  value: Plain
  onChange: (value: Plain) => void
  prompt: string
  hidePrompt?: boolean
}

/** A whole command as an answer: one of the orders on offer, then its own form. */
export function OrderInput({ kind, onChange, prompt, hidePrompt }: Props): ReactNode {
  const orders = kind.orders ?? []
  const [at, setAt] = useState<number | null>(orders.length === 1 ? 0 : null)
  const order = at === null ? undefined : orders[at]
  return (
    <div className="stack">
      <QuestionInput
        prompt={prompt}
        hidePrompt={hidePrompt}
        kind={{ kind: 'one-of', options: orders.map((each, i) => ({ key: String(i), label: each.label, hints: {} })) }}
        value={at === null ? null : String(at)}
        onChange={(key) => {
          setAt(Number(key))
          onChange(null)
        }}
      />
      {order !== undefined && <OrderForm key={at} order={order} onChange={onChange} />}
    </div>
  )
}

function OrderForm({ order, onChange }: { order: Offered; onChange: (value: Plain) => void }): ReactNode {
  const connection = useConnection()
  const [chosen, setChosen] = useState<Slots>({})
  const [form, setForm] = useState<Form | null>(null)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    let here = true
    connection.send('fill', { command: order.command, filled: order.filled, chosen }).then(
      (filled) => {
        if (!here) return
        setForm(filled)
        setError(filled.stuck?.reason ?? null)
        onChange(filled.command ?? null)
      },
      (failed: unknown) => here && setError((failed as Error).message),
    )
    return () => {
      here = false
    }
    // Asked again when a choice changes, not when the parent draws itself anew.
  }, [connection, order, chosen])
  return (
    <div className="stack">
      {form?.fields.map((field) => (
        <QuestionInput
          key={field.slot}
          kind={field.kind}
          prompt={field.prompt}
          value={field.value}
          onChange={(value) => setChosen({ ...chosen, [field.slot]: value })}
        />
      ))}
      <Harm says={error} />
    </div>
  )
}
