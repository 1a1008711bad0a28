import { Popover } from 'radix-ui'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { CommandIcon } from '../components/CommandIcon'
import { useBook, useConnection, useTableState } from '../components/TableDoor'
import type { Figure, Offered, Panel } from '../protocol'
import { lastOfGame } from '../table-store'
import { useMine, useScreen } from './screen'
import { useTakeOffer } from './useOffer'
import { thingsOn } from './things'
import { offerLabel } from './words'
import { t } from '../words/words'
import './Uses.css'

/** How long a table that has changed is left alone: more may come. */
const PAUSE = 150

/** By what is on a sheet, what its owner can do with it. */
type Known = ReadonlyMap<string, Offered[]>

const NONE: Known = new Map()

/** What can be done with each thing on somebody's sheet, to choose from. */
export function useUses(figure: Figure, panels: Panel[]): (thing: string) => ReactNode {
  const connection = useConnection()
  const role = useTableState((state) => state.me?.role)
  const last = useTableState(lastOfGame)
  const line = useTableState((state) => state.line)
  const past = useScreen((state) => state.past)
  const mine = useMine()
  const own = mine(figure)
  const as = !own && role === 'referee' ? figure.seat : undefined
  const asks = (own || role === 'referee') && line === 'open' && past === null
  // The same names again are no other question.
  const names = JSON.stringify(thingsOn(panels))
  const [known, setKnown] = useState<{ of: string; uses: Known }>({ of: '', uses: NONE })
  useEffect(() => {
    const things = JSON.parse(names) as string[]
    if (!asks || things.length === 0) return
    let here = true
    const timer = setTimeout(() => {
      connection.send('ask-about', { actor: figure.id, things, as }).then(
        ({ uses }) => here && setKnown({ of: figure.id, uses: new Map(uses.map((use) => [use.thing, use.offers])) }),
        () => {
          // The bar below has all of it, too.
        },
      )
    }, PAUSE)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [connection, asks, figure.id, as, names, last])
  const uses = asks && known.of === figure.id ? known.uses : NONE
  const name = figure.name
  const list = useMemo(
    () =>
      new Map(
        [...uses].map(([thing, offers]) => [
          thing,
          <UsesList key={thing} thing={thing} offers={offers} as={as} name={name} />,
        ]),
      ),
    [uses, as, name],
  )
  return useCallback((thing: string) => list.get(thing) ?? null, [list])
}

function UsesList({
  thing,
  offers,
  as,
  name,
}: {
  thing: string
  offers: Offered[]
  as?: string
  name: string
}): ReactNode {
  const take = useTakeOffer()
  const theme = useBook()?.theme
  return (
    <ul className="uses-list" aria-label={t.table.whatCanDoWith(name, thing)}>
      {offers.map((offer) => (
        <li key={offer.command + JSON.stringify(offer.filled)}>
          <Popover.Close asChild>
            <button type="button" className="menu-item" data-command={offer.command} onClick={() => take(offer, as)}>
              {theme !== undefined && <CommandIcon theme={theme} command={offer.command} />}
              <span>{offerLabel(offer, name)}</span>
            </button>
          </Popover.Close>
        </li>
      ))}
    </ul>
  )
}
