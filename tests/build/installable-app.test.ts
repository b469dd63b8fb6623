import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '#src/config/locales.ts'
import { ROOT } from '../support/project-files.ts'

const DIST = join(ROOT, 'dist')
const fileAt = (address: string) => readFileSync(join(DIST, address))

const head = readFileSync(join(DIST, 'index.html'), 'utf8')
const [, link = ''] = /<link rel="manifest"([^>]*)>/.exec(head) ?? []
const manifestOf = (locale: string) =>
  JSON.parse(fileAt(new RegExp(`data-${locale}="([^"]+)"`).exec(link)?.[1] ?? '').toString())

/** Width and height of a PNG, from its header. */
function sizeOf(address: string) {
  const png = fileAt(address)
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

test.each(locales)('the app that is installed in $code opens in that language', ({ code, iso }) => {
  const { start_url, scope, display, lang, shortcuts } = manifestOf(code)
  const home = code === 'az' ? '/' : `/${code}`
  expect({ start_url, scope, display, lang }).toEqual({
    ...{ start_url: home, scope: '/', display: 'standalone', lang: iso },
  })
  for (const { url } of shortcuts) expect(url.startsWith(home)).toBe(true)
})

test.each(locales)('texts and links can be shared with the app that is installed in $code', ({ code }) => {
  expect(manifestOf(code).share_target).toEqual({
    action: code === 'az' ? '/share' : `/${code}/share`,
    method: 'GET',
    params: { title: 'title', text: 'text', url: 'url' },
  })
})

test('the installed app has icons of every size that systems ask for, one of them maskable', () => {
  const { icons } = manifestOf('az')
  const found = icons.map(({ src, sizes, purpose }: Record<string, string>) => {
    expect(sizeOf(src ?? '')).toBe(sizes)
    return `${purpose} ${sizes}`
  })
  expect(found).toEqual(['any 192x192', 'any 512x512', 'maskable 512x512'])
  const [, touch = ''] = /<link rel="apple-touch-icon" href="([^"]+)">/.exec(head) ?? []
  expect(sizeOf(touch)).toBe('180x180')
})

test('the page names the manifest of its default language first', () => {
  expect(link).toMatch(/href="([^"]+)"[^>]* data-az="\1"/)
})
