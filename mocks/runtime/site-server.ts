import type { IncomingMessage, ServerResponse } from 'node:http'
import { FirstAnswers } from '#mocks/http/first-answers.ts'
import { blobResponse } from '#mocks/kernel/files/serve-file.ts'
import type { ReaderListen, ReaderVisit } from '#mocks/kernel/rows/website-reader-rows.ts'
import { answerSite, type SiteReaders } from '#mocks/services/website-reader/answer-site.ts'
import { READING_PATH } from '#mocks/services/website-reader/reader-paths.ts'
import { addListen, addVisit } from '#mocks/services/website-reader/site-visits.ts'
import {
  type ReaderState,
  STORED_READER,
  STORED_READERS_PATH,
  type StoredReader,
} from '#mocks/services/website-reader/stored-reader.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { requestFrom, sendResponse } from './node-http.ts'

interface RememberedReader extends StoredReader {
  readonly sounds: ReadonlyMap<string, Blob>
  visits: ReaderVisit[]
  listens: ReaderListen[]
}

/** Largest reader including its sounds, in bytes. */
const MAX_BYTES = 128 * MEGABYTE

const readersOf = (kept: ReadonlyMap<string, RememberedReader>): SiteReaders => ({
  find: async (key) => kept.get(key),
  async sound(key, file, request) {
    const sound = kept.get(key)?.sounds.get(file)
    return sound ? blobResponse(sound, request) : new Response(null, { status: 404 })
  },
  async listen(key, listen) {
    const reader = kept.get(key)
    if (reader) reader.listens = addListen(reader.listens, listen)
  },
  async visit(key, visit) {
    const reader = kept.get(key)
    if (reader) reader.visits = addVisit(reader.visits, { ...visit, at: Date.now() })
  },
})

function stateOf({ mark, visits, listens }: RememberedReader): ReaderState {
  const now = Date.now()
  return { mark, listens, visits: visits.map(({ at, ...visit }) => ({ ...visit, agoMs: now - at })) }
}

async function readStoredReader(
  request: Request,
  { visits = [], listens = [] }: Partial<RememberedReader> = {},
): Promise<RememberedReader> {
  const sounds = new Map<string, Blob>()
  const form = await request.formData()
  for (const [name, part] of form) if (part instanceof File) sounds.set(name, part)
  return { ...(JSON.parse(String(form.get(STORED_READER))) as StoredReader), sounds, visits, listens }
}

/** Only pages of the sandbox itself may store readers, and see which sites requested them. */
async function answerSandbox(kept: Map<string, RememberedReader>, request: Request): Promise<Response> {
  if (request.headers.get('sec-fetch-site') !== 'same-origin') return new Response(null, { status: 403 })
  const key = decodeURIComponent(new URL(request.url).pathname.slice(STORED_READERS_PATH.length))
  const known = kept.get(key)
  if (request.method === 'DELETE') kept.delete(key)
  if (request.method === 'PUT') {
    if (Number(request.headers.get('content-length') ?? MAX_BYTES) >= MAX_BYTES)
      return new Response(null, { status: 413 })
    kept.set(key, await readStoredReader(request, known))
  }
  const now = kept.get(key)
  return Response.json(now ? stateOf(now) : null, { headers: { 'cache-control': 'no-store' } })
}

/**
 * The part of a sandbox that must be a server, because pages of other sites cannot reach a backend in a browser.
 * Pages of the sandbox store their readers here for the players on other sites, until the server ends.
 */
export function siteServer() {
  const kept = new Map<string, RememberedReader>()
  const parts = { readers: readersOf(kept), firstAnswers: new FirstAnswers(Date.now) }
  return async (message: IncomingMessage, to: ServerResponse, next: (error?: unknown) => void) => {
    const path = message.url ?? ''
    const isOurs = path.startsWith(READING_PATH) || path.startsWith(STORED_READERS_PATH)
    if (!isOurs) return next()
    try {
      const request = requestFrom(message, to)
      const answer = path.startsWith(STORED_READERS_PATH)
        ? answerSandbox(kept, request)
        : answerSite(parts, request)
      await sendResponse(await answer, to)
    } catch (error) {
      next(error)
    }
  }
}
