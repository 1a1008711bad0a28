import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { inScene } from '../components/Danger'
import { useConnection } from '../components/TableDoor'
import type { Arrival } from '../protocol'
import { fairCount, inWords, weighed } from './fairness'
import { t } from '../words/words'

/** As many of a kind as are ever brought in at a time. */
export const MOST_OF_A_KIND = 20

interface Props {
  creature: string
  name: string
  /** Who else comes. */
  others: Arrival[]
  /** The scene of the shelf in which they would fight; empty for the open one. */
  scene: string
  found: (count: number) => void
  failed: (says: string) => void
}

/** Looks how many of a kind make a fair fight, by fighting against more and fewer of them. */
export function FairSearch({ creature, name, others, scene, found, failed }: Props): ReactNode {
  const connection = useConnection()
  const [known, setKnown] = useState<[number, number]>([0, MOST_OF_A_KIND + 1])
  useEffect(() => {
    let here = true
    const weigh = async (count: number) => {
      const { result } = await connection.send('foresee', {
        arriving: [...others, { creature, count }],
        ...inScene(scene),
      })
      if (!here) throw new Error('Nobody waits for it')
      return weighed(result)
    }
    const tell = (atLeast: number, fewerThan: number) => here && setKnown([atLeast, fewerThan])
    fairCount(weigh, tell, MOST_OF_A_KIND).then(
      (count) => here && found(count),
      (error: unknown) => here && failed((error as Error).message),
    )
    return () => {
      here = false
    }
    // The search is begun anew by a new one of these, never by what it tells.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [connection])
  const [atLeast, fewerThan] = known
  return (
    <p className="soft" role="status">
      {atLeast === 0 && fewerThan > MOST_OF_A_KIND
        ? t.desk.fightingHowMany(name)
        : fewerThan > MOST_OF_A_KIND
          ? t.desk.fightingAtLeast(atLeast, inWords(atLeast), name)
          : t.desk.fightingBetween(inWords(atLeast), inWords(fewerThan - 1), name)}
    </p>
  )
}
