import { createReadStream, existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, isAbsolute, join, normalize, relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { chatServer } from '#mocks/runtime/chat-server.ts'
import { isLocalHost } from '#mocks/runtime/local-host.ts'
import { siteServer } from '#mocks/runtime/site-server.ts'
import { headersIn } from './site/nginx-files.ts'
import { headersForOtherSites, pageFor, securityHeaders, site } from './site/site.ts'

const MIME_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.mp3': 'audio/mpeg',
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '4173' } },
})
const [build = 'sandbox'] = positionals
if (build !== 'production' && build !== 'sandbox') throw new Error('usage: serve-build production|sandbox')

const ROOT = join(
  realpathSync(join(import.meta.dirname, '..')),
  build === 'sandbox' ? 'dist-sandbox' : 'dist',
)
const HEADERS = securityHeaders(build)
/** Prerendered pages need headers that allow their inline parts; only the production build has such pages. */
const GUEST_FOLDER = join(ROOT, site.guestPages.folder)
const GUEST_HEADERS = existsSync(GUEST_FOLDER)
  ? headersIn(readFileSync(join(import.meta.dirname, '..', 'deploy', 'nginx', 'guest-headers.conf'), 'utf8'))
  : HEADERS

/** Types that the host compresses, see deploy/nginx; the others are compressed already. */
const COMPRESSED: readonly string[] = ['.html', '.js', '.css', '.json', '.svg']
const packedFiles = new Map<string, Buffer>()

function packFile(file: string): Buffer {
  const known = packedFiles.get(file) ?? gzipSync(readFileSync(file))
  packedFiles.set(file, known)
  return known
}

function send(request: IncomingMessage, response: ServerResponse, status: number, file: string): void {
  const isAsset = file.startsWith(join(ROOT, 'assets'))
  const kept = isAsset ? site.cache.assets : site.cache.html
  const isPacked =
    COMPRESSED.includes(extname(file)) && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  const own = headersForOtherSites(`/${relative(ROOT, file)}`, HEADERS)
  response.writeHead(status, {
    ...(own ?? (file.startsWith(GUEST_FOLDER) ? GUEST_HEADERS : HEADERS)),
    'Content-Type': MIME_TYPES[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': status < 400 ? kept : site.cache.errors,
    Vary: 'Accept-Encoding',
    ...(isPacked && { 'Content-Encoding': 'gzip' }),
  })
  if (isPacked) response.end(packFile(file))
  else createReadStream(file).pipe(response)
}

/**
 * Whether a file is inside a folder. A path may lead out of it through a sibling with the same prefix (`dist-ui`
 * and `dist`) or a link.
 */
function isWithin(folder: string, file: string): boolean {
  const inside = relative(folder, existsSync(file) ? realpathSync(file) : file)
  return inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside)
}

/**
 * Serves a build as its host does: headers of deploy/site.json, 404 for unknown addresses and missing assets. The
 * sandbox build gets the sandbox's wider policy.
 */
function serve(request: IncomingMessage, response: ServerResponse): void {
  const [asked = '/'] = (request.url ?? '/').split('?')
  // No file of the build has percent signs in its name.
  const path = asked.includes('%') ? '/-' : asked
  const file = join(ROOT, normalize(path))
  const isOwn = isWithin(ROOT, file) && !isWithin(GUEST_FOLDER, file)
  if (isOwn && existsSync(file) && statSync(file).isFile()) {
    send(request, response, 200, file)
    return
  }
  const shared = headersForOtherSites(path, HEADERS)
  if (path.startsWith('/assets/') || path.startsWith('/api/') || shared) {
    const headers = {
      ...(shared ?? HEADERS),
      'Content-Type': 'text/plain',
      'Cache-Control': site.cache.errors,
    }
    response.writeHead(404, headers).end('Not found\n')
    return
  }
  const page = pageFor(asked)
  const rendered = join(ROOT, page.file)
  send(request, response, page.status, existsSync(rendered) ? rendered : join(ROOT, 'index.html'))
}

/** In the sandbox the server also plays the other sites, which a backend in the browser cannot. */
const siteServers = build === 'sandbox' ? [siteServer(), chatServer()] : []

const server = createServer((request, response) => {
  // A page of another site could reach this machine by a name of its own that resolves to it.
  if (!isLocalHost(request.headers.host)) return void response.writeHead(421).end()
  const askServer = (place: number) => {
    const ask = siteServers[place]
    if (ask) void ask(request, response, () => askServer(place + 1))
    else serve(request, response)
  }
  askServer(0)
})

if (!existsSync(join(ROOT, 'index.html'))) throw new Error(`There is no build in ${ROOT}`)
server.listen(Number(values.port), '127.0.0.1', () => {
  console.log(`${build} build: http://127.0.0.1:${values.port}/`)
})
