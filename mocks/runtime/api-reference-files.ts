import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Hashes of the two style elements that the reference makes: an empty one, which its scripts fill, and one of Redoc's. */
const STYLES = [
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'sha256-QMIg+bpjm3JdElJ388KYke01izlUW0UoNOeKjpMxdgc=',
]

/** Policy of the reference page alone: scripts and data of its own server, no inline script, no `eval`. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${STYLES.map((hash) => `'${hash}'`).join(' ')}`,
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${POLICY}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Avaz customer API</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="reference.css">
    <script src="redoc.standalone.js" defer></script>
    <script src="reference.js" defer></script>
  </head>
  <body>
    <main id="reference"></main>
  </body>
</html>
`

/** Search is off because it starts a worker from text, which the policy forbids; the browser's own finds everything. */
const START = `Redoc.init(
  'openapi.json',
  {
    disableSearch: true,
    hideDownloadButtons: true,
    showExtensions: ['x-specified'],
    sortRequiredPropsFirst: true,
    theme: {
      colors: { primary: { main: '#a23310' } },
      sidebar: { width: '17rem' },
      typography: {
        fontFamily: 'system-ui, sans-serif',
        headings: { fontFamily: 'system-ui, sans-serif' },
        code: { fontFamily: 'ui-monospace, monospace', color: '#a23310' },
      },
    },
  },
  document.getElementById('reference'),
)
`

const STYLE = `body { margin: 0 }\n`

const readRedocBundle = (name: string) =>
  readFile(createRequire(import.meta.url).resolve(`redoc/bundles/${name}`), 'utf8')

/** Picture that Redoc fetches from its makers. */
const FOREIGN_PICTURE = 'https://cdn.redoc.ly/redoc/logo-mini.svg'

const files: Readonly<Record<string, () => string | Promise<string>>> = {
  'index.html': () => PAGE,
  'reference.js': () => START,
  'reference.css': () => STYLE,
  'redoc.standalone.js': async () =>
    (await readRedocBundle('redoc.standalone.js')).replace(FOREIGN_PICTURE, 'data:,'),
  'redoc.standalone.js.LICENSE.txt': () => readRedocBundle('redoc.standalone.js.LICENSE.txt'),
  'openapi.json': () => readFile(join(import.meta.dirname, '..', '..', 'openapi', 'openapi.json'), 'utf8'),
}

export const referenceFileNames = Object.keys(files)

/** Content of a file of the API reference; undefined if there is no such file. */
export async function referenceFile(name: string): Promise<string | undefined> {
  return Object.hasOwn(files, name) ? files[name]?.() : undefined
}
