import { useEffect, useMemo, useState } from 'react'
import { useConnection, useTableState } from '../components/TableDoor'
import type { Answer, Plain, Question, Weighed } from '../protocol'
import { answerKey, candidates, compared } from './considering'
import type { Candidate, Told } from './considering'

/** How long an answer that is being changed is left alone. */
const PAUSE = 200

/** What each answer to a question would bring, as far as the table can tell; the chosen one among them. */
export function useConsidered(question: Question, value: Answer, label: string, as?: string): Told[] {
  const connection = useConnection()
  const line = useTableState((state) => state.line)
  const [known, setKnown] = useState<ReadonlyMap<string, Weighed>>(new Map())
  const listed = useMemo(() => candidates(question), [question])
  const all = useMemo(() => {
    const chosen: Candidate[] =
      value === null || value === '' || listed.some(({ answer }) => answerKey(answer) === answerKey(value))
        ? []
        : [{ answer: value, label }]
    return [...chosen, ...listed]
  }, [listed, value, label])
  useEffect(() => {
    const missing = all.filter(({ answer }) => !known.has(answerKey(answer)))
    if (missing.length === 0 || line !== 'open' || question.die != null) return
    let here = true
    const answers = missing.flatMap(({ answer }): Plain[] => (answer === null ? [] : [answer]))
    const pass = missing.some(({ answer }) => answer === null)
    const timer = setTimeout(
      () => {
        connection.send('consider', { question: question.key, answers, pass, as }).then(
          (reply) => {
            if (!here) return
            const keys = [...answers.map(answerKey), ...(pass ? [''] : [])]
            setKnown((had) => new Map([...had, ...reply.answers.map((each, i) => [keys[i] ?? '', each] as const)]))
          },
          () => {
            // Without odds the question is the same.
          },
        )
      },
      known.size === 0 ? 0 : PAUSE,
    )
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [connection, line, all, known, question, as])
  return useMemo(
    () =>
      compared(
        all.flatMap((candidate) => {
          const weighed = known.get(answerKey(candidate.answer))
          return weighed === undefined ? [] : [{ candidate, weighed }]
        }),
      ),
    [all, known],
  )
}
