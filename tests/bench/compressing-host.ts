import { readdirSync } from 'node:fs'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { generate } from 'selfsigned'
import { requestFrom } from '#mocks/runtime/node-http.ts'

const compress = promisify(brotliCompress)

const TEXT = /^(?:text|application)\/(?:html|css|javascript|json)|svg/
const API = /^\/(?:api|sandbox\/files)\//
/** What a connection has agreed on by itself, and what this host says anew. */
const OF_CONNECTION = [
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
]

export interface Hosted {
  /** Folder of the built app, and where it is served under its headers. */
  readonly folder: string
  readonly pages: string
  /** Where its calls are answered; without it each is answered with no data. */
  readonly api?: string
  /** Set by each page, so that whoever opens one is signed in. */
  readonly cookie?: string
}

async function askBehind({ pages, api }: Hosted, message: Http2ServerRequest, to: Http2ServerResponse) {
  const request = requestFrom(message, to)
  for (const name of OF_CONNECTION) request.headers.delete(name)
  const { pathname, search } = new URL(request.url)
  const isApi = API.test(pathname)
  if (isApi && !api) return Response.json({ data: null })
  return fetch(new Request((isApi ? api : pages) + pathname + search, request), { redirect: 'manual' })
}

/** What is text in brotli, as hosts do that compress once: files are kept so. */
function createPacker() {
  const files = new Map<string, Promise<Buffer>>()
  return async (path: string, answer: Response) => {
    const kept = files.get(path)
    if (kept) return kept
    const made = compress(Buffer.from(await answer.arrayBuffer()))
    if (path.startsWith('/assets/')) files.set(path, made)
    return made
  }
}

function createForwarder(hosted: Hosted, pack: ReturnType<typeof createPacker>) {
  return async (message: Http2ServerRequest, to: Http2ServerResponse) => {
    const answer = await askBehind(hosted, message, to)
    const headers = new Headers(answer.headers)
    for (const name of OF_CONNECTION) headers.delete(name)
    const type = headers.get('content-type') ?? ''
    if (hosted.cookie && type.startsWith('text/html')) headers.append('set-cookie', hosted.cookie)
    const isText = TEXT.test(type)
    if (isText) headers.set('content-encoding', 'br')
    const body = isText ? await pack(message.url, answer) : Buffer.from(await answer.arrayBuffer())
    to.writeHead(answer.status, Object.fromEntries(headers)).end(body)
  }
}

/**
 * A built app at an address of its own while it is used, compressed before anybody asks; over TLS and HTTP/2, as
 * customers are served. Nobody vouches for its certificate.
 */
export async function withCompressed(hosted: Hosted, use: (origin: string) => Promise<void>): Promise<void> {
  const pack = createPacker()
  const names = readdirSync(join(hosted.folder, 'assets')).filter((name) => /\.(?:js|css|svg)$/.test(name))
  const paths = names.map((name) => `/assets/${name}`)
  await Promise.all(paths.map(async (path) => pack(path, await fetch(hosted.pages + path))))
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }])
  const forward = createForwarder(hosted, pack)
  const server = createSecureServer({ key, cert }, (message, to) => {
    forward(message, to).catch(() => to.stream.destroy())
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  try {
    await use(`https://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.close()
  }
}
