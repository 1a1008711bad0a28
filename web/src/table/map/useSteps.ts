import { useCallback, useEffect } from 'react'
import { optionsOf } from '../../components/answers'
import { useConnection, useTableState } from '../../components/TableDoor'
import { useStateSince } from '../../components/useStateSince'
import { tagged } from '../../frames'
import type { Choice, Figure, Offered } from '../../protocol'
import { lastOfGame } from '../../table-store'
import { useAct, useComplain, useOffersOf, useScreenStore } from '../screen'

/** Where somebody can go now, and how to send them there. */
export interface Steps {
  options: Choice[]
  /** Whether they get to a place along a way that is measured, not drawn. */
  reaches: (at: number) => boolean
  go: (key: string | number) => void
  /** Why they go nowhere, where the rules say so. */
  blocked: string
}

interface Found {
  offer: Offered
  slot: string
  options: Choice[]
  /** From where to where along a way. */
  along: { least: number; most: number } | null
}

const NOWHERE: Choice[] = []

/** The spaces that the plain move of somebody leads to, and no other command; none where they cannot go. */
export function useSteps(figure: Figure | null): Steps {
  const connection = useConnection()
  const screen = useScreenStore()
  const act = useAct()
  const complain = useComplain()
  const { offers, as } = useOffersOf(figure)
  const last = useTableState(lastOfGame)
  const line = useTableState((state) => state.line)
  const plain = offers.find((each) => each.plainMove && each.actor === figure?.id)
  const offer = plain?.blocked ? undefined : plain
  const asked = offer === undefined ? '' : JSON.stringify([offer.command, offer.filled, as ?? ''])

  const possible = offer !== undefined && line === 'open'
  const [found, setFound] = useStateSince<Found | null>(possible, null)

  useEffect(() => {
    if (offer === undefined || line !== 'open') return
    let here = true
    connection.send('fill', { command: offer.command, filled: offer.filled, chosen: {}, odds: false, as }).then(
      (form) => {
        if (!here) return
        // A space, where there are any, before any other way to say where to.
        const field =
          form.fields.find((each) => tagged(each.kind).kind === 'where') ??
          form.fields.find((each) => ['number-from', 'one-of'].includes(tagged(each.kind).kind))
        if (field === undefined) {
          setFound(null)
          return
        }
        const { kind, body } = tagged(field.kind)
        const along = kind === 'number-from' ? body : null
        setFound({ offer, slot: field.slot, options: optionsOf(field.kind), along })
      },
      () => here && setFound(null),
    )
    return () => {
      here = false
    }
    // The offer itself is made anew with every scene; what it says is what counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [connection, asked, last, line])

  const go = useCallback(
    (key: string | number) => {
      if (found === null) return
      const chosen = { [found.slot]: found.along === null ? String(key) : key }
      connection
        .send('fill', { command: found.offer.command, filled: found.offer.filled, chosen, odds: false, as })
        .then((form) => {
          if (form.command === null || form.command === undefined)
            screen.setState({ opened: { offer: found.offer, as, chosen } })
          else return act(form.command, as)
        })
        .catch(complain)
    },
    [found, connection, as, screen, act, complain],
  )
  const along = found?.along ?? null
  const reaches = (at: number) =>
    along !== null
      ? along.least <= at && at <= along.most
      : (found?.options ?? NOWHERE).some((option) => option.key === String(at))
  return { options: found?.options ?? NOWHERE, reaches, go, blocked: plain?.blocked?.reason ?? '' }
}
