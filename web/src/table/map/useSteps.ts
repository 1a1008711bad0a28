import { useCallback, useEffect } from 'react'
import { useConnection, useTableState } from '../../components/TableDoor'
import { useStateSince } from '../../components/useStateSince'
import type { Choice, Figure, Offered } from '../../protocol'
import { useAct, useComplain, useOffersOf, useScreenStore } from '../screen'

/** Where somebody can go now, and how to send them there. */
export interface Steps {
  options: Choice[]
  go: (key: string) => void
}

interface Found {
  offer: Offered
  slot: string
  options: Choice[]
}

/** The spaces that the first move on offer for somebody leads to; none where they cannot move or the book has no map. */
export function useSteps(figure: Figure | null): Steps | null {
  const connection = useConnection()
  const screen = useScreenStore()
  const act = useAct()
  const complain = useComplain()
  const { offers, as } = useOffersOf(figure)
  const last = useTableState((state) => state.last)
  const line = useTableState((state) => state.line)
  const offer = offers.find((each) => each.group === 'move' && each.actor === figure?.id && !each.blocked)
  const asked = offer === undefined ? '' : JSON.stringify([offer.command, offer.filled, as ?? ''])

  const possible = offer !== undefined && line === 'open'
  const [found, setFound] = useStateSince<Found | null>(possible, null)

  useEffect(() => {
    if (offer === undefined || line !== 'open') return
    let here = true
    connection.send('fill', { command: offer.command, filled: offer.filled, chosen: {}, odds: false, as }).then(
      (form) => {
        if (!here) return
        const field = form.fields.find((each) => each.kind.kind === 'where')
        setFound(field === undefined ? null : { offer, slot: field.slot, options: field.kind.options ?? [] })
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
    (key: string) => {
      if (found === null) return
      const chosen = { [found.slot]: key }
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
  return found === null ? null : { options: found.options, go }
}
