import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { api, tablePath, useFetched } from '../api'
import type { Book, HouseSwitch, OfferedPack } from '../api'
import { Dialog } from '../components/Dialog'
import { Harm } from '../components/Harm'
import { Marked } from '../components/Marked'
import { switchValue, switchWords } from '../components/words'
import { themeStyle, useScheme } from '../theme'
import { t } from '../words/words'
import './NewTable.css'

const NAME = 'quintain.name'

/** Lays a new, empty table: a title, a name, and how the house plays. */
export function NewTable({ book, onClose }: { book: Book; onClose: () => void }): ReactNode {
  const [, go] = useLocation()
  const [title, setTitle] = useState('')
  const [name, setName] = useState(() => localStorage.getItem(NAME) ?? '')
  const [house, setHouse] = useState<Record<string, string>>({})
  const [packs, setPacks] = useState<string[]>([])
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const form = useId()
  const scheme = useScheme()
  const { value: switches, error: unknown } = useFetched(`house ${book.id}`, () => api.house(book.id))
  const { value: offered } = useFetched(`packs ${book.id}`, () => api.packs(book.id))
  const open = async () => {
    setBusy(true)
    setError(null)
    try {
      localStorage.setItem(NAME, name.trim())
      const invitation = await api.open({
        book: book.id,
        title: title.trim() === '' ? t.pages.aTableOf(book.title) : title.trim(),
        name: name.trim() === '' ? book.referee : name.trim(),
        house: Object.fromEntries(Object.entries(house).map(([each, value]) => [each, switchValue(value)])),
        packs,
      })
      go(tablePath(invitation))
    } catch (failed) {
      setError((failed as Error).message)
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      style={themeStyle(book.theme, scheme)}
      title={t.pages.newTableOf(book.title)}
      lede={t.pages.youWillBe(book.referee)}
      foot={
        <>
          <button type="button" className="button" onClick={onClose}>
            {t.pages.notNow}
          </button>
          <button type="submit" form={form} className="button button-main" disabled={busy}>
            {busy ? t.pages.layingTable : t.pages.layTable}
          </button>
        </>
      }
    >
      <form
        id={form}
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          void open()
        }}
      >
        <label className="field">
          <span className="name">{t.pages.title}</span>
          <input
            className="input"
            autoFocus
            maxLength={120}
            value={title}
            placeholder={t.pages.aTableOf(book.title)}
            onChange={(event) => setTitle(event.target.value)}
          />
        </label>
        <label className="field">
          <span className="name">{t.pages.yourName}</span>
          <input
            className="input"
            maxLength={60}
            value={name}
            placeholder={book.referee}
            autoComplete="nickname"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        {offered !== null && offered.length > 0 && <PackChoice offered={offered} chosen={packs} onChange={setPacks} />}
        {switches?.length !== 0 && (
          <details className="house">
            <summary>
              {Object.keys(house).length > 0
                ? t.pages.houseRulesChanged(Object.keys(house).length)
                : t.pages.houseRules}
            </summary>
            <p className="soft">{t.pages.houseSays}</p>
            <Harm says={unknown?.message} />
            {switches?.map((each) => (
              <SwitchInput
                key={each.name}
                each={each}
                value={house[each.name] ?? each.usual}
                onChange={(value) => {
                  const { [each.name]: _, ...rest } = house
                  setHouse(value === each.usual ? rest : { ...rest, [each.name]: value })
                }}
              />
            ))}
          </details>
        )}
        <Harm says={error} />
      </form>
    </Dialog>
  )
}

/** Which packs lie over the book, in the order in which they are listed. */
function PackChoice({
  offered,
  chosen,
  onChange,
}: {
  offered: OfferedPack[]
  chosen: string[]
  onChange: (chosen: string[]) => void
}): ReactNode {
  return (
    <fieldset className="packs">
      <legend className="name">{t.pages.packs}</legend>
      {offered.map((pack) => (
        <label key={pack.id} className="pack">
          <input
            type="checkbox"
            checked={chosen.includes(pack.id)}
            onChange={(event) =>
              onChange(
                offered
                  .map((each) => each.id)
                  .filter((id) => (id === pack.id ? event.target.checked : chosen.includes(id))),
              )
            }
          />
          <span>
            {pack.title}
            <small className="soft">{t.pages.packSays(pack.version, pack.authors.join(', '), pack.licence)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

export function SwitchInput({
  each,
  value,
  onChange,
}: {
  each: HouseSwitch
  value: string
  onChange: (value: string) => void
}): ReactNode {
  return (
    <div className="house-switch">
      <label className="field">
        <span>{each.question}</span>
        <select
          className="input"
          aria-label={`${each.called}: ${each.question}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {each.values.map((possible) => (
            <option key={possible} value={possible}>
              {each.called}: {switchWords(each, possible)}
              {possible === each.usual ? ` (${t.common.asTheBook})` : ''}
            </option>
          ))}
        </select>
      </label>
      <details>
        <summary>
          {t.common.rulingAndOthers}
          <span className="unseen">: {each.called}</span>
        </summary>
        <p>
          <Marked text={each.text} />
        </p>
      </details>
    </div>
  )
}
