import { createHash, X509Certificate } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { generate } from 'selfsigned'
import { requestFrom } from '#mocks/runtime/node-http.ts'

const compress = promisify(brotliCompress)

const TEXT = /^(?:text|application)\/(?:html|css|javascript|json)|svg/
const API = /^\/(?:api|sandbox\/files)\//
/** Headers that belong to a connection or that this host sets itself. */
const CONNECTION_HEADERS = [
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
]

export interface HostedBuild {
  /** Folder and address of the built app under its headers. */
  readonly folder: string
  readonly pages: string
  /** Address of its API; without it each call gets an empty response. */
  readonly api?: string
  /** Set by each page, so that every visitor is signed in. */
  readonly cookie?: string
}

async function forwardRequest(
  { pages, api }: HostedBuild,
  message: Http2ServerRequest,
  to: Http2ServerResponse,
) {
  const request = requestFrom(message, to)
  for (const name of CONNECTION_HEADERS) request.headers.delete(name)
  const { pathname, search } = new URL(request.url)
  const isApi = API.test(pathname)
  if (isApi && !api) return Response.json({ data: null })
  return fetch(new Request((isApi ? api : pages) + pathname + search, request), { redirect: 'manual' })
}

/** Quality that hosts use for text made for each request; the best one takes many seconds for a long project. */
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Compresses text with brotli as hosts do: files once, as well as possible, responses quickly. */
function createPacker() {
  const files = new Map<string, Promise<Buffer>>()
  return async (path: string, answer: Response) => {
    const kept = files.get(path)
    if (kept) return kept
    const isFile = path.startsWith('/assets/')
    const made = compress(Buffer.from(await answer.arrayBuffer()), isFile ? {} : QUICK_BROTLI)
    if (isFile) files.set(path, made)
    return made
  }
}

function createForwarder(hosted: HostedBuild, pack: ReturnType<typeof createPacker>) {
  return async (message: Http2ServerRequest, to: Http2ServerResponse) => {
    const answer = await forwardRequest(hosted, message, to)
    const headers = new Headers(answer.headers)
    for (const name of CONNECTION_HEADERS) headers.delete(name)
    const type = headers.get('content-type') ?? ''
    if (hosted.cookie && type.startsWith('text/html')) headers.append('set-cookie', hosted.cookie)
    const isText = TEXT.test(type)
    if (isText) headers.set('content-encoding', 'br')
    const body = isText ? await pack(message.url, answer) : Buffer.from(await answer.arrayBuffer())
    to.writeHead(answer.status, Object.fromEntries(headers)).end(body)
  }
}

let createdCertificate: ReturnType<typeof generate> | undefined

/** One certificate for all hosts of a run. */
function certificate() {
  createdCertificate ??= generate([{ name: 'commonName', value: '127.0.0.1' }])
  return createdCertificate
}

/**
 * Flag that lets Chromium trust the certificate. A browser that only ignores its error stores nothing of these hosts in
 * its cache, neither files nor compiled code.
 */
export async function trustFlag(): Promise<string> {
  const { publicKey } = new X509Certificate((await certificate()).cert)
  const hash = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }))
  return `--ignore-certificate-errors-spki-list=${hash.digest('base64')}`
}

/**
 * Serves a built app at an address of its own, compressed in advance, over TLS and HTTP/2, as customers get it. Its
 * certificate is self-signed.
 */
export async function withCompressedHost(
  hosted: HostedBuild,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const pack = createPacker()
  const names = readdirSync(join(hosted.folder, 'assets')).filter((name) => /\.(?:js|css|svg)$/.test(name))
  const paths = names.map((name) => `/assets/${name}`)
  await Promise.all(paths.map(async (path) => pack(path, await fetch(hosted.pages + path))))
  const { private: key, cert } = await certificate()
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
