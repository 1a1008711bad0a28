import { BookmarkPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useConnection, useTableState } from '../../components/TableDoor'
import { useComplain } from '../screen'
import { TextField } from './fields'
import type { Plan } from './plan'
import { READY_MAPS } from './ready'
import { keptMaps, mapPage } from './shelf'
import { t } from '../../words/words'

interface Props {
  plan: Plan
  lay: (plan: Plan) => void
}

/** Maps to begin with: those that come along, and those of one's own, which are kept in the journal. */
export function MapShelf({ plan, lay }: Props): ReactNode {
  const pages = useTableState((state) => state.pages)
  const own = useMemo(() => keptMaps(pages), [pages])
  const connection = useConnection()
  const complain = useComplain()
  const [name, setName] = useState('')
  const [kept, setKept] = useState('')
  // A space is as wide as the book at this table has it.
  const take = (other: Plan) => lay({ ...other, feet: plan.feet })
  const choose = (choice: string) => {
    const ready = READY_MAPS.find((map) => `ready ${map.name}` === choice)
    const mine = own.find((map) => `own ${map.key}` === choice)
    const taken = ready ?? mine
    if (taken !== undefined) take(taken.plan)
  }
  const keep = () => {
    connection
      .send('note', { title: name.trim(), text: mapPage(plan), to: [] })
      .then(() => {
        setKept(name.trim())
        setName('')
      })
      .catch(complain)
  }
  return (
    <>
      <label className="field">
        <span className="label">{t.map.beginWith}</span>
        <select className="input" value="" onChange={(event) => choose(event.target.value)}>
          <option value="">{t.map.chooseOne}</option>
          {own.length > 0 && (
            <optgroup label={t.map.yourOwn}>
              {own.map((map) => (
                <option key={map.key} value={`own ${map.key}`}>
                  {map.name}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label={t.map.readyMade}>
            {READY_MAPS.map((map) => (
              <option key={map.name} value={`ready ${map.name}`} title={map.says}>
                {map.name}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      <TextField name={t.map.keepAs} value={name} onChange={setName} />
      <button type="button" className="button" disabled={name.trim() === ''} onClick={keep}>
        <BookmarkPlus aria-hidden size={17} /> {t.map.keepIt}
      </button>
      <span className="label" role="status">
        {kept !== '' && t.map.inYourJournal(kept)}
      </span>
    </>
  )
}
