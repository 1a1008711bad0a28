import { useEffect, useState } from 'react'
import type { Entry, Face, Scene } from './protocol'
import type { Theme } from './theme'

/** What the house tells of a book on board. */
export interface Book {
  id: string
  title: string
  blurb: string
  theme: Theme
  rulings: Ruling[]
}

export interface Clause {
  id: string
  chapter: string
  text: string
  kind: string
  example: string
  source: string
}

export interface Ruling {
  id: string
  question: string
  ruling: string
  starred: boolean
  switches: { name: string; values: string[] }[]
}

export interface Rules {
  clauses: Clause[]
  rulings: Ruling[]
}

/** A token that admits to a seat, told only once. */
export interface Invitation {
  table: string
  seat: string
  name: string
  token: string
}

export interface Place {
  seat: string
  name: string
  role: string
  invited: boolean
}

export interface Roll {
  value: string
  faces: Face[]
}

export interface Distribution {
  notation: string
  mean: number
  exact: boolean
  residual: number
  outcomes: { value: number | string; p: number }[]
}

/** What an answer of the server says that is no answer. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

interface Asking {
  method?: string
  token?: string
  body?: unknown
  signal?: AbortSignal
}

async function response(path: string, { method = 'GET', token, body, signal }: Asking = {}): Promise<Response> {
  const headers: Record<string, string> = {}
  if (token !== undefined) headers.Authorization = `Bearer ${token}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
      signal,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, 'The server is out of reach.')
  }
  if (!answer.ok) throw new ApiError(answer.status, await complaint(answer))
  return answer
}

async function complaint(answer: Response): Promise<string> {
  try {
    const said = (await answer.json()) as { message?: unknown }
    if (typeof said.message === 'string') return said.message
  } catch {
    // No JSON, so no words for people either.
  }
  return answer.status === 404 ? 'There is nothing here.' : `The server answered ${answer.status}.`
}

async function json<T>(path: string, asking?: Asking): Promise<T> {
  return (await (await response(path, asking)).json()) as T
}

const at = encodeURIComponent

let books: Promise<Book[]> | null = null

export const api = {
  /** The books on board; they do not change while a page is open. */
  books(): Promise<Book[]> {
    books ??= json<Book[]>('/api/books').catch((error: unknown) => {
      books = null
      throw error
    })
    return books
  },
  rules: (book: string) => json<Rules>(`/api/books/${at(book)}/rules`),
  demo: (book: string) => json<Invitation>('/api/tables', { method: 'POST', body: { demo: book } }),
  open: (book: string, title: string, referee: string, house: Record<string, string>) =>
    json<Invitation>('/api/tables', { method: 'POST', body: { book, title, referee, house } }),
  bringBack: (exported: string) =>
    json<Invitation>('/api/tables/import', { method: 'POST', body: exported }),
  roll: (notation: string) => json<Roll>('/api/dice/roll', { method: 'POST', body: { notation } }),
  odds: (notation: string, signal?: AbortSignal) =>
    json<Distribution>(`/api/dice/odds?notation=${at(notation)}`, { signal }),
  before: (table: string, token: string, seq: number, limit = 200) =>
    json<Entry[]>(`/api/tables/${at(table)}/entries?before=${seq}&limit=${limit}`, { token }),
  search: (table: string, token: string, words: string, limit = 50) =>
    json<Entry[]>(`/api/tables/${at(table)}/search?words=${at(words)}&limit=${limit}`, { token }),
  sceneAt: (table: string, token: string, seq: number) =>
    json<Scene>(`/api/tables/${at(table)}/scene?at=${seq}`, { token }),
}

/** The path of a page of a table. */
export function tablePath({ table, token }: Invitation): string {
  return `/t/${at(table)}#${at(token)}`
}

/** A promise as a page sees it. */
export interface Fetched<T> {
  value: T | null
  error: Error | null
}

/** Fetches when the key changes; what an earlier key asked for is dropped. */
export function useFetched<T>(key: string, get: () => Promise<T>): Fetched<T> {
  const [fetched, setFetched] = useState<Fetched<T> & { key: string }>({ key, value: null, error: null })
  useEffect(() => {
    let here = true
    get().then(
      (value) => here && setFetched({ key, value, error: null }),
      (error: unknown) => here && setFetched({ key, value: null, error: error as Error }),
    )
    return () => {
      here = false
    }
    // The key stands for whatever `get` closes over.
  }, [key])
  return fetched.key === key ? fetched : { value: null, error: null }
}

export function useBooks(): Fetched<Book[]> {
  return useFetched('books', api.books)
}
