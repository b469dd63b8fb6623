import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { headersForOtherSites, securityHeaders, site } from '../../scripts/site/site.ts'
import { checkCaching, checkHost, checkRendered } from '../support/hosting-cases.ts'
import { ROOT } from '../support/project-files.ts'
import { rawRequest } from '../support/raw-request.ts'
import { withServer } from '../support/with-server.ts'

const PORT = '4382'
const API_PORT = 4383
const SITE = 'https://bloq.example.az'
const folder = mkdtempSync(join(tmpdir(), 'nginx-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The committed site file with paths of this machine instead of the image's. */
function siteHere(): string {
  return readFileSync(join(ROOT, 'deploy/nginx/site.conf.template'), 'utf8')
    .replaceAll('$' + '{API_ORIGIN}', `http://127.0.0.1:${API_PORT}`)
    .replaceAll('$' + '{SITE_NAMES}', '127.0.0.1 avaz.example')
    .replaceAll('$' + '{SITE_SCHEME}', 'https')
    .replaceAll('$' + '{TRUSTED_PROXY}', '127.0.0.1')
    .replaceAll('/etc/nginx/snippets/', join(ROOT, 'deploy/nginx/'))
    .replaceAll('listen 8080', `listen 127.0.0.1:${PORT}`)
    .replace('/usr/share/nginx/html', join(folder, 'html'))
}

/**
 * An API that sends correct and incorrect headers. Reads the whole body before it responds, because nginx takes an
 * earlier response for a broken connection.
 */
const api = createServer(async (request, response) => {
  await request.resume().toArray()
  if (request.url === '/api/asked') return response.end(JSON.stringify(request.headers))
  const status = Number(/\d+$/.exec(request.url ?? '')?.[0] ?? 200)
  const own = {
    'X-Frame-Options': 'SAMEORIGIN',
    'Cache-Control': 'private, max-age=5',
    'Retry-After': '7',
    'Access-Control-Allow-Origin': SITE,
    'Cross-Origin-Resource-Policy': 'same-site',
  }
  response.writeHead(status, { ...own, 'Content-Type': 'application/json' }).end('{"success":false}')
})

async function checkApi(origin: string, headers: Readonly<Record<string, string>>) {
  for (const status of [200, 401, 404, 422, 500, 503]) {
    const answer = await fetch(`${origin}/api/status/${status}`)
    expect([status, await answer.text()]).toEqual([answer.status, '{"success":false}'])
    const seen = Object.fromEntries(Object.keys(headers).map((name) => [name, answer.headers.get(name)]))
    expect([status, seen]).toEqual([status, headers])
    const caching = status === 200 ? 'private, max-age=5' : 'private, max-age=5, no-store'
    expect([status, answer.headers.get('cache-control')]).toEqual([status, caching])
    expect(answer.headers.get('retry-after')).toBe('7')
  }
}

const FOREIGN = {
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'gopher',
  'x-forwarded-port': '1',
  'x-forwarded-prefix': '/evil',
  'x-host': 'evil.example',
  'x-original-url': '/evil',
  'x-rewrite-url': '/evil',
  forwarded: 'host=evil.example',
}

/** Only this server sets the forwarding headers that the API receives. */
async function checkForwarded(origin: string) {
  const asked = async (headers: Record<string, string>) => {
    const { status, body } = await rawRequest(origin, '/api/asked', { headers })
    expect(status).toBe(200)
    return JSON.parse(body)
  }
  const own = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'avaz.example', host: 'avaz.example' }
  const seen = await asked({ ...FOREIGN, host: 'avaz.example:1234' })
  expect(seen).toMatchObject({ ...own, 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' })
  expect(JSON.stringify(seen)).not.toMatch(/evil|gopher|1234/)
  // The trusted proxy in front adds the caller's address; the caller added another one.
  const behind = await asked({ host: 'avaz.example', 'x-forwarded-for': '10.9.9.9, 192.0.2.7' })
  expect(behind).toMatchObject({ 'x-forwarded-for': '192.0.2.7', 'x-real-ip': '192.0.2.7' })
}

/** Requests with an unknown host name get nothing, and never reach the API. */
async function checkNames(origin: string) {
  for (const host of [
    'evil.example',
    'evil.avaz.example',
    'avaz.example.evil.example',
    'localhost',
    '10.0.0.1',
  ]) {
    for (const path of ['/', '/login', '/api/asked', '/assets/absent.js', '/reader/v1.js']) {
      const answer = await rawRequest(origin, path, { headers: { host } })
      expect([host, path, answer.status]).toEqual([host, path, 421])
      expect(answer.body).not.toMatch(/evil|id="root"/)
    }
  }
}

/** Stops a text above the limit without buffering it in a file; a file may have the API's maximum size. */
async function checkBodies(origin: string) {
  const send = (path: string, megabytes: number) =>
    rawRequest(origin, path, {
      method: 'POST',
      headers: { host: 'avaz.example', 'content-length': String(megabytes << 20), expect: '100-continue' },
      isHeadOnly: true,
    })
  for (const path of ['/api/customer/login', '/api/services/text-to-speech/7', '/api/services/init'])
    expect([path, (await send(path, 33)).status]).toEqual([path, 413])
  for (const path of [
    '/api/services/dubbing/init',
    '/api/services/cloning/7/update',
    '/api/customer/image-update',
  ])
    expect([path, (await send(path, 513)).status]).toEqual([path, 413])
  const taken = await rawRequest(origin, '/api/services/dubbing/init', {
    method: 'POST',
    headers: { host: 'avaz.example' },
    body: new Uint8Array(34 << 20),
  })
  expect(taken.status).toBe(200)
}

/** A proxy in front of this server has another port. */
async function checkRedirects(origin: string) {
  for (const path of ['/api', '/reader/v1', '/chat/v1']) {
    const answer = await fetch(origin + path, { redirect: 'manual' })
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 301, `${path}/`])
  }
}

/** Requests of pages on other sites; only the API decides which sites may have a reading. */
async function checkForOtherSites(origin: string, headers: Readonly<Record<string, string>>) {
  const { scripts, below } = site.forOtherSites
  for (const path of [...scripts, ...below.map((folder) => `${folder}key/status/403`)]) {
    const answer = await fetch(origin + path)
    const expected = headersForOtherSites(path, headers)
    const seen = Object.fromEntries(
      Object.keys(expected ?? {}).map((name) => [name, answer.headers.get(name)]),
    )
    expect([path, seen]).toEqual([path, expected])
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const allowed = scripts.includes(path) ? '*' : SITE
    expect([path, answer.headers.get('access-control-allow-origin')]).toEqual([path, allowed])
  }
  const beside = await fetch(`${origin}/reader/v2.js`)
  expect([beside.status, beside.headers.get('cross-origin-resource-policy')]).toEqual([404, 'same-origin'])
}

async function checkApiGone(origin: string, headers: Readonly<Record<string, string>>) {
  const answer = await fetch(`${origin}/api/services`)
  const seen = Object.fromEntries(Object.keys(headers).map((name) => [name, answer.headers.get(name)]))
  expect([answer.status, seen]).toEqual([502, headers])
  expect(answer.headers.get('cache-control')).toBe('no-store')
}

/** nginx started by root runs as another user, who needs access. */
chmodSync(folder, 0o755)

test('a real nginx responds as deploy/site.json defines', async () => {
  cpSync(join(ROOT, 'dist'), join(folder, 'html'), { recursive: true })
  mkdirSync(join(folder, 'logs'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ')
  const config = `
    daemon off; pid ${join(folder, 'pid')}; error_log stderr;
    events {}
    http {
      types { text/html html; text/css css; text/javascript js; image/svg+xml svg; font/woff2 woff2; }
      access_log off; ${temporary}
      ${siteHere()}
    }`
  writeFileSync(join(folder, 'nginx.conf'), config)
  const command = ['nginx', '-p', folder, '-c', join(folder, 'nginx.conf')]
  await withServer(command, `http://127.0.0.1:${PORT}`, async (origin) => {
    await checkHost(origin, securityHeaders('production'))
    await checkCaching(origin)
    await checkRendered(origin)
    api.listen(API_PORT, '127.0.0.1')
    await new Promise((resolve) => api.once('listening', resolve))
    await checkApi(origin, securityHeaders('production'))
    await checkForwarded(origin)
    await checkNames(origin)
    await checkBodies(origin)
    await checkRedirects(origin)
    await checkForOtherSites(origin, securityHeaders('production'))
    api.closeAllConnections()
    await new Promise((resolve) => api.close(resolve))
    await checkApiGone(origin, securityHeaders('production'))
  })
})
