import { lazy, Suspense, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { keepFocus } from './focus'
import { Home } from './pages/Home'
import { NotFound } from './pages/NotFound'
import { Busy } from './components/Busy'
import { TableDoor } from './components/TableDoor'

let loadedTable: ComponentType | null = null
const loadTable = async () => {
  const file = await import('./table/TableScreen')
  loadedTable = file.default
  return file
}
/** Fetches the table's code before anybody asks for it; whoever does so later hears of a failure. */
const expectTable = () => {
  loadTable().catch(() => undefined)
}
const LazyTable = lazy(loadTable)
const isAtTable = (path: string) => path.startsWith('/t/')
// The table's code comes while its door is still being opened.
if (isAtTable(location.pathname)) expectTable()

/** The table, without waiting where its code is there already: what was once put off is shown only after a pause. */
function TableScreen(): ReactNode {
  const [Table] = useState(() => loadedTable ?? LazyTable)
  return <Table />
}

const JoinPage = lazy(() => import('./pages/JoinPage'))
const SheetPage = lazy(() => import('./character/SheetPage'))
const PartyPage = lazy(() => import('./character/PartyPage'))
const DeskPage = lazy(() => import('./desk/DeskPage'))
const Dice = lazy(() => import('./pages/Dice'))
const ProvingPage = lazy(() => import('./proving/ProvingPage'))
const Rules = lazy(() => import('./pages/Rules'))

export function App(): ReactNode {
  const [path] = useLocation()
  const atTable = isAtTable(path)
  // Or while somebody looks at the shelf.
  useEffect(() => {
    const timer = setTimeout(expectTable, atTable ? 0 : 1500)
    return () => clearTimeout(timer)
  }, [atTable])
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [path])
  useEffect(keepFocus, [])
  return (
    <Suspense fallback={<Busy />}>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/t/:table/*?">
          {({ table }) => (
            <TableDoor key={table} table={table}>
              <Switch>
                <Route path="/t/:table/sheet/:character">
                  {({ character }) => <SheetPage table={table} character={character} />}
                </Route>
                <Route path="/t/:table/party">
                  <PartyPage table={table} />
                </Route>
                <Route path="/t/:table/desk">
                  <DeskPage table={table} />
                </Route>
                <Route>
                  <TableScreen />
                </Route>
              </Switch>
            </TableDoor>
          )}
        </Route>
        <Route path="/join/:table">{({ table }) => <JoinPage key={table} table={table} />}</Route>
        <Route path="/dice">
          <Dice />
        </Route>
        <Route path="/proving/:book?">{({ book }) => <ProvingPage book={book} />}</Route>
        <Route path="/rules/:book?/:part?/:kind?">
          {({ book, part, kind }) => <Rules book={book} part={part} kind={kind} />}
        </Route>
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  )
}
