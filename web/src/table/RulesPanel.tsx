import { lazy, Suspense, useCallback } from 'react'
import type { ReactNode } from 'react'
import { useBook, useTable } from '../components/TableDoor'
import { RulesBeside } from '../handbook/reading'
import { useScreen, useScreenStore } from './screen'

const Beside = lazy(() => import('../handbook/Beside'))

/** Lets everything at the table open the rules beside it. */
export function RulesDoor({ children }: { children: ReactNode }): ReactNode {
  const screen = useScreenStore()
  const open = useCallback((id: string) => screen.setState({ rules: id }), [screen])
  return <RulesBeside value={open}>{children}</RulesBeside>
}

/** The rules, while somebody looks something up. */
export function RulesPanel(): ReactNode {
  const screen = useScreenStore()
  const at = useScreen((state) => state.rules)
  const book = useBook()
  const { token } = useTable()
  if (at === null || book === null) return null
  return (
    <Suspense>
      <Beside
        book={book}
        token={token}
        at={at}
        go={(place) => screen.setState({ rules: place })}
        close={() => screen.setState({ rules: null })}
      />
    </Suspense>
  )
}
