import { createHash } from 'node:crypto'
import { expect } from 'vitest'

type Headers = Readonly<Record<string, string>>

/** Addresses and the status that a host must return. */
export const STATUSES: readonly (readonly [path: string, status: number, holds: 'page' | 'no page'])[] = [
  ['/', 200, 'page'],
  ['/tr', 200, 'page'],
  ['/ru/', 200, 'page'],
  ['/login', 200, 'page'],
  ['/en/login?return=%2Fservices', 200, 'page'],
  ['/reset-password/abc', 200, 'page'],
  ['/payment', 200, 'page'],
  ['/payment/success', 200, 'page'],
  ['/services/text-to-speech', 200, 'page'],
  ['/services/text-to-speech/create', 200, 'page'],
  ['/ru/services/audio-book/12', 200, 'page'],
  ['/licences.txt', 200, 'no page'],
  ['/payment/unheard-of', 404, 'page'],
  ['/az/login', 404, 'page'],
  ['/services/unheard-of', 404, 'page'],
  ['/services/text-to-speech/twelve', 404, 'page'],
  ['/unheard-of', 404, 'page'],
  ['/assets/unheard-of.js', 404, 'no page'],
  ['/mockServiceWorker.js', 404, 'page'],
  ['/guest/az/login.html', 404, 'page'],
  // Paths that no page can have, and malformed ones.
  ['///', 404, 'page'],
  ['//%2f', 404, 'page'],
  ['/ru//', 404, 'page'],
  ['//services/text-to-speech', 404, 'page'],
  ['/%0a', 404, 'page'],
  ['/login%0a', 404, 'page'],
  ['/en/services%0D%0A', 404, 'page'],
  ['/services/text-to-speech/1%0a', 404, 'page'],
  ['/reset-password/a%0ab', 404, 'page'],
  ['/reset-password/%ff', 404, 'page'],
  ['/%', 404, 'page'],
  ['/ru/%zz', 404, 'page'],
  ['/%E0%A4%A', 404, 'page'],
]

/** Addresses with a prerendered page, and how that page is recognised: by language and name. */
const RENDERED: readonly (readonly [path: string, locale: string, name: string])[] = [
  ['/login', 'az', 'login'],
  ['/en/login?return=%2Fservices', 'en', 'login'],
  ['/ru/register/', 'ru', 'register'],
  ['/forgot-password', 'az', 'forgot-password'],
  ['/tr/reset-password/abc', 'tr', 'reset-password'],
  ['/unheard-of', 'az', 'not-found'],
  ['/ru/unheard-of/login', 'ru', 'not-found'],
  ['/az/login', 'az', 'not-found'],
  ['///', 'az', 'not-found'],
  ['/ru/%0a', 'ru', 'not-found'],
  ['/tr/%', 'tr', 'not-found'],
]

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The inline script and style sheet of a prerendered page. */
const inlineParts = (page: string) => [
  /<script>(.*?)<\/script>/s.exec(page)?.[1],
  /<style>(.*?)<\/style>/s.exec(page)?.[1],
]

/** Headers of a page with inline parts: the hashes of those parts are allowed, and nothing else. */
function withInline(headers: Headers, page: string): Headers {
  const [script, style] = inlineParts(page)
  if (script === undefined || style === undefined) return headers
  const policy = (headers['Content-Security-Policy'] ?? '')
    .replace("script-src 'self'", `script-src 'self' ${hashOf(script)}`)
    .replace("style-src 'self'", `style-src 'self' ${hashOf(style)}`)
  return { ...headers, 'Content-Security-Policy': policy }
}

/** Requests every address of the table, and checks the headers of pages and errors alike. */
export async function checkHost(origin: string, headers: Headers): Promise<void> {
  for (const [path, status, holds] of STATUSES) {
    const response = await fetch(origin + path)
    const page = await response.text()
    const hasPage = page.includes('id="root"')
    expect([path, response.status, hasPage ? 'page' : 'no page']).toEqual([path, status, holds])
    for (const [name, value] of Object.entries(withInline(headers, page))) {
      expect([path, name, response.headers.get(name)]).toEqual([path, name, value])
    }
  }
}

/**
 * Guests' pages are prerendered in their language; customers' pages show a loading message before any script
 * runs.
 */
export async function checkRendered(origin: string): Promise<void> {
  for (const [path, locale, name] of RENDERED) {
    const page = await (await fetch(origin + path)).text()
    expect([path, page.includes(`lang="${locale}"`), page.includes(`data-page="${name}"`)]).toEqual([
      path,
      true,
      true,
    ])
    expect(page).toMatch(/<h1/)
    expect([path, ...inlineParts(page)]).not.toContain(undefined)
  }
  for (const path of ['/', '/ru/services', '/services/unheard-of', '/payment/unheard-of']) {
    expect([path, await (await fetch(origin + path)).text()]).toEqual([
      path,
      expect.stringMatching(/<div id="root"><div [^>]+><svg /),
    ])
  }
}

/** Errors must not be cached: another machine of the same host may have the file in a moment. */
const ERRORS: readonly string[] = [
  '/assets/unheard-of.js',
  '/assets/',
  '/unheard-of',
  '/payment/unheard-of',
  '/favicon.ico',
  '///',
  '/%',
]

/** Pages are revalidated each time, files with a content hash are cached forever, errors never. */
export async function checkCaching(origin: string): Promise<void> {
  const page = await fetch(`${origin}/login`)
  expect(page.headers.get('cache-control')).toBe('no-cache')
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? []
  const asset = await fetch(origin + script)
  expect(asset.status).toBe(200)
  expect(asset.headers.get('content-type')).toContain('javascript')
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  for (const path of ERRORS) {
    const { status, headers } = await fetch(origin + path)
    expect([path, status, headers.get('cache-control')]).toEqual([path, expect.any(Number), 'no-store'])
    expect(status).toBeGreaterThanOrEqual(400)
  }
}
