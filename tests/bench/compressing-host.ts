import { readdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { requestFrom } from '#mocks/runtime/node-http.ts'

const compress = promisify(brotliCompress)

const TEXT = /^(?:text|application)\/(?:html|css|javascript|json)|svg/
const API = /^\/(?:api|sandbox\/files)\//
/** What a connection has agreed on by itself, and what this host says anew. */
const OF_CONNECTION = ['accept-encoding', 'connection', 'host', 'content-length', 'content-encoding']

export interface Hosted {
  /** Folder of the built app, and where it is served under its headers. */
  readonly folder: string
  readonly pages: string
  /** Where its calls are answered; without it each is answered with no data. */
  readonly api?: string
  /** Set by each page, so that whoever opens one is signed in. */
  readonly cookie?: string
}

async function askBehind({ pages, api }: Hosted, message: IncomingMessage, to: ServerResponse) {
  const request = requestFrom(message, to)
  for (const name of OF_CONNECTION) request.headers.delete(name)
  const { pathname, search } = new URL(request.url)
  const isApi = API.test(pathname)
  if (isApi && !api) return Response.json({ data: null })
  return fetch(new Request((isApi ? api : pages) + pathname + search, request), { redirect: 'manual' })
}

/** Hands on what is asked for, with what is text in brotli, as hosts do that compress once: files are kept so. */
function forwarder(hosted: Hosted) {
  const files = new Map<string, Promise<Buffer>>()
  async function packed(path: string, answer: Response) {
    const kept = files.get(path)
    if (kept) return kept
    const made = compress(Buffer.from(await answer.arrayBuffer()))
    if (path.startsWith('/assets/')) files.set(path, made)
    return made
  }
  return async (message: IncomingMessage, to: ServerResponse) => {
    const answer = await askBehind(hosted, message, to)
    const headers = new Headers(answer.headers)
    for (const name of OF_CONNECTION) headers.delete(name)
    const type = headers.get('content-type') ?? ''
    if (hosted.cookie && type.startsWith('text/html')) headers.append('set-cookie', hosted.cookie)
    const isText = TEXT.test(type)
    if (isText) headers.set('content-encoding', 'br')
    const body = isText ? await packed(message.url ?? '/', answer) : Buffer.from(await answer.arrayBuffer())
    to.writeHead(answer.status, Object.fromEntries(headers)).end(body)
  }
}

/** A built app at an address of its own while it is used, compressed before anybody asks. */
export async function withCompressed(hosted: Hosted, use: (origin: string) => Promise<void>): Promise<void> {
  const answer = forwarder(hosted)
  const server = createServer((message, to) => {
    answer(message, to).catch(() => to.destroy())
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    const names = readdirSync(join(hosted.folder, 'assets')).filter((name) => /\.(?:js|css|svg)$/.test(name))
    await Promise.all(names.map((name) => fetch(`${origin}/assets/${name}`).then((file) => file.bytes())))
    await use(origin)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
