import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { Harm } from '../components/Harm'
import { counted, duration, progress } from './figures'
import { isUnderWay } from './prover'
import type { Prover } from './prover'
import { t } from '../words/words'
import './RunLine.css'

const endings = (): { [why: string]: string } => ({ all: '', stopped: t.proving.stopped, time: t.proving.timeUp })

/** How far the fights are. */
export function RunLine({ prover }: { prover: Prover }): ReactNode {
  const run = useStore(prover.run)
  const now = progress(run)
  return (
    <div className="yard-run" role="status" aria-busy={isUnderWay(run)} data-ended={run.ended?.ended}>
      {now !== null && run.error === null && (
        <>
          <progress
            aria-label={t.proving.fightsName}
            max={now.wanted}
            value={run.ended === null ? now.done : now.wanted}
          />
          <p className="soft numbers">
            {run.ended === null
              ? t.proving.fightsDoneOf(counted(now.done), counted(now.wanted))
              : t.proving.fightsDone(counted(now.done))}
            {now.rate > 0 && ` · ${t.proving.aSecond(counted(Math.round(now.rate)))}`}
            {now.left !== null && ` · ${t.proving.timeLeft(duration(now.left))}`}
            {run.ended !== null && ` · ${duration(run.ended.seconds)}. ${endings()[run.ended.ended] ?? ''}`}
          </p>
        </>
      )}
      <Harm says={run.error} />
    </div>
  )
}
