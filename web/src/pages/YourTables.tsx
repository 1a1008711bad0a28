import { Archive, ArchiveRestore, Copy, MoreHorizontal, Pencil, Trash2, Undo2, X } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { api, deskOf, useFetched } from '../api'
import type { Book, Standing } from '../api'
import { BookPicture } from '../components/BookPicture'
import { Dialog } from '../components/Dialog'
import { Harm } from '../components/Harm'
import { useDeed } from '../desk/useDeed'
import type { Deed } from '../desk/useDeed'
import { forgetSeat, keepSeat, keptSeats } from '../seats'
import type { KeptSeat } from '../seats'
import { themeStyle, useScheme } from '../theme'
import { detail, sorted } from './tables'
import type { Row } from './tables'
import { t } from '../words/words'
import './YourTables.css'

/** How things are at the tables this browser has a seat at; what has been renamed since is kept under its new name. */
async function rows(seats: KeptSeat[]): Promise<Row[]> {
  const standings = await api.standings(seats.map((seat) => seat.token))
  return seats.map((seat, i) => {
    const standing = standings[i] ?? null
    if (standing !== null && (standing.title !== seat.title || standing.name !== seat.name)) {
      keepSeat({ ...seat, title: standing.title, name: standing.name, book: standing.book, role: standing.role })
    }
    return { seat, standing }
  })
}

/** The tables to come back to, with what can be done with them. */
export function YourTables({ books }: { books: Book[] }): ReactNode {
  const [turn, setTurn] = useState(0)
  const [seats, setSeats] = useState(() => keptSeats())
  const [known, setKnown] = useState<Row[] | null>(null)
  const fetched = useFetched(`standings ${turn}`, () => rows(seats))
  // What was known stays in view while it is asked for anew.
  if (fetched.value !== null && fetched.value !== known) setKnown(fetched.value)
  const deed = useDeed()
  const again = () => {
    setSeats(keptSeats())
    setTurn((before) => before + 1)
  }
  const here = new Set(seats.map((seat) => seat.table))
  const told: Row[] = known?.filter((row) => here.has(row.seat.table)) ?? seats.map((seat) => ({ seat }))
  const { open, archived, deleted } = sorted(told)
  const line = (row: Row) => <TableLine key={row.seat.table} row={row} books={books} deed={deed} again={again} />
  return (
    <section className="stack your-tables" aria-labelledby="yours">
      <h2 id="yours">{t.pages.yourTables}</h2>
      <Harm says={deed.error ?? fetched.error?.message} />
      {open.length > 0 && <ul className="tables">{open.map(line)}</ul>}
      {told.length === 0 && <p className="soft">{t.pages.tablesKept}</p>}
      {archived.length > 0 && (
        <details>
          <summary>{t.pages.archive(archived.length)}</summary>
          <ul className="tables">{archived.map(line)}</ul>
        </details>
      )}
      {deleted.length > 0 && (
        <details>
          <summary>{t.pages.deleted(deleted.length)}</summary>
          <ul className="tables">{deleted.map(line)}</ul>
        </details>
      )}
    </section>
  )
}

interface LineProps {
  row: Row
  books: Book[]
  deed: Deed
  again: () => void
}

function TableLine({ row, books, deed, again }: LineProps): ReactNode {
  const { seat, standing } = row
  const scheme = useScheme()
  const book = books.find((each) => each.id === seat.book)
  const title = standing?.title ?? (seat.title === '' ? t.pages.aTable : seat.title)
  const gone = standing === null || (standing?.gone ?? null) !== null
  return (
    <li className="table-line" style={book === undefined ? undefined : themeStyle(book.theme, scheme)}>
      <span className="table-picture" aria-hidden>
        {book !== undefined && <BookPicture cover={book.cover} />}
      </span>
      <span className="table-words">
        {gone ? (
          <span className="table-title">{title}</span>
        ) : (
          <Link href={`/t/${encodeURIComponent(seat.table)}`} className="table-title">
            {title}
          </Link>
        )}
        <span className="soft table-detail">
          {[book?.title ?? '', ...detail(row, book?.referee ?? t.common.referee)]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      </span>
      {standing !== undefined && <Ways row={row} standing={standing} title={title} deed={deed} again={again} />}
    </li>
  )
}

interface WaysProps extends Omit<LineProps, 'books'> {
  standing: Standing | null
  title: string
}

/** What can be done with a table: the Referee arranges it for all, anybody may take it off their own list. */
function Ways({ row: { seat }, standing, title, deed, again }: WaysProps): ReactNode {
  const [asking, setAsking] = useState<'name' | 'copy' | 'delete' | 'forget' | null>(null)
  const desk = deskOf(seat.token)
  const run = async (doing: () => Promise<unknown>) => {
    if (await deed.run(doing)) again()
  }
  const runs = standing?.role === 'referee'
  const deleted = (standing?.gone ?? null) !== null
  const close = () => setAsking(null)
  return (
    <>
      {runs && deleted && (
        <button
          type="button"
          className="button button-small table-way"
          disabled={deed.busy}
          onClick={() => void run(() => desk.restore())}
        >
          <Undo2 aria-hidden size={16} /> {t.pages.bringBack}
          <span className="unseen"> {title}</span>
        </button>
      )}
      <DropdownMenu.Root>
        <DropdownMenu.Trigger className="icon-button table-way" aria-label={t.pages.moreAbout(title)}>
          <MoreHorizontal aria-hidden size={20} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu" align="end" collisionPadding={8}>
            {runs && !deleted && (
              <>
                <DropdownMenu.Item className="menu-item" onSelect={() => setAsking('name')}>
                  <Pencil aria-hidden size={18} /> {t.pages.rename}
                </DropdownMenu.Item>
                <DropdownMenu.Item className="menu-item" onSelect={() => setAsking('copy')}>
                  <Copy aria-hidden size={18} /> {t.pages.copy}
                </DropdownMenu.Item>
                <DropdownMenu.Item
                  className="menu-item"
                  onSelect={() => void run(() => desk.archive(!standing.archived))}
                >
                  {standing.archived ? (
                    <>
                      <ArchiveRestore aria-hidden size={18} /> {t.pages.outOfArchive}
                    </>
                  ) : (
                    <>
                      <Archive aria-hidden size={18} /> {t.pages.intoArchive}
                    </>
                  )}
                </DropdownMenu.Item>
                <DropdownMenu.Item className="menu-item" onSelect={() => setAsking('delete')}>
                  <Trash2 aria-hidden size={18} /> {t.pages.delete}
                </DropdownMenu.Item>
              </>
            )}
            <DropdownMenu.Item className="menu-item" onSelect={() => setAsking('forget')}>
              <X aria-hidden size={18} /> {t.pages.offMyList}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {asking === 'name' && (
        <Naming
          heading={t.pages.renameTable}
          deed={t.pages.rename}
          title={title}
          onClose={close}
          onNamed={(name) => void run(() => desk.retitle(name))}
        />
      )}
      {asking === 'copy' && (
        <Naming
          heading={t.pages.copyTable}
          lede={t.pages.copySays}
          deed={t.pages.copy}
          title={t.pages.titleCopy(title)}
          onClose={close}
          onNamed={(name) =>
            void run(async () => {
              const { table, token, name: called } = await desk.copy(name)
              keepSeat({
                table,
                token,
                book: seat.book,
                title: name,
                name: called,
                role: 'referee',
                at: Date.now(),
              })
            })
          }
        />
      )}
      {asking === 'delete' && (
        <Asking
          heading={t.pages.deleteIt(title)}
          lede={t.pages.deleteSays}
          deed={t.pages.delete}
          onClose={close}
          onDeed={() => void run(() => desk.delete())}
        />
      )}
      {asking === 'forget' && (
        <Asking
          heading={t.pages.takeOff(title)}
          lede={t.pages.takeOffSays}
          deed={t.pages.takeItOff}
          onClose={close}
          onDeed={() => {
            forgetSeat(seat.table)
            again()
          }}
        />
      )}
    </>
  )
}

interface AskingProps {
  heading: string
  lede: string
  deed: string
  onClose: () => void
  onDeed: () => void
}

function Asking({ heading, lede, deed, onClose, onDeed }: AskingProps): ReactNode {
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={heading}
      lede={lede}
      foot={
        <>
          <button type="button" className="button" onClick={onClose}>
            {t.pages.leaveIt}
          </button>
          <button
            type="button"
            className="button button-main"
            onClick={() => {
              onClose()
              onDeed()
            }}
          >
            {deed}
          </button>
        </>
      }
    />
  )
}

interface NamingProps {
  heading: string
  lede?: string
  deed: string
  title: string
  onClose: () => void
  onNamed: (title: string) => void
}

function Naming({ heading, lede, deed, title, onClose, onNamed }: NamingProps): ReactNode {
  const [name, setName] = useState(title)
  const form = useId()
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={heading}
      lede={lede}
      foot={
        <>
          <button type="button" className="button" onClick={onClose}>
            {t.pages.leaveIt}
          </button>
          <button type="submit" form={form} className="button button-main" disabled={name.trim() === ''}>
            {deed}
          </button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          onClose()
          onNamed(name.trim())
        }}
      >
        <label className="field">
          <span className="name">{t.pages.title}</span>
          <input
            className="input"
            autoFocus
            required
            maxLength={120}
            value={name}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
      </form>
    </Dialog>
  )
}
