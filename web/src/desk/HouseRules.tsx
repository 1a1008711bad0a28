import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { deskOf, useFetched } from '../api'
import type { PlayedSwitch } from '../api'
import { ClauseLink } from '../components/ClauseLink'
import { Harm } from '../components/Harm'
import { Marked } from '../components/Marked'
import { useBook, useConnection, useTable, useTableState } from '../components/TableDoor'
import { switchValue, switchWords } from '../components/words'
import { useDeed } from './useDeed'
import { t } from '../words/words'
import './HouseRules.css'

/** What this table plays by where the book leaves something open, and how to play by something else. */
export function HouseRules(): ReactNode {
  const { token } = useTable()
  const ruled = useTableState(
    (state) => state.entries.findLast((entry) => entry.kind === 'ruling' || entry.kind === 'undo')?.seq ?? 0,
  )
  const { value, error } = useFetched(`house ${token} ${ruled}`, () => deskOf(token).house())
  // What stood there stays until the new ruling is read.
  const [known, setKnown] = useState<PlayedSwitch[] | null>(null)
  if (value !== null && value !== known) setKnown(value)
  const switches = known ?? []
  const others = switches.filter((each) => each.value !== each.usual)
  return (
    <div className="stack">
      <p className="soft">
        {t.desk.houseSays}{' '}
        {known !== null &&
          (others.length === 0 ? t.desk.houseUsual : t.desk.houseDiffer(others.length, switches.length))}
      </p>
      <Harm says={error?.message} />
      {known !== null && switches.length === 0 && <p className="soft">{t.desk.nothingToHouse}</p>}
      <ul className="house-list" aria-label={t.desk.houseOfTable}>
        {switches.map((each) => (
          <SwitchView key={each.name} each={each} />
        ))}
      </ul>
    </div>
  )
}

function SwitchView({ each }: { each: PlayedSwitch }): ReactNode {
  const book = useBook()?.id ?? ''
  const changed = each.value !== each.usual
  return (
    <li data-switch={each.name}>
      <p className="house-question">{each.question}</p>
      <p className="house-value">
        <span className="soft">{each.called}:</span> <strong>{switchWords(each, each.value)}</strong>{' '}
        <span className={changed ? 'chip' : 'label'}>
          {changed ? t.desk.theBook(switchWords(each, each.usual)) : t.common.asTheBook}
        </span>
      </p>
      <details>
        <summary>
          {t.common.rulingAndOthers}
          <span className="unseen">: {each.called}</span>
        </summary>
        <p className="house-text">
          <Marked text={each.text} /> <ClauseLink book={book} clause={each.ruling} />
        </p>
        <Change key={each.value} each={each} />
      </details>
    </li>
  )
}

function Change({ each }: { each: PlayedSwitch }): ReactNode {
  const connection = useConnection()
  const deed = useDeed()
  const name = useId()
  const [value, setValue] = useState(each.value)
  const [reason, setReason] = useState('')
  const same = value === each.value
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void deed.run(() =>
          connection.send('rule', { name: each.name, value: switchValue(value), reason: reason.trim() }),
        )
      }}
    >
      <fieldset className="house-ways">
        <legend className="unseen">{each.called}</legend>
        {each.values.map((possible) => (
          <label key={possible} className="row">
            <input type="radio" name={name} checked={value === possible} onChange={() => setValue(possible)} />
            <span>
              {switchWords(each, possible)}
              {possible === each.usual && <span className="soft"> ({t.common.asTheBook})</span>}
            </span>
          </label>
        ))}
      </fieldset>
      {!same && (
        <div className="row">
          <label className="field grow">
            <span className="name">{t.desk.why}</span>
            <input
              className="input"
              required
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </label>
          <button className="button button-main" disabled={deed.busy || reason.trim() === ''}>
            {t.desk.playItSo}
          </button>
        </div>
      )}
      <Harm says={deed.error} />
    </form>
  )
}
