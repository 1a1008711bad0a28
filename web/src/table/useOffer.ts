import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { isSettled } from '../components/answers'
import { useConnection, useTable } from '../components/TableDoor'
import type { Form, Offered } from '../protocol'
import { changesInWords } from './considering'
import { useAct, useComplain, useScreenStore } from './screen'
import { offerOfBook } from '../words/book'

/** Opens the form of an offer, or says why it cannot be done. */
export function useOpenOffer(): (offer: Offered, as?: string, form?: Form) => void {
  const screen = useScreenStore()
  const connection = useConnection()
  const { table } = useTable()
  const [, go] = useLocation()
  return useCallback(
    (offer: Offered, as?: string, form?: Form) => {
      if (offer.making) {
        go(`/t/${encodeURIComponent(table)}/new-character`)
        return
      }
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
    [screen, connection, table, go],
  )
}

/** Does at once what leaves nothing to choose, and opens the form of anything else. */
export function useRunOffer(): (offer: Offered, as?: string) => void {
  return useDoOffer(isWhole)
}

/** Does at once what leaves nothing to choose and nothing to chance, and says what it did; opens the form of anything else. */
export function useTakeOffer(): (offer: Offered, as?: string) => void {
  return useDoOffer(isCertain)
}

function isWhole(form: Form): boolean {
  return form.fields.length === 0
}

function isCertain(form: Form): boolean {
  return form.fields.every((field) => isSettled(field.kind)) && form.weighed != null && 'certain' in form.weighed
}

function useDoOffer(atOnce: (form: Form) => boolean): (offer: Offered, as?: string) => void {
  const open = useOpenOffer()
  const connection = useConnection()
  const act = useAct()
  const complain = useComplain()
  const screen = useScreenStore()
  return useCallback(
    (offer: Offered, as?: string) => {
      if (offer.blocked || offer.making) {
        open(offer, as)
        return
      }
      connection
        .send('fill', { command: offer.command, filled: offer.filled, chosen: {}, odds: true, as })
        .then((form) => {
          if (!atOnce(form) || form.command === null || form.command === undefined) {
            open(offer, as, form)
            return
          }
          const { weighed } = form
          return act(form.command, as).then(() => {
            if (weighed != null && 'certain' in weighed) {
              const done = changesInWords(weighed.certain.changes)
              screen.setState({
                notice: {
                  text: [offerOfBook(offer.label), done].filter(Boolean).join('. '),
                  clause: '',
                  wrong: false,
                  undo: true,
                },
              })
            }
          })
        })
        .catch(complain)
    },
    [atOnce, open, connection, act, complain, screen],
  )
}
