import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BROWSER_FLAGS } from '#scripts/browser-flags.ts'
import { findBrowser } from '#scripts/find-browser.ts'
import { freePort } from '#tests/support/free-port.ts'
import { ROOT } from '#tests/support/project-files.ts'

const CREATE_VITE = 'create-vite@9.3.0'
const CREATE_STORYBOOK = 'create-storybook@10.6.2'
/** Packages of the recipes, in the versions of this project. */
const TOOLS = ['msw', 'vitest', '@playwright/test', 'msw-storybook-addon']
/** Maximum number of bytes of the packed sandbox, without speech and recognition data. */
const MOST_BYTES = 5_000_000

/** Longest time for creating, installing and building a project, if all tests share one processor. */
const LONG_MS = 900_000

const folder = mkdtempSync(join(tmpdir(), 'sandbox-package-'))
const app = join(folder, 'app')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The environment of this process, such as `VITEST` and test settings, must not reach the other project. */
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:VITE|npm_)/.test(name))),
  NODE_ENV: 'development',
  PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
  CHROME_PATH: findBrowser(),
}
const run = (command: string, args: readonly string[], cwd = app) =>
  execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: 'pipe' })
const npx = (...args: string[]) => run('npx', args)

let packed: { readonly filename: string; readonly size: number }

beforeAll(() => {
  run('npm', ['run', 'build:sandbox-package'], ROOT)
  ;[packed] = JSON.parse(
    run('npm', ['pack', './dist-sandbox-package', '--json', '--pack-destination', folder], ROOT),
  )
  run('npx', ['--yes', CREATE_VITE, 'app', '--template', 'react-ts', '--no-interactive'], folder)
  const storybook = ['--skip-install', '--disable-telemetry', '--features', 'docs']
  npx('--yes', CREATE_STORYBOOK, '--yes', '--no-dev', '--package-manager', 'npm', ...storybook)
  // Both makers leave examples; the stories of Storybook's do not compile in the app of Vite's.
  for (const name of ['App.tsx', 'App.css', 'index.css', 'assets', 'stories'])
    rmSync(join(app, 'src', name), { recursive: true, force: true })
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const tools = TOOLS.map((name) => `${name}@${devDependencies[name]}`)
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts']
  run('npm', ['install', '--save-dev', join(folder, packed.filename), ...tools, ...quiet])
  npx('msw', 'init', 'public', '--save')
  cpSync(join(app, 'node_modules/@avaz/sandbox/recipes'), join(app, 'src'), { recursive: true })
  renameSync(join(app, 'src', 'playwright.config.ts'), join(app, 'playwright.config.ts'))
  renameSync(join(app, 'src', 'preview.tsx'), join(app, '.storybook', 'preview.tsx'))
}, LONG_MS)

test('the packed sandbox is small, and its entries and types are found by every bundler', () => {
  expect(packed.size).toBeLessThan(MOST_BYTES)
  run('npx', ['publint', 'dist-sandbox-package', '--strict'], ROOT)
  // CommonJS cannot import a library of ES modules.
  run('npx', ['attw', join(folder, packed.filename), '--profile', 'esm-only', '--quiet'], ROOT)
})

test('the recipes have no wrong type, and their app is built', { timeout: LONG_MS }, () => {
  npx('tsc', '-b')
  expect(npx('vite', 'build')).toContain('built in')
})

test('tests of another project get their responses from a world', { timeout: LONG_MS }, () => {
  expect(npx('vitest', 'run', '.test.', '--no-color')).toMatch(/Tests {2}2 passed/)
})

test('pages of another project get their responses from a world, over HTTP or behind a service worker', {
  timeout: LONG_MS,
}, async () => {
  const config = join(app, 'playwright.config.ts')
  writeFileSync(config, readFileSync(config, 'utf8').replace('4873', String(await freePort())))
  expect(npx('playwright', 'test', '--reporter=line')).toMatch(/2 passed/)
})

test('a story of another project gets its responses from a world', { timeout: LONG_MS }, async () => {
  npx('storybook', 'build', '--quiet')
  const server = await preview({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'storybook-static' },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_FLAGS] })
  try {
    const page = await browser.newPage()
    await page.goto(`${server.resolvedUrls?.local[0]}iframe.html?viewMode=story&id=balance--low`)
    await page.getByRole('status').filter({ hasText: '0.04' }).waitFor({ timeout: 0 })
  } finally {
    await browser.close()
    await server.close()
  }
})

test('the installed command serves a world', { timeout: LONG_MS }, async () => {
  const server: ChildProcess = spawn(
    process.execPath,
    [join(app, 'node_modules/@avaz/sandbox/bin.js'), '--port', '0'],
    { env },
  )
  try {
    const [line] = await once(server.stdout as NonNullable<typeof server.stdout>, 'data')
    const [origin] = /^http:\/\/[^/]+/.exec(String(line)) ?? []
    const { data } = await (await fetch(`${origin}/__sandbox/scenario`)).json()
    expect(data.scenario).toBe('main')
    expect((await fetch(`${origin}/reader/v1.js`)).headers.get('content-type')).toMatch(/javascript/)
  } finally {
    server.kill()
  }
})
