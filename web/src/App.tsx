import { lazy, Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { Home } from './pages/Home'
import { NotFound } from './pages/NotFound'
import { Busy } from './components/Busy'

const TableScreen = lazy(() => import('./table/TableScreen'))
const Dice = lazy(() => import('./pages/Dice'))
const Rules = lazy(() => import('./pages/Rules'))

export function App(): ReactNode {
  const [path] = useLocation()
  useEffect(() => window.scrollTo(0, 0), [path])
  return (
    <Suspense fallback={<Busy />}>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/t/:table/*?">{({ table }) => <TableScreen key={table} table={table} />}</Route>
        <Route path="/dice">
          <Dice />
        </Route>
        <Route path="/rules/:book?">{({ book }) => <Rules book={book} />}</Route>
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  )
}
