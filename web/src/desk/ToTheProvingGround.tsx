import { Swords } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useBook, useTable } from '../components/TableDoor'
import { t } from '../words/words'

/** Takes the party that sits here to the proving ground, where fights are tried by the thousand. */
export function ToTheProvingGround(): ReactNode {
  const { table } = useTable()
  const book = useBook()?.id
  if (book === undefined) return null
  return (
    <Link
      className="button button-plain"
      href={`/proving/${encodeURIComponent(book)}?party=${encodeURIComponent(table)}`}
    >
      <Swords aria-hidden size={17} /> {t.desk.toProvingGround}
    </Link>
  )
}
