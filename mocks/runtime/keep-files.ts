const NOTE_HEADER = 'x-sandbox-file'
const FILES = '/sandbox/files/'

/** Responses of the backend to requests that still wait for them. */
const waitingResponses = new Map<string, Response | undefined>()

const addressOf = (input: RequestInfo | URL) =>
  new URL(input instanceof Request ? input.url : input, location.href)

/**
 * Keeps fetched files within the page. Through the service worker every byte of a film would be copied three times,
 * and all copies stay in memory until the garbage collection. Only a note is sent through the worker; the backend,
 * in the same page, passes the response directly.
 */
export function saveFiles(scope: Pick<typeof globalThis, 'fetch'>) {
  const { fetch } = scope
  scope.fetch = async function fetchNote(input, init) {
    if (!addressOf(input).pathname.startsWith(FILES)) return fetch(input, init)
    const request = new Request(input, init)
    const id = crypto.randomUUID()
    request.headers.set(NOTE_HEADER, id)
    waitingResponses.set(id, undefined)
    try {
      const note = await fetch(request)
      return waitingResponses.get(id) ?? note
    } finally {
      waitingResponses.delete(id)
    }
  }
}

/** Response for the service worker: the whole response, or an empty one if the page keeps the content itself. */
export function responseForWorker(request: Request, answer: Response): Response {
  const id = request.headers.get(NOTE_HEADER)
  if (id === null || !waitingResponses.has(id)) return answer
  waitingResponses.set(id, answer)
  return new Response(null, answer)
}
