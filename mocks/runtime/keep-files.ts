const NOTE_HEADER = 'x-sandbox-file'
const FILES = '/sandbox/files/'

/** What the backend answered to requests that still wait for it. */
const kept = new Map<string, Response | undefined>()

const addressOf = (input: RequestInfo | URL) =>
  new URL(input instanceof Request ? input.url : input, location.href)

/**
 * Lets files that a page fetches stay where they are. On its way through the service worker every byte of a film would
 * be copied three times, and all copies lie in memory until garbage is collected. Only a note travels; the answer of the
 * backend, which lives in the same page, is handed over as it is.
 */
export function keepFiles(scope: Pick<typeof globalThis, 'fetch'>) {
  const { fetch } = scope
  scope.fetch = async function fetchNote(input, init) {
    if (!addressOf(input).pathname.startsWith(FILES)) return fetch(input, init)
    const request = new Request(input, init)
    const id = crypto.randomUUID()
    request.headers.set(NOTE_HEADER, id)
    kept.set(id, undefined)
    try {
      const note = await fetch(request)
      return kept.get(id) ?? note
    } finally {
      kept.delete(id)
    }
  }
}

/** What travels to the page: all of an answer, or the note of one that stays here. */
export function noteOf(request: Request, answer: Response): Response {
  const id = request.headers.get(NOTE_HEADER)
  if (id === null || !kept.has(id)) return answer
  kept.set(id, answer)
  return new Response(null, answer)
}
