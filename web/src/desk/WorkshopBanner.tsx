import { BookmarkCheck } from 'lucide-react'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { deskOf } from '../api'
import { Confirm } from '../components/Confirm'
import { Harm } from '../components/Harm'
import { useTable } from '../components/TableDoor'
import { forgetSeat, keptSeat } from '../seats'
import { useDeed } from './useDeed'
import { closeWorkshop, tellKept, workshopOf } from './workshop'
import { t } from '../words/words'
import './Scenes.css'

/** Says at a table aside which scene is prepared here, and takes it home. */
export function WorkshopBanner(): ReactNode {
  const { table, token } = useTable()
  const workshop = useMemo(() => workshopOf(table), [table])
  const deed = useDeed()
  const home = workshop === null ? null : keptSeat(workshop.of)
  if (workshop === null || home === null) return null
  const leave = async () => {
    await deskOf(token).delete()
    closeWorkshop(table)
    forgetSeat(table)
    window.location.assign(`/t/${encodeURIComponent(workshop.of)}`)
  }
  const keep = async () => {
    const { scene, title } = workshop
    await deskOf(home.token).keepScene({ ...(scene === '' ? {} : { scene }), title, table, token })
    tellKept(workshop.of, title)
    await leave()
  }
  return (
    <div className="workshop" role="region" aria-label={t.desk.sceneInMaking}>
      <span>{t.desk.youPrepare(<strong>{workshop.title}</strong>, home.title)}</span>
      <button
        type="button"
        className="button button-main button-small"
        disabled={deed.busy}
        onClick={() => void deed.run(keep)}
      >
        <BookmarkCheck aria-hidden size={16} /> {t.desk.keepAndBack}
      </button>
      <Confirm
        title={t.desk.backWithoutAsk}
        says={t.desk.backWithoutSays}
        deed={t.desk.goBack}
        onConfirm={() => void deed.run(leave)}
      >
        <button type="button" className="button button-plain button-small" disabled={deed.busy}>
          {t.desk.backWithout}
        </button>
      </Confirm>
      <Harm says={deed.error} />
    </div>
  )
}
