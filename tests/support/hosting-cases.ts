import { expect } from 'vitest'

/** Addresses and the status a host must answer them with. */
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
  ['/payment/unheard-of', 404, 'page'],
  ['/az/login', 404, 'page'],
  ['/services/unheard-of', 404, 'page'],
  ['/services/text-to-speech/twelve', 404, 'page'],
  ['/unheard-of', 404, 'page'],
  ['/assets/unheard-of.js', 404, 'no page'],
  ['/mockServiceWorker.js', 404, 'page'],
]

/** Asks a host for everything in the table, and for the headers on pages and errors alike. */
export async function checkHost(origin: string, headers: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, status, holds] of STATUSES) {
    const response = await fetch(origin + path)
    const hasPage = (await response.text()).includes('id="root"')
    expect([path, response.status, hasPage ? 'page' : 'no page']).toEqual([path, status, holds])
    for (const [name, value] of Object.entries(headers)) {
      expect([path, name, response.headers.get(name)]).toEqual([path, name, value])
    }
  }
}

/** The page is asked for anew each time; what it names is kept for ever. */
export async function checkCaching(origin: string): Promise<void> {
  const page = await fetch(`${origin}/login`)
  expect(page.headers.get('cache-control')).toBe('no-cache')
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? []
  const asset = await fetch(origin + script)
  expect(asset.status).toBe(200)
  expect(asset.headers.get('content-type')).toContain('javascript')
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
}
