import { useEffect, useState } from 'react'
import { deskOf } from '../api'
import { useTable } from '../components/TableDoor'

/** Where a picture is: on somebody's face, or pinned to a page of the journal. */
type Place = 'face' | 'pinned'

/** Pictures by their names, which never change; those who were seen once are not fetched again. */
const fetched = new Map<string, string>()
const coming = new Map<string, Promise<string | null>>()

async function fetchPicture(token: string, name: string, place: Place): Promise<string | null> {
  try {
    const url = URL.createObjectURL(await deskOf(token)[place](name))
    fetched.set(name, url)
    return url
  } catch {
    // Not in sight any more, or the line was cut; whoever comes next asks again.
    coming.delete(name)
    return null
  }
}

/** The address within this page of a picture on a face or a page; null until it is here. */
export function usePicture(name: string | undefined, place: Place = 'face'): string | null {
  const { token } = useTable()
  const [, redraw] = useState(0)
  useEffect(() => {
    if (name === undefined || fetched.has(name)) return
    let here = true
    let asked = coming.get(name)
    if (asked === undefined) {
      asked = fetchPicture(token, name, place)
      coming.set(name, asked)
    }
    void asked.then((url) => url !== null && here && redraw((n) => n + 1))
    return () => {
      here = false
    }
  }, [token, name, place])
  return name === undefined ? null : (fetched.get(name) ?? null)
}
