import { NotebookPen } from 'lucide-react'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useTableState } from '../components/TableDoor'
import type { Figure } from '../protocol'
import { useScreenStore } from '../table/screen'
import { PageList } from './Journal'
import { NEW_PAGE } from './pages'
import { t } from '../words/words'

/** What was written about somebody, on their sheet. */
export function PagesAbout({ figure }: { figure: Figure }): ReactNode {
  const screen = useScreenStore()
  const all = useTableState((state) => state.pages)
  const pages = useMemo(() => all.filter((page) => page.about === figure.id), [all, figure.id])
  return (
    <section className="pages-about" aria-label={t.journal.notesAbout(figure.name)}>
      <PageList pages={pages} />
      <button
        type="button"
        className="link-button"
        onClick={() => screen.setState({ page: NEW_PAGE, draft: { title: '', text: '', about: figure.id } })}
      >
        <NotebookPen aria-hidden size={15} /> {t.journal.writeAbout(figure.name)}
      </button>
    </section>
  )
}
