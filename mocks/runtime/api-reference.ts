import { referenceFile } from '#mocks/runtime/api-reference-files.ts'

/** Page that explains the API, with its files next to it. */
const REFERENCE_PATH = '/docs/'
const FILE = /^\/docs\/([\w-]+(?:\.[\w-]+)+)?$/

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  txt: 'text/plain',
}

/** Response to a request for the API reference; undefined for any other path. */
export async function referenceResponse(path: string): Promise<Response | undefined> {
  if (`${path}/` === REFERENCE_PATH)
    return new Response(null, { status: 308, headers: { location: REFERENCE_PATH } })
  const [isReference, name = 'index.html'] = FILE.exec(path) ?? []
  const content = isReference ? await referenceFile(name) : undefined
  if (content === undefined) return undefined
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain'
  return new Response(content, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'x-frame-options': 'DENY' },
  })
}
