import { useCallback } from 'react'
import { useConnection } from '../components/TableDoor'
import type { Form, Offered } from '../protocol'
import { useAct, useComplain, useScreenStore } from './screen'

/** Opens the form of an offer, or says why it cannot be done. */
export function useOpenOffer(): (offer: Offered, as?: string, form?: Form) => void {
  const screen = useScreenStore()
  const connection = useConnection()
  return useCallback(
    (offer: Offered, as?: string, form?: Form) => {
      const show = (filled?: Form) => screen.setState({ opened: { offer, as, chosen: {}, form: filled }, notice: null })
      const { blocked } = offer
      if (!blocked) {
        show(form)
        return
      }
      screen.setState({ notice: { text: blocked.reason, clause: blocked.clause, wrong: false } })
      // Where a step would bring a foe into reach, the form offers it.
      connection
        .send('fill', { command: offer.command, filled: offer.filled, chosen: {}, odds: false, as })
        .then((filled) => filled.instead != null && show(filled))
        .catch(() => {
          // The notice has said why not.
        })
    },
    [screen, connection],
  )
}

/** Does at once what leaves nothing to choose, and opens the form of anything else. */
export function useRunOffer(): (offer: Offered, as?: string) => void {
  const open = useOpenOffer()
  const connection = useConnection()
  const act = useAct()
  const complain = useComplain()
  return useCallback(
    (offer: Offered, as?: string) => {
      if (offer.blocked) {
        open(offer, as)
        return
      }
      connection
        .send('fill', { command: offer.command, filled: offer.filled, chosen: {}, odds: true, as })
        .then((form) => {
          if (form.fields.length > 0 || form.command === null || form.command === undefined) open(offer, as, form)
          else return act(form.command, as)
        })
        .catch(complain)
    },
    [open, connection, act, complain],
  )
}
