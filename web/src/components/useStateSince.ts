import { useState } from 'react'
import type { Dispatch, SetStateAction } from 'react'

/** State that begins anew whenever what it rests on has changed. */
export function useStateSince<T>(ground: unknown, first: T): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState(first)
  const [since, setSince] = useState(ground)
  if (Object.is(since, ground)) return [value, setValue]
  setSince(ground)
  setValue(first)
  return [first, setValue]
}
