import { lazy, Suspense, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { Home } from './pages/Home'
import { NotFound } from './pages/NotFound'
import { Busy } from './components/Busy'
import { TableDoor } from './components/TableDoor'

let loadedTable: ComponentType<{ table: string }> | null = null
const loadTable = async () => {
  const file = await import('./table/TableScreen')
  loadedTable = file.default
  return file
}
const LazyTable = lazy(loadTable)
const isAtTable = (path: string) => path.startsWith('/t/')
// The table's code comes while its door is still being opened.
if (isAtTable(location.pathname)) loadTable().catch(() => undefined)

/** The table, without waiting where its code is there already: what was once put off is shown only after a pause. */
function TableScreen({ table }: { table: string }): ReactNode {
  const [Table] = useState(() => loadedTable ?? LazyTable)
  return <Table table={table} />
}

const WizardPage = lazy(() => import('./character/WizardPage'))
const SheetPage = lazy(() => import('./character/SheetPage'))
const DeskPage = lazy(() => import('./desk/DeskPage'))
const Dice = lazy(() => import('./pages/Dice'))
const ProvingPage = lazy(() => import('./proving/ProvingPage'))
const Rules = lazy(() => import('./pages/Rules'))

export function App(): ReactNode {
  const [path] = useLocation()
  const atTable = isAtTable(path)
  // Or while somebody looks at the shelf.
  useEffect(() => {
    const timer = setTimeout(() => loadTable().catch(() => undefined), atTable ? 0 : 1500)
    return () => clearTimeout(timer)
  }, [atTable])
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [path])
  return (
    <Suspense fallback={<Busy />}>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/t/:table/*?">
          {({ table }) => (
            <TableDoor key={table} table={table}>
              <Switch>
                <Route path="/t/:table/new-character">
                  <WizardPage table={table} />
                </Route>
                <Route path="/t/:table/sheet/:character">
                  {({ character }) => <SheetPage table={table} character={character} />}
                </Route>
                <Route path="/t/:table/desk">
                  <DeskPage table={table} />
                </Route>
                <Route>
                  <TableScreen table={table} />
                </Route>
              </Switch>
            </TableDoor>
          )}
        </Route>
        <Route path="/dice">
          <Dice />
        </Route>
        <Route path="/proving/:book?">{({ book }) => <ProvingPage book={book} />}</Route>
        <Route path="/rules/:book?">{({ book }) => <Rules book={book} />}</Route>
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  )
}
