import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import type { RenderedPage } from '../../src/app/prerender.ts'
import { guestHeadersFile } from '../site/nginx-files.ts'
import { site } from '../site/site.ts'
import { customerPages } from './customer-pages.ts'
import { customerPage, guestPage } from './guest-page.ts'
import { buildPagePreload } from './page-preload.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const ENTRY = 'src/app/prerender.ts'

/** Modules that are never on a guest's page, so the renderer is built without them. */
const CUSTOMER_FILES = new Set([
  'default-layout.tsx',
  'notification-card.tsx',
  ...customerPages.flatMap(([, [screen = '']]) => basename(screen)),
])
const isCustomerFile = (id: string) => CUSTOMER_FILES.has(basename(id))

type Renderer = typeof import('../../src/app/prerender.ts')

/** Builds the app for Node next to the project's packages, and removes the build afterwards. */
async function withRenderer<Result>(
  { mode, define }: ResolvedConfig,
  use: (renderer: Renderer) => Promise<Result>,
) {
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, '.cache', 'guest-pages-'))
  try {
    await build({
      root: ROOT,
      configFile: false,
      mode,
      logLevel: 'error',
      define,
      build: {
        ssr: ENTRY,
        outDir: folder,
        emptyOutDir: true,
        target: 'es2023',
        minify: true,
        rolldownOptions: { external: isCustomerFile },
      },
    })
    return await use(await import(pathToFileURL(join(folder, 'prerender.js')).href))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Files that a page needs besides the entry. The page lists them so that they load in parallel. */
function filesOf({ name, locale }: RenderedPage, shell: string, chunks: readonly Rolldown.OutputChunk[]) {
  const isOf = (chunk: Rolldown.OutputChunk) =>
    chunk.name === `first-${locale}` ||
    chunk.moduleIds.some((id) => id.endsWith(`/screens/${name}-screen.tsx`))
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const files = new Set<string>()
  const add = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    byFile.get(file)?.imports.forEach(add)
  }
  for (const chunk of chunks.filter(isOf)) add(chunk.fileName)
  return [...files].filter((file) => !shell.includes(file))
}

/**
 * Prerenders guests' pages into files, one per page and language, and writes the headers that such a page needs:
 * the hashes of its inline scripts and styles.
 */
export function guestPages(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'guest-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async writeBundle({ dir = '' }, bundle) {
      // Storybook uses the same settings but does not build the app.
      if (!('index.html' in bundle)) return
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const shell = readFileSync(join(dir, 'index.html'), 'utf8')
      let wait = ''
      const headers = await withRenderer(
        config,
        async ({ earlyScript, renderGuestPages, renderLoadingPage }) => {
          const hashes = { script: new Set<string>(), style: new Set<string>() }
          for (const page of await renderGuestPages()) {
            const files = filesOf(page, shell, chunks)
            const made = guestPage({
              shell,
              page,
              files,
              earlyScript,
              readFile: (file) => readFileSync(join(dir, file), 'utf8'),
            })
            const folder = join(dir, site.guestPages.folder, page.locale)
            mkdirSync(folder, { recursive: true })
            writeFileSync(join(folder, `${page.name}.html`), made.html)
            hashes.script.add(made.scriptHash)
            hashes.style.add(made.styleHash)
          }
          wait = await renderLoadingPage()
          return guestHeadersFile(hashes, config.env.VITE_CAPTCHA_PROVIDER)
        },
      )
      const begin = await buildPagePreload(config, chunks)
      writeFileSync(join(dir, begin.file), begin.code)
      writeFileSync(join(dir, 'index.html'), customerPage({ shell, begin: begin.file, wait }))
      // Writes headers of this checkout's build only; a test's build elsewhere must not change them.
      if (resolve(dir) === join(ROOT, 'dist'))
        writeFileSync(join(ROOT, 'deploy', 'nginx', 'guest-headers.conf'), headers)
    },
  }
}
