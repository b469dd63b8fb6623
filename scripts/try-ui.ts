import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright'
import { publint } from 'publint'
import { build, preview } from 'vite'
import { BROWSER_FLAGS } from './browser-flags.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { findBrowser } from './find-browser.ts'
import { copySnippets, type Snippets } from './ui/copy-snippets.ts'

/** The oldest React that the package names, the oldest of the next major, and the newest. */
const REACT_VERSIONS = ['18.3.0', '19.0.0', '19']

/** Examples that show nothing on purpose. */
const BLANK_EXAMPLES = ['components-breadcrumb--empty']

const COMPILER = {
  compilerOptions: {
    module: 'preserve',
    jsx: 'react-jsx',
    target: 'es2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    strict: true,
    noEmit: true,
    types: [],
  },
  include: ['*.tsx', '*.ts'],
}

/** A file per snippet, as it is pasted, and a list of them. */
function pasteSnippets(app: string, snippets: Snippets): void {
  mkdirSync(join(app, 'pasted'))
  const imports = [...snippets].map(([id, code], place) => {
    writeFileSync(join(app, 'pasted', `${id}.tsx`), code)
    return { id, name: `Example${place}` }
  })
  const lines = imports.map(({ id, name }) => `import { Example as ${name} } from './pasted/${id}'`)
  const entries = imports.map(({ id, name }) => `  '${id}': ${name},`)
  writeFileSync(
    join(app, 'snippets.ts'),
    `${lines.join('\n')}\n\nexport const snippets = {\n${entries.join('\n')}\n}\n`,
  )
}

/** Creates an app outside the project that has the packed library, its peers and the pasted snippets. */
function layOutApp(tarball: string, react: string, snippets: Snippets): string {
  const app = mkdtempSync(join(folder, 'app-'))
  cpSync('tests/ui-package/app.tsx', join(app, 'app.tsx'))
  pasteSnippets(app, snippets)
  writeFileSync(
    join(app, 'index.html'),
    '<style>h1 { color: rgb(0, 0, 255) }</style><div id="root"></div><script type="module" src="/app.tsx"></script>',
  )
  writeFileSync(join(app, 'package.json'), JSON.stringify({ type: 'module' }))
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify(COMPILER))
  writeFileSync(join(app, 'styles.d.ts'), "declare module '*.css'\n")
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const peers = ['lucide-react', 'radix-ui'].map((name) => `${name}@${dependencies[name]}`)
  const reacts = ['react', 'react-dom', '@types/react', '@types/react-dom'].map((name) => `${name}@${react}`)
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', '--silent']
  execFileSync('npm', ['install', tarball, ...peers, ...reacts, ...quiet], { cwd: app, stdio: 'inherit' })
  return app
}

/** Elements that `tests/ui-package/app.tsx` gets from the components it gives a ref. */
const REFS = 'BUTTON INPUT H1'

/** Opens a menu, which is placed by the ref of its button. */
async function misplacedMenu(page: Page): Promise<string[]> {
  const opener = page.locator('[data-example^=components-dropdown-menu] button').first()
  await opener.click()
  const [at, menu] = await Promise.all([opener.boundingBox(), page.getByRole('menu').boundingBox()])
  await page.keyboard.press('Escape')
  const apart = at && menu ? Math.max(at.y - (menu.y + menu.height), menu.y - (at.y + at.height)) : Number.NaN
  return apart < 16 ? [] : [`the menu is ${apart} px away from its button`]
}

/** Checks the built app in a browser. @throws Error that names what is not shown */
async function checkInBrowser(browser: Browser, address: string, count: number): Promise<void> {
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.goto(address)
  await page.getByText('Notice', { exact: true }).waitFor()
  const seen = await page.evaluate(() => {
    const sections = [...document.querySelectorAll<HTMLElement>('section[data-example]')]
    const [heading, button] = [document.querySelector('#host'), document.querySelector('main button')]
    const look = (element: Element | null) => element && getComputedStyle(element)
    return {
      count: sections.length,
      failed: sections.flatMap(({ dataset: { example, failed } }) => (failed ? `${example}: ${failed}` : [])),
      refs: document.querySelector('#refs')?.textContent,
      empty: sections.flatMap(({ dataset: { example, failed }, childNodes }) =>
        failed === undefined && childNodes.length === 0 ? (example ?? '') : [],
      ),
      fill: look(button)?.backgroundColor,
      size: look(heading)?.fontSize,
      margin: look(document.body)?.margin,
      ground: look(document.body)?.backgroundColor,
    }
  })
  problems.push(...seen.failed)
  problems.push(
    ...seen.empty.filter((id) => !BLANK_EXAMPLES.includes(id)).map((id) => `${id}: shows nothing`),
  )
  if (seen.count !== count) problems.push(`${seen.count} of ${count} snippets are shown`)
  if (seen.fill === 'rgba(0, 0, 0, 0)') problems.push('the primary button has no colour')
  // The look that every browser gives a page without a style sheet.
  const host = [seen.size, seen.margin, seen.ground].join(' ')
  if (host !== '32px 8px rgba(0, 0, 0, 0)') problems.push(`the page around has another look: ${host}`)
  if (seen.refs !== REFS) problems.push(`the refs have ${seen.refs}, not ${REFS}`)
  problems.push(...(await misplacedMenu(page)))
  await page.close()
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

async function tryApp(browser: Browser, tarball: string, react: string, snippets: Snippets) {
  const app = layOutApp(tarball, react, snippets)
  execFileSync('tsc', ['-p', join(app, 'tsconfig.json')], { stdio: 'inherit' })
  await build({ root: app, configFile: false, logLevel: 'error' })
  const server = await preview({
    root: app,
    configFile: false,
    logLevel: 'error',
    preview: { host: '127.0.0.1' },
  })
  await checkInBrowser(browser, server.resolvedUrls?.local[0] ?? '', snippets.size).finally(() =>
    server.close(),
  )
}

/**
 * `npm run ui:check`: tests the package that `npm run build:ui` makes, and the code that is copied from the catalogue,
 * as other developers use them. With `-- --built` the catalogue is not built again.
 */
const { values } = parseArgs({ options: { built: { type: 'boolean', default: false } } })
await ensureBrowser()
const { messages } = await publint({ pkgDir: 'dist-ui', strict: true })
if (messages.length > 0) throw new Error(JSON.stringify(messages, null, 2))
const folder = mkdtempSync(join(tmpdir(), 'ui-package-'))
// Not earlier: a closed server may still open a file that its page asked for last, and a missing one ends the process.
process.on('exit', () => rmSync(folder, { recursive: true }))
const [packed] = JSON.parse(
  execFileSync('npm', ['pack', './dist-ui', '--json', '--pack-destination', folder], { encoding: 'utf8' }),
)
const tarball = join(folder, packed.filename)
// CommonJS cannot import a library of ES modules, and a style sheet has no types.
const attwOptions = ['--profile', 'esm-only', '--exclude-entrypoints', './styles.css']
execFileSync('attw', [tarball, ...attwOptions, '--quiet'], { stdio: 'inherit' })
if (!values.built) execFileSync('storybook', ['build', '--quiet'], { stdio: 'ignore' })
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_FLAGS] })
try {
  const snippets = await copySnippets(browser)
  for (const react of REACT_VERSIONS) await tryApp(browser, tarball, react, snippets)
  console.log(
    `${packed.filename}: ${packed.entryCount} files, ${Math.round(packed.size / 1024)} kB; ${snippets.size} snippets of the catalogue work with React ${REACT_VERSIONS.join(' and ')}`,
  )
} finally {
  await browser.close()
}
