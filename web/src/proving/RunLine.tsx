import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { Harm } from '../components/Harm'
import { count, duration, progress } from './figures'
import { isUnderWay } from './prover'
import type { Prover } from './prover'
import './RunLine.css'

const ENDED: { [why: string]: string } = { all: '', stopped: 'Stopped.', time: 'Its time was up.' }

/** How far the fights are. */
export function RunLine({ prover }: { prover: Prover }): ReactNode {
  const run = useStore(prover.run)
  const now = progress(run)
  return (
    <div className="yard-run" role="status" aria-busy={isUnderWay(run)} data-ended={run.ended?.ended}>
      {now !== null && run.error === null && (
        <>
          <progress aria-label="Fights" max={now.wanted} value={run.ended === null ? now.done : now.wanted} />
          <p className="soft numbers">
            {count.format(now.done)} {run.ended === null ? `of ${count.format(now.wanted)} ` : ''}fights
            {now.rate > 0 && ` · ${count.format(Math.round(now.rate))} a second`}
            {now.left !== null && ` · ${duration(now.left)} left`}
            {run.ended !== null && ` · ${duration(run.ended.seconds)}. ${ENDED[run.ended.ended] ?? ''}`}
          </p>
        </>
      )}
      <Harm says={run.error} />
    </div>
  )
}
