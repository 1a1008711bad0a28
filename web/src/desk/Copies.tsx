import { Download, GitFork } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { deskOf, tablePath } from '../api'
import type { Invitation } from '../api'
import { Harm } from '../components/Harm'
import { useTable, useTableState } from '../components/TableDoor'
import { Departures } from '../travel/Departures'
import { useDeed } from './useDeed'
import { t } from '../words/words'

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
        <h3 id="backup">{t.desk.takeTable}</h3>
        <p className="soft">{t.desk.takeTableSays}</p>
        <div className="row">
          <button
            type="button"
            className="button"
            disabled={deed.busy}
            onClick={() => void deed.run(() => deskOf(token).exported())}
          >
            <Download aria-hidden size={17} /> {t.desk.saveTable}
          </button>
        </div>
      </section>
      <Departures />
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          void deed.run(async () =>
            setForked(await deskOf(token).fork(last, name.trim() === '' ? t.desk.whatIfTitle(title) : name.trim())),
          )
        }}
      >
        <h3>{t.desk.whatIf}</h3>
        <p className="soft">{t.desk.whatIfSays}</p>
        <label className="field">
          <span className="name">{t.desk.itsTitle}</span>
          <input
            className="input"
            maxLength={120}
            value={name}
            placeholder={t.desk.whatIfTitle(title)}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <div className="row">
          <button className="button" disabled={deed.busy || last === 0}>
            <GitFork aria-hidden size={17} /> {t.desk.layWhatIf}
          </button>
          {forked !== null && (
            <a href={tablePath(forked)} target="_blank" rel="noreferrer">
              {t.desk.openIt}
            </a>
          )}
        </div>
      </form>
      <Harm says={deed.error} />
    </div>
  )
}
