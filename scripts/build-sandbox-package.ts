import { chmodSync, cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isolatedDeclarationSync, parseSync } from 'rolldown/experimental'
import { referenceFile, referenceFileNames } from '#mocks/runtime/api-reference-files.ts'
import { siteScript } from '#mocks/runtime/site-scripts-plugin.ts'
import { WIDGET_PATH } from '#mocks/services/chat-bot/chat-paths.ts'
import { PLAYER_PATH } from '#mocks/services/website-reader/reader-paths.ts'
import { runCommand } from './test/run-command.ts'

const OUT = 'dist-sandbox-package'

/** Modules behind the addresses that other projects import. */
const ENTRIES = {
  '.': 'node',
  './playwright': 'playwright',
  './storybook': 'storybook',
  './worker': 'worker',
}

/** Packages that a project installs for a part of the sandbox, with the versions that the part may work with. */
const OPTIONAL: Readonly<Record<string, string>> = {
  '@audio/decode-aac': '^1.6.0',
  '@echogarden/espeak-ng-emscripten': '^0.3.5',
  '@mediabunny/aac-encoder': '^1.59.0',
  '@moonshine-ai/moonshine-js': '^0.1.29',
  '@napi-rs/canvas': '>=0.1.70 <1',
  '@ricky0123/vad-web': '>=0.0.31 <0.1',
  ...Object.fromEntries(
    ['aze', 'bul', 'eng', 'kir', 'tur'].map((name) => [`@tesseract.js-data/${name}`, '^1.0.0']),
  ),
  '@wasm-audio-decoders/flac': '>=0.2.11 <1',
  '@wasm-audio-decoders/ogg-vorbis': '>=0.1.20 <1',
  'llama-tokenizer-js': '^1.2.2',
  'mpg123-decoder': '^1.0.3',
  msw: '^3.0.0',
  'onnxruntime-web': '^1.22.0',
  'opus-decoder': '>=0.7.12 <1',
  'pdfjs-dist': '^5.0.0',
  'tesseract.js-core': '^7.0.0',
  'wasm-media-encoders': '>=0.7.0 <1',
}

/** Oldest Node that the package runs on. */
const NODE = [22, 14] as const

/** The command. Checks Node first, because an older one would only name a missing export. */
const BIN = `#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number)
if (major > ${NODE[0]} || (major === ${NODE[0]} && minor >= ${NODE[1]})) await import('./serve.js')
else {
  process.stderr.write(\`avaz-sandbox needs Node ${NODE.join('.')} or later; this is \${process.version}.\\n\`)
  process.exitCode = 1
}
`

async function run(name: string, command: readonly string[]): Promise<void> {
  const { exitCode, tail } = await runCommand(name, command)
  if (exitCode !== 0) throw new Error(tail)
}

/** Writes the declarations of the entries next to their scripts. Their interfaces use no other module's types. */
function writeTypes(): void {
  for (const name of ['sandbox-world', ...Object.values(ENTRIES)]) {
    const file = join('mocks', 'package', `${name}.ts`)
    const { code, errors } = isolatedDeclarationSync(file, readFileSync(file, 'utf8'))
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
    const foreign = /from ["'](?!\.\/sandbox-world\.ts["'])[^"']+["']/.exec(code)
    if (foreign) throw new Error(`${file} uses types that the package does not have: ${foreign[0]}`)
    writeFileSync(join(OUT, `${name}.d.ts`), code.replaceAll('./sandbox-world.ts', './sandbox-world.js'))
  }
}

/** Names of the packages that the built scripts import. */
function importedPackages(): readonly string[] {
  const specifiers = globSync(`${OUT}/*.js`).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
    return [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value ?? '')),
      ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
    ].filter((specifier) => /^[@a-z][\w@/.-]+$/.test(specifier))
  })
  const names = specifiers
    .filter((specifier) => !specifier.startsWith('node:'))
    .map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '')
  return [...new Set(names)].sort()
}

function writeManifest(): void {
  const { version, license, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const versions: Readonly<Record<string, string>> = { ...devDependencies, ...dependencies }
  const needed = importedPackages().filter((name) => !(name in OPTIONAL))
  const unknown = needed.filter((name) => !(name in versions))
  if (unknown.length > 0)
    throw new Error(`Imported, but not installed by this project: ${unknown.join(', ')}`)
  const entries = Object.entries(ENTRIES).map(([path, name]) => [
    path,
    { types: `./${name}.d.ts`, default: `./${name}.js` },
  ])
  const manifest = {
    name: '@avaz/sandbox',
    version,
    description: 'The backend of Avaz as a sandbox: over HTTP, in Node, behind pages and stories',
    type: 'module',
    license,
    engines: { node: `>=${NODE.join('.')}` },
    bin: { 'avaz-sandbox': './bin.js' },
    files: ['*.js', '*.d.ts', 'recipes', 'site', 'docs', 'openapi.json', 'CHANGELOG.md'],
    exports: {
      ...Object.fromEntries(entries),
      './openapi.json': './openapi.json',
      './package.json': './package.json',
    },
    sideEffects: ['./bin.js', './serve.js', './hearing-process.js', './page-process.js'],
    dependencies: Object.fromEntries(needed.map((name) => [name, `^${versions[name]}`])),
    peerDependencies: OPTIONAL,
    peerDependenciesMeta: Object.fromEntries(Object.keys(OPTIONAL).map((name) => [name, { optional: true }])),
  }
  writeFileSync(join(OUT, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Scripts that pages of other sites load from the server. */
async function writeSiteScripts(): Promise<void> {
  for (const path of [PLAYER_PATH, WIDGET_PATH]) {
    const file = join(OUT, 'site', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, (await siteScript(path)) ?? '')
  }
}

/** Files of the API reference. */
async function writeReference(): Promise<void> {
  mkdirSync(join(OUT, 'docs'), { recursive: true })
  for (const name of referenceFileNames)
    writeFileSync(join(OUT, 'docs', name), (await referenceFile(name)) ?? '')
}

/** `npm run build:sandbox-package`: the sandbox as a package in `dist-sandbox-package`. */
const buildCommand = ['vite', 'build', '--config', 'vite.sandbox-package.config.ts', '--mode']
await run('sandbox-package-node', [...buildCommand, 'node'])
await run('sandbox-package-browser', [...buildCommand, 'browser'])
writeTypes()
await writeSiteScripts()
await writeReference()
writeFileSync(join(OUT, 'bin.js'), BIN)
chmodSync(join(OUT, 'bin.js'), 0o755)
for (const name of ['README.md', 'CHANGELOG.md']) cpSync(join('sandbox-package', name), join(OUT, name))
cpSync(join('tests', 'sandbox-package', 'recipes'), join(OUT, 'recipes'), { recursive: true })
cpSync('LICENSE', join(OUT, 'LICENSE'))
cpSync(join('openapi', 'openapi.json'), join(OUT, 'openapi.json'))
writeManifest()
