import { Users } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { Harm } from '../components/Harm'
import type { KeptSeat } from '../seats'
import { partyOf, tablesOf } from './party'
import type { People } from './party'
import { t } from '../words/words'

const MOST = 3

interface Props {
  book: string
  /** The table whose party is wanted at once. */
  wanted: string | null
  onBring: (party: People) => void
}

/** One tap sends the party of a table into the fight, as their sheets have them. */
export function PartyButtons({ book, wanted, onBring }: Props): ReactNode {
  const [tables] = useState(() => tablesOf(book))
  const [busy, setBusy] = useState(false)
  const [says, setSays] = useState<string | null>(null)
  const fetchFrom = (seat: KeptSeat) =>
    partyOf(seat)
      .then((party) => {
        if (Object.keys(party).length === 0) setSays(t.proving.nobodyToTake(seat.title))
        else onBring(party)
      })
      .catch((failed: unknown) => setSays((failed as Error).message))
      .finally(() => setBusy(false))
  const bring = (seat: KeptSeat) => {
    setBusy(true)
    setSays(null)
    void fetchFrom(seat)
  }
  const bringWanted = useEffectEvent(() => {
    const seat = tables.find((each) => each.table === wanted)
    if (seat !== undefined) void fetchFrom(seat)
  })
  useEffect(() => bringWanted(), [])
  if (tables.length === 0) return null
  return (
    <div className="stack">
      <div className="row">
        {tables.slice(0, MOST).map((seat) => (
          <button
            key={seat.table}
            type="button"
            className="button button-small"
            disabled={busy}
            title={t.proving.restedAndWhole}
            onClick={() => bring(seat)}
          >
            <Users aria-hidden size={16} /> {t.proving.partyOf(seat.title)}
          </button>
        ))}
      </div>
      <Harm says={says} />
    </div>
  )
}
