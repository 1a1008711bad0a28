// The service worker: Quintain's pages open without a network, and so do the rules of the books that were read before.
//
// The build writes the two lines below. A new build has another name, fetches its files anew and clears away the old ones.
// Nothing that belongs to a table or a seat is ever kept: only pages, and what everybody may read.
const CACHE = 'quintain-%VERSION%'
const FILES = ['%FILES%']

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || request.headers.has('Authorization')) return
  if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request))
  else if (request.mode === 'navigate')
    event.respondWith(freshFirst(request, pathname.startsWith('/t/') ? '/table.html' : '/'))
  else if (pathname === '/api/books' || /^\/api\/books\/[^/]+\/(rules|house|questions|icons)$/.test(pathname))
    event.respondWith(freshFirst(request, pathname))
})

/** A file whose name changes with its content. */
async function keptFirst(request) {
  return (await caches.match(request)) ?? keep(request.url, await fetch(request))
}

/** What the server says; without a server, what it said last. */
async function freshFirst(request, name) {
  try {
    const answer = await fetch(request)
    return request.mode === 'navigate' ? answer : await keep(name, answer)
  } catch (unreachable) {
    const kept = await caches.match(name)
    if (kept === undefined) throw unreachable
    return kept
  }
}

async function keep(name, answer) {
  if (answer.ok) await (await caches.open(CACHE)).put(name, answer.clone())
  return answer
}
