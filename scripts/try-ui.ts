import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { publint } from 'publint'
import { build, preview } from 'vite'
import { BROWSER_FLAGS } from './browser-flags.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { findBrowser } from './find-browser.ts'

/** Texts that each of the ten components of `tests/ui-package/app.tsx` shows. */
const SHOWN = {
  text: ['Badge', 'Button', 'Kbd', 'Notice'],
  roles: ['button', 'checkbox', 'progressbar', 'switch', 'textbox'],
} as const

const BASE = {
  compilerOptions: { module: 'nodenext', jsx: 'react-jsx', strict: true, noEmit: true, types: [] },
}

/** Creates an app outside the project that has the packed library and only the dependencies that it needs. */
function layOutApp(tarball: string): string {
  const app = mkdtempSync(join(tmpdir(), 'ui-app-'))
  const modules = join(app, 'node_modules')
  mkdirSync(join(modules, 'avaz-ui'), { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', join(modules, 'avaz-ui')])
  for (const name of ['react', 'react-dom', 'lucide-react', 'radix-ui', '@types']) {
    symlinkSync(resolve('node_modules', name), join(modules, name))
  }
  cpSync('tests/ui-package/app.tsx', join(app, 'app.tsx'))
  writeFileSync(
    join(app, 'index.html'),
    '<div id="root"></div><script type="module" src="/app.tsx"></script>',
  )
  writeFileSync(join(app, 'package.json'), JSON.stringify({ type: 'module' }))
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ ...BASE, files: ['app.tsx', 'styles.d.ts'] }))
  writeFileSync(join(app, 'styles.d.ts'), "declare module '*.css'\n")
  return app
}

/** Checks the built app in a browser. @throws Error that names what is not shown */
async function look(address: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_FLAGS] })
  try {
    const page = await browser.newPage()
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(message))
    await page.goto(address)
    await page.getByRole('button').waitFor()
    for (const text of SHOWN.text) await page.getByText(text, { exact: true }).first().waitFor()
    for (const role of SHOWN.roles) await page.getByRole(role).first().waitFor()
    const fill = await page.getByRole('button').evaluate((button) => getComputedStyle(button).backgroundColor)
    if (fill === 'rgba(0, 0, 0, 0)') problems.push('the primary button has no colour')
    if (problems.length > 0) throw new Error(problems.join('\n'))
  } finally {
    await browser.close()
  }
}

async function tryApp(tarball: string): Promise<void> {
  const app = layOutApp(tarball)
  try {
    execFileSync('tsc', ['-p', join(app, 'tsconfig.json')], { stdio: 'inherit' })
    await build({ root: app, configFile: false, logLevel: 'error' })
    const server = await preview({
      root: app,
      configFile: false,
      logLevel: 'error',
      preview: { host: '127.0.0.1' },
    })
    await look(server.resolvedUrls?.local[0] ?? '').finally(() => server.close())
  } finally {
    rmSync(app, { recursive: true })
  }
}

/** `npm run ui:check`: tests the package that `npm run build:ui` makes as other developers would use it. */
await ensureBrowser()
const { messages } = await publint({ pkgDir: 'dist-ui', strict: true })
if (messages.length > 0) throw new Error(JSON.stringify(messages, null, 2))
const folder = mkdtempSync(join(tmpdir(), 'ui-package-'))
const [packed] = JSON.parse(
  execFileSync('npm', ['pack', './dist-ui', '--json', '--pack-destination', folder], { encoding: 'utf8' }),
)
const tarball = join(folder, packed.filename)
// CommonJS cannot import a library of ES modules, and a style sheet has no types.
const attwOptions = ['--profile', 'esm-only', '--exclude-entrypoints', './styles.css']
execFileSync('attw', [tarball, ...attwOptions, '--quiet'], { stdio: 'inherit' })
await tryApp(tarball)
rmSync(folder, { recursive: true })
console.log(
  `${packed.filename}: ${packed.entryCount} files, ${Math.round(packed.size / 1024)} kB; ten components work`,
)
