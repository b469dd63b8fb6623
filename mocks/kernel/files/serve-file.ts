import { plainFileName } from '#src/rules/file-name.ts'
import { byteRange } from './byte-range.ts'
import { type FileStore, keyIn } from './file-store.ts'

function disposition(kind: 'inline' | 'attachment', given: string) {
  const name = plainFileName(given)
  return `${kind}; filename="${name.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`
}

/** Types that a browser shows without running scripts: a customer's page or SVG would run as the app's own. */
const SHOWN_TYPES = /^(?:audio\/|video\/|image\/(?!svg)|application\/pdf|text\/plain|text\/vtt)/

/** A file, or the requested part of it. */
export function blobResponse(blob: Blob, request: Request, own: HeadersInit = {}): Response {
  const headers = new Headers({
    'content-type': blob.type,
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
  })
  for (const [name, value] of new Headers(own)) headers.set(name, value)
  const range = byteRange(request.headers.get('range'), blob.size)
  if (range.kind === 'unsatisfiable') {
    headers.set('content-range', `bytes */${blob.size}`)
    return new Response(null, { status: 416, headers })
  }
  const part = range.kind === 'part' ? blob.slice(range.first, range.last + 1, blob.type) : blob
  headers.set('content-length', String(part.size))
  if (range.kind === 'part') headers.set('content-range', `bytes ${range.first}-${range.last}/${blob.size}`)
  return new Response(request.method === 'HEAD' ? null : part, {
    status: range.kind === 'part' ? 206 : 200,
    headers,
  })
}

/**
 * Serves `/sandbox/files/{world}/{key}/{name}`; with `?download` the browser saves it. `bring` gets a missing file,
 * which may come from another tab or be generated now.
 */
export async function serveFile(
  files: FileStore,
  request: Request,
  bring: (key: string) => Promise<void>,
): Promise<Response> {
  const url = new URL(request.url)
  const key = keyIn(url.pathname)
  try {
    if (!files.record(key)) await bring(key)
  } catch {
    return new Response(null, { status: 503 })
  }
  const record = files.record(key)
  const blob = await files.read(key)
  if (!record || !blob) return new Response(null, { status: 404 })
  const isSaved = url.searchParams.has('download') || !SHOWN_TYPES.test(record.mime)
  const kind = isSaved ? 'attachment' : 'inline'
  return blobResponse(blob, request, {
    'content-type': record.mime,
    'content-disposition': disposition(kind, record.name),
  })
}
