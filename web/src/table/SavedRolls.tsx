import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { Dialog } from '../components/Dialog'
import { Harm } from '../components/Harm'
import { useConnection, useTableState } from '../components/TableDoor'
import { useDeed } from '../desk/useDeed'
import { useComplain, useScreen, useScreenStore } from './screen'
import { blanksOf, filledIn, inMode, readRolls, ROLLS_TOPIC, rollsPage, typedLines, writtenRolls } from './saved-rolls'
import type { SavedRoll } from './saved-rolls'
import { t } from '../words/words'
import './SavedRolls.css'

const MOST = 60

/** What whoever sits here has saved. */
export function useSavedRolls(): SavedRoll[] {
  const text = useTableState((state) => rollsPage(state.pages, state.me?.seat ?? '')?.text ?? '')
  return useMemo(() => readRolls(text), [text])
}

/** Writes them all anew. */
function useKeeping(): (rolls: SavedRoll[]) => Promise<unknown> {
  const connection = useConnection()
  const page = useTableState((state) => rollsPage(state.pages, state.me?.seat ?? '')?.key)
  return (rolls) => {
    if (rolls.length === 0 && page !== undefined) return connection.send('erase', { page })
    const written = { title: t.table.myRolls, text: writtenRolls(rolls), to: [], about: ROLLS_TOPIC }
    return connection.send('note', { ...written, page })
  }
}

/** Says or rolls what was saved, one line after the other, or first asks for what is left blank in it. */
export function useRollingSaved(): (roll: SavedRoll, answers?: Record<string, string>) => void {
  const connection = useConnection()
  const complain = useComplain()
  const screen = useScreenStore()
  return useCallback(
    (roll, answers) => {
      if (answers === undefined && blanksOf(roll).length > 0) {
        screen.setState({ asking: roll, dice: false })
        return
      }
      const { mode } = screen.getState()
      const say = async () => {
        for (const line of filledIn(roll, answers ?? {})) await connection.send('say', { text: inMode(line, mode) })
      }
      say().catch(complain)
      screen.setState({ dice: false, asking: null })
    },
    [connection, complain, screen],
  )
}

/** In the tray with the dice: a button for each, and a way to write more. */
export function SavedRolls({ notation }: { notation: string }): ReactNode {
  const rolls = useSavedRolls()
  const roll = useRollingSaved()
  const screen = useScreenStore()
  const begin = (draft: string | null) => screen.setState({ saving: { draft }, dice: false })
  return (
    <section className="saved-rolls" aria-label={t.table.savedRolls}>
      {rolls.length > 0 && (
        <div className="dice-buttons">
          {rolls.map((each, i) => (
            <button
              key={i}
              type="button"
              className="button button-small"
              title={each.lines.join('\n')}
              onClick={() => roll(each)}
            >
              {each.name}
            </button>
          ))}
        </div>
      )}
      <div className="row">
        <button
          type="button"
          className="link-button"
          onClick={() => begin(notation.trim() === '' ? '' : `/r ${notation.trim()}`)}
        >
          <Plus aria-hidden size={15} /> {notation.trim() === '' ? t.table.saveRoll : t.table.saveThisRoll}
        </button>
        {rolls.length > 0 && (
          <button type="button" className="link-button" onClick={() => begin(null)}>
            <Pencil aria-hidden size={14} /> {t.table.changeSaved}
          </button>
        )}
      </div>
    </section>
  )
}

/** Asks for what is left blank in a roll, and lists and writes them all. */
export function SavedRollsDialogs(): ReactNode {
  const asking = useScreen((state) => state.asking)
  const saving = useScreen((state) => state.saving)
  const screen = useScreenStore()
  return (
    <>
      {asking !== null && <Blanks key={asking.name} roll={asking} onClose={() => screen.setState({ asking: null })} />}
      {saving !== null && <Writing draft={saving.draft} onClose={() => screen.setState({ saving: null })} />}
    </>
  )
}

function Blanks({ roll, onClose }: { roll: SavedRoll; onClose: () => void }): ReactNode {
  const run = useRollingSaved()
  const [answers, setAnswers] = useState<Record<string, string>>({})
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={roll.name}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          run(roll, answers)
        }}
      >
        {blanksOf(roll).map((name, i) => (
          <label key={name} className="field">
            <span className="name">{name}</span>
            <input
              className="input"
              autoFocus={i === 0}
              autoComplete="off"
              maxLength={200}
              value={answers[name] ?? ''}
              onChange={(event) => setAnswers({ ...answers, [name]: event.target.value })}
            />
          </label>
        ))}
        <div className="dialog-foot">
          <button type="submit" className="button button-main">
            {t.table.roll}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

interface Row {
  name: string
  text: string
}

/** @param draft a line to begin a new one with; null to change those that are there */
function Writing({ draft, onClose }: { draft: string | null; onClose: () => void }): ReactNode {
  const kept = useSavedRolls()
  const keep = useKeeping()
  const [rows, setRows] = useState<Row[]>(() => {
    const there = kept.map(({ name, lines }) => ({ name, text: lines.join('\n') }))
    return draft === null ? there : [{ name: '', text: draft }, ...there]
  })
  const deed = useDeed()
  const change = (at: number, part: Partial<Row>) =>
    setRows(rows.map((row, i) => (i === at ? { ...row, ...part } : row)))
  const save = () => {
    const rolls = rows
      .map(({ name, text }) => ({ name: name.trim(), lines: typedLines(text) }))
      .filter(({ lines }) => lines.length > 0)
      .map((roll) => ({ ...roll, name: roll.name === '' ? (roll.lines[0] ?? '').replace(/^\/\w+ /, '') : roll.name }))
    if (rolls.length === 0 && kept.length === 0) onClose()
    else void deed.run(() => keep(rolls)).then((well) => well && onClose())
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      as="wide"
      title={t.table.savedRolls}
      lede={t.table.savedSays}
      foot={
        <>
          <button
            type="button"
            className="button"
            disabled={rows.length >= MOST}
            onClick={() => setRows([...rows, { name: '', text: '' }])}
          >
            <Plus aria-hidden size={16} /> {t.table.oneMoreRoll}
          </button>
          <button type="button" className="button button-main" disabled={deed.busy} onClick={save}>
            {t.table.keepRolls}
          </button>
        </>
      }
    >
      <p className="soft">
        {t.table.savedLines((words) => (
          <code>{words}</code>
        ))}
      </p>
      <ul className="saved-rows">
        {rows.map((row, i) => (
          <li key={i}>
            <input
              className="input"
              aria-label={t.table.rollName}
              placeholder={t.table.rollName}
              autoFocus={i === 0 && draft !== null}
              maxLength={60}
              value={row.name}
              onChange={(event) => change(i, { name: event.target.value })}
            />
            <textarea
              className="input notation"
              aria-label={t.table.whatIsRolled}
              placeholder="/r 2d6+?{bonus}"
              rows={Math.min(6, row.text.split('\n').length)}
              maxLength={1000}
              value={row.text}
              onChange={(event) => change(i, { text: event.target.value })}
            />
            <button
              type="button"
              className="icon-button"
              aria-label={row.name === '' ? t.table.throwRollAway : t.table.throwAway(row.name)}
              onClick={() => setRows(rows.filter((_, at) => at !== i))}
            >
              <Trash2 aria-hidden size={17} />
            </button>
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className="soft">{t.table.noRollsLeft}</p>}
      <Harm says={deed.error} />
    </Dialog>
  )
}
