import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ChunkReport, chunkReportFile } from '../../scripts/build/chunk-report.ts'
import { LICENCES_FILE } from '../../scripts/build/licences.ts'
import { ROOT } from '../support/project-files.ts'

type Build = 'production' | 'sandbox'

const FOLDERS = { production: 'dist', sandbox: 'dist-sandbox' } as const

const textOf = (build: Build) => readFileSync(join(ROOT, FOLDERS[build], LICENCES_FILE), 'utf8')

/** Name, version and licence of every package listed in the licence file of a build. */
const listed = (build: Build) =>
  [...textOf(build).matchAll(/^(\S+) (\d\S*): (.+)$/gm)].map(([line, name = '', , licence = '']) => ({
    line,
    name,
    licence,
  }))

/** Licences allowed in the product: none requires a distributor to publish the product's own source. */
const WITHOUT_CONDITIONS_FOR_OURS = /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|OFL-1\.1)$/

function packagesInPage(build: Build): ReadonlySet<string> {
  const chunks: ChunkReport[] = JSON.parse(readFileSync(chunkReportFile(build), 'utf8'))
  const modules = chunks.flatMap((chunk) => chunk.modules)
  return new Set(modules.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []))
}

test.each(['production', 'sandbox'] as const)('the %s build lists every package in its page', (build) => {
  const names = listed(build).map(({ name }) => name)
  const inPage = packagesInPage(build)
  expect(inPage.size).toBeGreaterThan(20)
  expect([...inPage].filter((name) => !names.includes(name))).toEqual([])
  expect(names).toEqual([...new Set(names)])
})

test('the typeface, the styles, the texts and the packages of workers are listed too', () => {
  const names = listed('production').map(({ name }) => name)
  const beside = [
    '@fontsource-variable/onest',
    'tailwindcss',
    '@zxcvbn-ts/language-common',
    'mediabunny',
    'pdfjs-dist',
  ]
  expect(beside.filter((name) => !names.includes(name))).toEqual([])
  const inSandbox = listed('sandbox').map(({ name }) => name)
  const engines = [
    ...['@echogarden/espeak-ng-emscripten', '@mediabunny/aac-encoder', 'wasm-media-encoders', 'msw'],
    ...['@moonshine-ai/moonshine-js', '@ricky0123/vad-web', 'onnxruntime-web', 'llama-tokenizer-js'],
    ...['tesseract.js-core', '@tesseract.js-data/aze', '@audio/decode-amr'],
  ]
  expect(engines.filter((name) => !inSandbox.includes(name))).toEqual([])
  expect(engines.filter((name) => names.includes(name))).toEqual([])
})

test('no licence in the product affects the product’s own source; one in the sandbox does', () => {
  const binding = (build: Build) =>
    listed(build).flatMap(({ line, licence }) => (WITHOUT_CONDITIONS_FOR_OURS.test(licence) ? [] : [line]))
  expect(binding('production')).toEqual([])
  expect(binding('sandbox')).toEqual([expect.stringContaining('espeak-ng-emscripten')])
})

test('every package of the product has its full licence text; one package has none', () => {
  const sections = textOf('production')
    .split(/\n-{80}\n/)
    .slice(2)
  expect(sections).toHaveLength(listed('production').length)
  const short = sections.filter((section) => section.length < 600)
  expect(short).toEqual([expect.stringMatching(/^\s*react-remove-scroll-bar .*brings no text/s)])
})
