import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ChunkReport, chunkReportFile } from '../../scripts/build/chunk-report.ts'
import { projectFiles, ROOT } from '../support/project-files.ts'

/** Modules that only the in-browser backend uses. */
const SANDBOX_ONLY =
  /^mocks\/|node_modules\/(?:msw|@mswjs|@msw|@echogarden|wasm-media-encoders|onnxruntime-web|llama-tokenizer-js|@moonshine-ai|@ricky0123)\//

/** Words that only occur in such modules, in case the report misses one. */
const SANDBOX_WORDS = ['mockServiceWorker', 'x-sandbox-world', 'espeak', '@msw/data', 'msw/passthrough']

const modulesOf = (build: 'production' | 'sandbox') => {
  const chunks: ChunkReport[] = JSON.parse(readFileSync(chunkReportFile(build), 'utf8'))
  return chunks.flatMap(({ modules }) => modules)
}

function filesOf(folder: string) {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.[a-z0-9]+$/.test(name),
  )
}

const textOf = (folder: string) =>
  filesOf(folder)
    .filter((name) => /\.(?:js|html|css|json|svg)$/.test(name))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'))
    .join('\n')

/** E-mail addresses of the demo accounts, as the seed and the scenarios spell them. */
const demoAddresses = new Set(
  projectFiles(['mocks'], ['.ts'])
    .filter(({ path }) => !path.endsWith('.test.ts'))
    .flatMap(({ text }) => text.match(/\b[\w.+-]+@[\w-]+\.[\w.]+\b/g) ?? []),
)

test('the production build contains no module of the in-browser backend', () => {
  expect(modulesOf('production').filter((module) => SANDBOX_ONLY.test(module))).toEqual([])
})

test('the sandbox build contains them, so the check above can find them', () => {
  expect(modulesOf('sandbox').some((module) => module.startsWith('mocks/'))).toBe(true)
  expect(modulesOf('sandbox').some((module) => module.includes('node_modules/msw/'))).toBe(true)
})

test('no file of the production build contains a word of the in-browser backend', () => {
  const text = textOf('dist')
  expect(SANDBOX_WORDS.filter((word) => text.includes(word))).toEqual([])
  expect(SANDBOX_WORDS.some((word) => textOf('dist-sandbox').includes(word))).toBe(true)
})

test('only the sandbox build has the worker script', () => {
  expect(existsSync(join(ROOT, 'dist-sandbox', 'mockServiceWorker.js'))).toBe(true)
  expect(filesOf('dist').filter((name) => /service-?worker/i.test(name))).toEqual([])
})

test('only the sandbox build has the scripts for sites, the pages for trying them and the API reference', () => {
  const files = ['reader/v1.js', 'chat/v1.js', 'sandbox/reader.html', 'sandbox/chat.html', 'docs/index.html']
  expect(files.filter((name) => !existsSync(join(ROOT, 'dist-sandbox', name)))).toEqual([])
  expect(filesOf('dist').filter((name) => /(?:reader|chat)\/v1|sandbox\/|docs\//.test(name))).toEqual([])
  for (const file of ['reader/v1.js', 'chat/v1.js']) {
    const script = readFileSync(join(ROOT, 'dist-sandbox', file), 'utf8')
    // A classic script without dependencies that defines no global on the customer's page.
    expect(script).not.toMatch(/\bimport\b|\bexport\b|innerHTML|\beval\b/)
    expect(script.trim()).toMatch(/^\(function\s*\(/)
  }
})

test('the production build contains no demo account', () => {
  expect(demoAddresses.size).toBeGreaterThan(0)
  const text = textOf('dist')
  expect([...demoAddresses].filter((address) => text.includes(address))).toEqual([])
})

test('the production build contains no wasm and no engine data', () => {
  const engines = /\.(?:wasm|data|gz|onnx)$|recognition|hearing|tesseract/i
  expect(filesOf('dist').filter((name) => engines.test(name))).toEqual([])
  expect(filesOf('dist-sandbox').some((name) => engines.test(name))).toBe(true)
})

test('pages load pdf.js only within the worker that blacks out pages', () => {
  const chunks: ChunkReport[] = JSON.parse(readFileSync(chunkReportFile('production'), 'utf8'))
  expect(
    chunks
      .filter(({ modules }) => modules.some((module) => module.includes('pdfjs-dist')))
      .map(({ file }) => file),
  ).toEqual([])
  expect(filesOf('dist').some((name) => /^assets\/pdf-/.test(name))).toBe(true)
})

test('each language of page recognition has its own hashed file, so that browsers cache it', () => {
  const data = filesOf('dist-sandbox').filter((name) => name.includes('traineddata'))
  const languages = data.map((name) => /^assets\/([a-z]{3})\.traineddata-.{8}\.gz$/.exec(name)?.[1])
  expect(languages.sort()).toEqual(['aze', 'bul', 'eng', 'kir', 'tur'])
})

test('the sandbox starts without page recognition', () => {
  const chunks: ChunkReport[] = JSON.parse(readFileSync(chunkReportFile('sandbox'), 'utf8'))
  const reader =
    /(?:tesseract\.js-core|pdfjs-dist)\/.*js$|mocks\/engines\/pages\/(?:read-|tesseract|pdf-|skew|even-light)/
  const inPage = chunks.filter(({ modules }) => modules.some((module) => reader.test(module)))
  // Workers are built separately: no file that the page itself can load contains page recognition.
  expect(inPage.map(({ file }) => file)).toEqual([])
})

test('the sandbox build contains each model of speech once, hashed, so that browsers cache it', () => {
  const model = filesOf('dist-sandbox').filter((name) => /\.onnx$|ort-wasm/.test(name))
  const names = model.map((name) => /^assets\/([a-z]+)-.{8}\.onnx$/.exec(name)?.[1])
  expect(names.sort()).toEqual(['decoder', 'detector', 'encoder', 'runtime'])
})

test('the sandbox starts without speech recognition', () => {
  const chunks: ChunkReport[] = JSON.parse(readFileSync(chunkReportFile('sandbox'), 'utf8'))
  const hearing =
    /node_modules\/(?:onnxruntime-web|llama-tokenizer-js)\/|mocks\/engines\/hearing\/(?:moonshine|onnx-runtime|speech-detector|cepstra|align-words)/
  const inPage = chunks.filter(({ modules }) => modules.some((module) => hearing.test(module)))
  expect(inPage.map(({ file }) => file)).toEqual([])
})

test('the page fetches no source map and nothing from another address', () => {
  expect(filesOf('dist').filter((name) => name.endsWith('.map'))).toEqual([])
  const page = readFileSync(join(ROOT, 'dist', 'index.html'), 'utf8')
  expect(page.match(/(?:src|href)="(?!\/)[^"]*"/g) ?? []).toEqual([])
})

test('a build without VITE_ERROR_ENDPOINT contains no reporting code', () => {
  expect(filesOf('dist').filter((name) => /\b(?:monitoring|reporter|watch-vitals)-/.test(name))).toEqual([])
  expect(textOf('dist').includes('infer_ip')).toBe(false)
})
