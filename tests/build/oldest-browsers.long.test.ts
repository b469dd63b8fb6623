import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../support/project-files.ts'
import { newerInScript, newerInStyle, OLDEST_BROWSERS } from './newer-features.ts'

/** Newer features that the builds use, and what happens without them; in docs/browsers.md if customers notice it. */
const WITHOUT: Readonly<Record<string, string>> = {
  'CSS.highlights': 'words are not marked while they are spoken, found or uncertain',
  Highlight: 'as CSS.highlights',
  '::highlight': 'as CSS.highlights; in style sheets it stands alone in its rules',
  'document.caretPositionFromPoint': 'a press on a word of an article does not seek; its buttons do',
  AudioDecoder: 'the page decodes sound instead of the worker, up to 40 MB',
  AudioData: 'as AudioDecoder',
  EncodedAudioChunk: 'as AudioDecoder',
  EncodedVideoChunk: 'as AudioDecoder',
  'AudioDecoder.isConfigSupported': 'as AudioDecoder',
  AudioEncoder: 'a cleaned recording is saved as WAV, which is larger than Opus',
  'AudioEncoder.isConfigSupported': 'as AudioEncoder',
  'VideoDecoder.isConfigSupported': 'as AudioDecoder',
  '@property': 'Tailwind sets the initial values on every element instead',
  '::selection': 'selected text has the colours of iOS',
  ClipboardItem: 'Firefox before 127 copies a text that takes time after the press',
  'navigator.canShare': 'an exported file has no button that shares it',
  'navigator.share': 'as navigator.canShare',
  'navigator.connection': 'React and prefetching take a usual connection for granted',
  VideoDecoder: 'mediabunny converts pictures with it; those of films are only copied',
  VideoEncoder: 'as VideoDecoder',
  'VideoEncoder.isConfigSupported': 'as VideoDecoder',
  VideoFrame: 'as VideoDecoder',
  'Symbol.dispose': 'mediabunny defines it',
  'Symbol.asyncDispose': 'only `await using` needs it, which mediabunny does not use',
  '.resize()': 'mediabunny copies into a larger buffer',
  '.startViewTransition()': 'React changes the page without a transition, and the app asks for none',
  'Error.captureStackTrace': 'libraries ask first',
  'globalThis.Float16Array': 'as Error.captureStackTrace',
}

/** Methods of the app's own objects. TypeScript's `lib` refuses the platform's newer ones of the same names. */
const OWN = new Set(
  [
    'adopt',
    'difference',
    'dispose',
    'drop',
    'escape',
    'intersection',
    'moveBefore',
    'take',
    'use',
    'when',
  ].map((name) => `.${name}()`),
)

/** pdf.js for older browsers, with replacements of everything that it calls. */
const REPLACING = /^assets\/pdf(?:\.worker)?-[\w-]+\.js$/

/** The API reference is for developers, who have current browsers. */
const REFERENCE = /^docs\//

const filesOf = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(?:js|css)$/.test(name) && !REPLACING.test(name) && !REFERENCE.test(name),
  )

function newerIn(folder: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const name of filesOf(folder)) {
    const text = readFileSync(join(ROOT, folder, name), 'utf8')
    const features = name.endsWith('.css') ? newerInStyle(text) : newerInScript(text)
    for (const feature of features) if (!OWN.has(feature)) found.add(feature)
  }
  return found
}

test('the builds use no feature that the oldest browsers lack, except those that they can do without', () => {
  const found = new Set([...newerIn('dist'), ...newerIn('dist-sandbox')])
  expect([...found].filter((feature) => !(feature in WITHOUT))).toEqual([])
  expect(Object.keys(WITHOUT).filter((feature) => !found.has(feature))).toEqual([])
})

test.each([
  ['URL.parse(a)', 'URL.parse'],
  ['new ImageDecoder(a)', 'ImageDecoder'],
  ['a.union(b)', '.union()'],
  ['navigator.gpu', 'navigator.gpu'],
  ['Promise.try(a)', 'Promise.try'],
  ['new window.CloseWatcher()', 'window.CloseWatcher'],
])('the newer feature in %s is found', (script, feature) => {
  expect([...newerInScript(script)]).toContain(feature)
})

test.each([
  'Promise.withResolvers()',
  'AbortSignal.any(a)',
  'a.toSorted()',
  'Map.groupBy(a, b)',
  'a.showPopover()',
])('all oldest browsers have %s', (script) => {
  expect([...newerInScript(script)]).toEqual([])
})

test("a script's own class with the name of a newer interface is not one", () => {
  expect(newerInScript('var Own=1,ML=class{};new ML')).toEqual(new Set())
})

test('a newer selector is found, and a value that looks like one is not', () => {
  expect([...newerInStyle('a:has-slotted{display:block}')]).toEqual([':has-slotted'])
  expect([...newerInStyle('a{flex-flow:column}')]).toEqual([])
})

test('the guide lists the oldest versions', () => {
  const guide = readFileSync(join(ROOT, 'docs', 'browsers.md'), 'utf8')
  const rows = [
    ['Chrome', OLDEST_BROWSERS.chrome],
    ['Edge', OLDEST_BROWSERS.edge],
    ['Firefox', OLDEST_BROWSERS.firefox],
    ['Safari', OLDEST_BROWSERS.safari],
    ['Samsung Internet', OLDEST_BROWSERS.samsunginternet_android],
  ] as const
  for (const [name, version] of rows) expect(guide).toMatch(new RegExp(`\\| ${name}[^|]*\\| ${version} \\|`))
})

test('older browsers show a sentence in four languages instead of the app, in every page', () => {
  const pages = ['dist', 'dist-sandbox'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => !REFERENCE.test(name) && (name.endsWith('index.html') || /guest/.test(name)))
      .map((name) => join(ROOT, folder, name))
      .filter((path) => path.endsWith('.html') && existsSync(path)),
  )
  expect(pages.length).toBeGreaterThan(10)
  for (const path of pages) {
    const [, advice = ''] = /<div id="too-old" popover>(.*?)<\/div>/s.exec(readFileSync(path, 'utf8')) ?? []
    expect([path, [...advice.matchAll(/<p lang="(\w\w)">/g)].map(([, locale]) => locale)]).toEqual([
      path,
      ['az', 'tr', 'en', 'ru'],
    ])
  }
})

test('the style sheet tells those browsers by features that exactly the oldest ones have', () => {
  const style = readdirSync(join(ROOT, 'dist/assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(ROOT, 'dist/assets', name), 'utf8'))
    .join('\n')
  const [, condition = ''] = /@supports (not[^{]+)\{\s*#too-old\s*\{\s*display:\s*block/.exec(style) ?? []
  for (const sign of ['white-space-collapse', ':popover-open', ':dir(ltr)']) expect(condition).toContain(sign)
})
