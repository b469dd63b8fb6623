import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Locale } from '#src/config/locales.ts'
import { locales } from '#src/config/locales.ts'
import { serviceSlugs } from '#src/contract/address-parts.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { type ChunkReport, chunkReportFile } from '../../scripts/build/chunk-report.ts'

const ASSETS = join(import.meta.dirname, '..', '..', 'dist', 'assets')
const LAYOUT = ['src/main.tsx', 'src/app/layouts/default-layout.tsx']
const screen = (name: string) => `src/screens/${name}-screen.tsx`
const FIRST_TEXTS = ['common', 'errors', 'catalog', 'projects']
const PROJECT_TEXTS = [...FIRST_TEXTS, 'editor', 'runs']

interface Route {
  readonly modules: readonly string[]
  readonly texts: readonly string[]
}

const PAGES = {
  home: { modules: [...LAYOUT, screen('home')], texts: FIRST_TEXTS },
  services: { modules: [...LAYOUT, screen('services')], texts: FIRST_TEXTS },
  projects: { modules: [...LAYOUT, screen('projects')], texts: FIRST_TEXTS },
  transactions: { modules: [...LAYOUT, screen('transactions')], texts: [...FIRST_TEXTS, 'billing'] },
  share: {
    modules: [...LAYOUT, screen('share'), 'src/features/share/shared-content.tsx'],
    texts: [...FIRST_TEXTS, 'share', 'reuse'],
  },
}

/** Texts of its workspace, unless they are only its own file. */
const OWN_TEXTS: Partial<Record<ServiceSlug, readonly string[]>> = {
  'text-to-speech': [],
  cloning: ['cloning', 'cloning-form', 'auth'],
  'website-reader': ['website-reader', 'website-reader-face'],
}

const workspace = (slug: ServiceSlug): Route => ({
  modules: [...LAYOUT, screen('project'), `src/features/services/${slug}/workspace/project-workspace.tsx`],
  texts: [...PROJECT_TEXTS, ...(OWN_TEXTS[slug] ?? [slug])],
})

/** Texts of forms that need more than their own and those common to all forms. */
const CREATION_TEXTS: Partial<Record<ServiceSlug, readonly string[]>> = {
  'text-to-speech': ['editor', 'runs', 'projects-lazy'],
  'speech-to-text': ['recording'],
  dubbing: ['recording'],
  cloning: ['recording'],
  'audio-book': ['profile'],
  'website-reader': ['website-reader-face'],
}

const creation = (slug: ServiceSlug): Route => ({
  modules: [...LAYOUT, screen('create-project'), `src/features/services/${slug}/create/create-project.tsx`],
  texts: [
    ...FIRST_TEXTS,
    ...(CREATION_TEXTS[slug] ?? []),
    ...(slug === 'text-to-speech' ? [] : ['create', `${slug}-form`]),
  ],
})

const ROUTES = new Map<string, Route>([
  ...Object.entries(PAGES),
  ...serviceSlugs.flatMap((slug) => [
    [slug, workspace(slug)] as const,
    [`new ${slug}`, creation(slug)] as const,
  ]),
])

/** Text to speech has no creation form. */
type WithForm = Exclude<ServiceSlug, 'text-to-speech'>

/**
 * JavaScript in kB gz, and files, before a page is usable, in the longest language. Lower them; a new feature raises
 * them only by what its page needs at once, and everything else loads on demand.
 */
const LIMITS: Readonly<
  Record<keyof typeof PAGES | ServiceSlug | `new ${WithForm}`, readonly [kB: number, files: number]>
> = {
  home: [150.2, 5],
  services: [151.5, 6],
  projects: [162.1, 7],
  transactions: [166, 9],
  share: [168.8, 13],
  'text-to-speech': [220.9, 11],
  'audio-book': [228.3, 13],
  'speech-to-text': [223.5, 13],
  dubbing: [224.1, 13],
  'detect-text': [217.5, 12],
  cloning: [193.3, 13],
  'website-reader': [194, 14],
  'chat-bot': [194.1, 12],
  'new audio-book': [197.8, 15],
  'new speech-to-text': [185.6, 14],
  'new dubbing': [199.4, 16],
  'new detect-text': [196.6, 14],
  'new cloning': [209.7, 19],
  'new website-reader': [202.9, 16],
  'new chat-bot': [193.8, 14],
}

const chunks: readonly ChunkReport[] = JSON.parse(readFileSync(chunkReportFile('production'), 'utf8'))

/** First file of every customer page, which lists the others. */
const beginFile = readdirSync(ASSETS).find((file) => file.startsWith('begin-')) ?? ''
const beginGzBytes = gzipSync(readFileSync(join(ASSETS, beginFile)), { level: 9 }).length

/** Every file that modules need, including their imports. */
function filesOf(modules: readonly string[]): readonly ChunkReport[] {
  const files = new Set<ChunkReport>()
  const add = (chunk: ChunkReport | undefined) => {
    if (!chunk || files.has(chunk)) return
    files.add(chunk)
    for (const imported of chunk.imports) add(chunks.find(({ file }) => file === imported))
  }
  for (const module of modules) {
    const chunk = chunks.find((each) => each.modules.includes(module))
    expect(chunk, module).toBeDefined()
    add(chunk)
  }
  return [...files]
}

function neededBy({ modules, texts }: Route, locale: Locale) {
  const files = filesOf([...modules, ...texts.map((text) => `locales/${locale}/${text}.json`)])
  return {
    kB: files.reduce((sum, { gzBytes }) => sum + gzBytes, beginGzBytes) / 1000,
    files: files.length + 1,
  }
}

test.each(Object.entries(LIMITS))(
  '%s is usable after few files and bytes, with about the same size in every language',
  (name, [kB, files]) => {
    const route = ROUTES.get(name)
    if (!route) throw new Error(`${name} is no route`)
    const needed = locales.map(({ code }) => neededBy(route, code))
    const sizes = needed.map((each) => each.kB)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(kB)
    expect(Math.max(...needed.map((each) => each.files))).toBeLessThanOrEqual(files)
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.03)
  },
)

/** Parts that a page loads by itself once it is usable, and how much they may add to it: kB gz, and files. */
const LATER_PARTS = {
  'warnings and running work': {
    page: PAGES.home,
    parts: ['src/app/layouts/deferred-parts.tsx', 'src/app/work-tray/open-tray.ts'],
    limits: [9.9, 2],
  },
  'the search of an editor': {
    page: workspace('text-to-speech'),
    parts: ['src/features/editor/find-bar.tsx'],
    limits: [13.3, 8],
  },
  'earlier states of an editor': {
    page: workspace('text-to-speech'),
    parts: ['src/features/editor/earlier-states.tsx'],
    limits: [14.3, 8],
  },
}

test.each(Object.entries(LATER_PARTS))(
  'after the page is usable, %s add few files and bytes',
  (_name, { page, parts, limits: [kB = 0, files = 0] }) => {
    const before = neededBy(page, 'az')
    const after = neededBy({ ...page, modules: [...page.modules, ...parts] }, 'az')
    expect(after.kB - before.kB).toBeLessThanOrEqual(kB)
    expect(after.files - before.files).toBeLessThanOrEqual(files)
  },
)

/** Libraries that read files; each loads with the first file of its kind. */
const READERS =
  /\/(?:papaparse|marked|htmlparser2|fflate|mediabunny|pdfjs-dist|tesseract\.js-core|pdf-lib|decode-amr)\//

test.each([...ROUTES])('%s is usable without a reader of files', (_name, { modules }) => {
  const loaded = filesOf(modules).flatMap((chunk) => chunk.modules)
  expect(loaded.filter((module) => READERS.test(module))).toEqual([])
})

/** Code that is needed once something was typed, is played, runs, or has a quote. */
const LATER =
  /\/(?:sync\/(?:send-call|merge-project|saved-drafts|sync-gateway)|audio\/create-player|workspace\/project-status|reveal\/reveal)\.ts/

test.each(serviceSlugs)(
  'a project of %s opens without the code that saves, plays and shows quotes',
  (slug) => {
    const loaded = filesOf(workspace(slug).modules).flatMap((chunk) => chunk.modules)
    expect(loaded.filter((module) => LATER.test(module))).toEqual([])
    expect(chunks.flatMap(({ modules }) => modules.filter((module) => LATER.test(module)))).toHaveLength(7)
  },
)

/** Schemas of a project that exists, and the code of its page. */
const OF_PROJECTS = /^src\/(?:contract\/(?:block|project|projects)|features\/workspace\/workspace-frame)\.ts/

const withForm = serviceSlugs.filter((slug) => slug !== 'text-to-speech')

test.each(withForm)('the form of a new %s loads neither schemas of projects nor workspaces', (slug) => {
  const loaded = (route: Route) => filesOf(route.modules).flatMap((chunk) => chunk.modules)
  expect(loaded(creation(slug)).filter((module) => OF_PROJECTS.test(module))).toEqual([])
  expect(loaded(workspace(slug)).filter((module) => OF_PROJECTS.test(module))).toHaveLength(4)
})

test('readers of files that the app bundles are found by their names', () => {
  const found = chunks.flatMap(({ modules }) => modules.flatMap((module) => READERS.exec(module)?.[0] ?? []))
  expect(found).toEqual(expect.arrayContaining(['/mediabunny/', '/papaparse/', '/fflate/']))
})
