import { Download, GitFork } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { deskOf, tablePath } from '../api'
import type { Invitation } from '../api'
import { Harm } from '../components/Harm'
import { useTable, useTableState } from '../components/TableDoor'
import { useDeed } from './useDeed'

/** The table as a file, and what-if tables beside it. */
export function Copies(): ReactNode {
  const { token } = useTable()
  const last = useTableState((state) => state.last)
  const title = useTableState((state) => state.me?.title ?? '')
  const [name, setName] = useState('')
  const [forked, setForked] = useState<Invitation | null>(null)
  const deed = useDeed()
  return (
    <div className="stack desk-parts">
      <section className="stack" aria-labelledby="backup">
        <h3 id="backup">Take the table with you</h3>
        <p className="soft">
          One file with the state and the whole history. Bring it back from the first page of any Quintain.
        </p>
        <div className="row">
          <button
            type="button"
            className="button"
            disabled={deed.busy}
            onClick={() => void deed.run(() => deskOf(token).exported())}
          >
            <Download aria-hidden size={17} /> Save the table
          </button>
        </div>
      </section>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          void deed.run(async () =>
            setForked(await deskOf(token).fork(last, name.trim() === '' ? `${title}: what if` : name.trim())),
          )
        }}
      >
        <h3>What if?</h3>
        <p className="soft">A second table that goes on from this very moment. This one stays as it is.</p>
        <label className="field">
          <span className="name">Its title</span>
          <input
            className="input"
            maxLength={120}
            value={name}
            placeholder={`${title}: what if`}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <div className="row">
          <button className="button" disabled={deed.busy || last === 0}>
            <GitFork aria-hidden size={17} /> Lay a what-if table
          </button>
          {forked !== null && (
            <a href={tablePath(forked)} target="_blank" rel="noreferrer">
              Open it
            </a>
          )}
        </div>
      </form>
      <Harm says={deed.error} />
    </div>
  )
}
