import { join, sep } from 'node:path'
import type { Rolldown } from 'vite'
import { isShownToCustomers, isShownWithoutForm, LOGIN_FORM, routeFileOf } from './route-files.ts'
import { type ModuleGraph, staticClosure } from './static-closure.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const rootModule = (path: string) => join(ROOT, path).split(sep).join('/')

const ENTRY = [rootModule('src/main.tsx'), rootModule('node_modules/react-dom/client.js')]
const LOGIN = [rootModule('src/screens/login-screen.tsx')]
const HOME = ['app/layouts/default-layout.tsx', 'screens/home-screen.tsx'].map((path) =>
  rootModule(`src/${path}`),
)

/** What opens over pages; none of it is shown at first. */
const OVERLAYS =
  /node_modules[\\/](?:radix-ui|@radix-ui|@floating-ui|react-remove-scroll(?:-bar)?|aria-hidden|react-style-singleton|use-sidecar|use-callback-ref|get-nonce|tslib)[\\/]/

/** Schemas and calls, and who is signed in, which the answer of a login says: both the login and the pages need them. */
const CALLS =
  /[\\/](?:node_modules[\\/]zod[\\/]|src[\\/](?:(?:api(?![\\/]use-refusals)|contract|rules)[\\/]|lib[\\/](?:server-clock|signal)[.]|session[\\/]customer-))/

/** The cache of answers is for customers only. */
const CACHE = /[\\/]src[\\/]api[\\/]query-client[.]/

/** What forms of changes to what is there already have in common: late modals and panels, so one file for all. */
const CHANGES =
  /[\\/]src[\\/](?:drafts[\\/](?:use-changes|use-origins|with-origins|crossed-in|use-latest-values)|features[\\/]projects[\\/](?:settings-mutations|crossed-fields))[.]/

/** What every `import()` goes through, and every file. */
const RUNTIME = /vite[\\/]preload-helper|rolldown[\\/]runtime/

/**
 * The file of a module that the first pages need. `start`: whatever the entry needs, and what the login page
 * shares with pages of customers. `calls`: schemas and calls, and what the form of the login page shares with pages
 * without a form: the login page does without until its form is entered. `guest` and `home`: the rest of what either page needs, in one file each. `forms`:
 * what the form of the login page adds to the page, which is there before it.
 */
function firstPageOf(id: string, graph: ModuleGraph) {
  if (RUNTIME.test(id)) return 'start'
  const isIn = (roots: readonly string[]) => staticClosure(roots, graph).has(id)
  if (isIn(ENTRY)) return 'start'
  const isShared = isIn(HOME) || isShownWithoutForm(id, graph)
  if (isIn(LOGIN)) return isShared ? 'start' : 'guest'
  if (isIn(LOGIN_FORM) && isIn(HOME)) return 'start'
  if (isIn(LOGIN_FORM) && isShared) return 'calls'
  // What forms of customers have too is a file of its own.
  if (isIn(LOGIN_FORM)) return isShownToCustomers(id, graph) ? null : 'forms'
  if (!isIn(HOME)) return null
  return CALLS.test(id) && !CACHE.test(id) ? 'calls' : 'home'
}

/**
 * Few files, each with what is needed at once. What the first pages need is found by following their imports;
 * what other screens share is gathered by the set of screens that use it, not file by file.
 */
const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    // Their dependencies are listed already, and icons come one by one.
    { name: firstPageOf, debugName: 'first pages', includeDependenciesRecursively: false, priority: 30 },
    {
      name: 'overlays',
      test: OVERLAYS,
      includeDependenciesRecursively: false,
      priority: 28,
    },
    {
      name: routeFileOf,
      debugName: 'routes',
      test: /[\\/](?:src|node_modules)[\\/]/,
      includeDependenciesRecursively: false,
      priority: 25,
    },
    { name: 'changes', test: CHANGES, includeDependenciesRecursively: false, priority: 20 },
    { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 2, priority: 15 },
    {
      name: 'shared',
      test: /[\\/](?:src|node_modules)[\\/]/,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 1_000,
      priority: 10,
    },
  ],
}

/** The file of what starts one of the sandbox's pages. */
function startOf(id: string) {
  if (id.includes('payment')) return 'start-payment'
  return /sandbox[\\/]reader|start-reader-page/.test(id) ? 'start-reader' : 'start-app'
}

const BACKEND = [rootModule('mocks/runtime/browser.ts')]
const usedByBackend = new WeakMap<ModuleGraph, readonly string[]>()

/** What the app and the fake backend have in common is in one file, or the backend would begin with many pages' code. */
function withBackend(id: string, graph: ModuleGraph) {
  const roots =
    usedByBackend.get(graph) ??
    [...staticClosure(BACKEND, graph)].filter((module) => /[\\/]src[\\/]/.test(module))
  usedByBackend.set(graph, roots)
  return staticClosure(roots, graph).has(id) ? 'with-backend' : null
}

/**
 * The sandbox has several pages. Code that they share must not start anything, so the start of each page is in a
 * file of its own.
 */
const sandboxChunks: Rolldown.CodeSplittingOptions = {
  ...chunks,
  groups: [
    {
      name: startOf,
      debugName: 'starts',
      includeDependenciesRecursively: false,
      test: /[\\/](?:index\.html|src[\\/]main\.tsx|payment\.html|reader\.html|mocks[\\/](?:payment|reader)-page[\\/]start-(?:payment|reader)-page\.ts)$/,
      priority: 50,
    },
    {
      name: withBackend,
      debugName: 'shared with the backend',
      includeDependenciesRecursively: false,
      priority: 27,
    },
    ...(chunks.groups ?? []),
  ],
}

export const chunksOf = (isSandbox: boolean) => (isSandbox ? sandboxChunks : chunks)

/** The first file names every part it may load: a part that is named after all who share it costs it 80 bytes. */
export const chunkFileOf = ({ name }: Pick<Rolldown.PreRenderedChunk, 'name'>) =>
  `assets/${name.split('~')[0]}-[hash].js`

/** The same for style sheets that come with a part. */
export const assetFileOf = ({ names: [name = ''] }: Pick<Rolldown.PreRenderedAsset, 'names'>) =>
  name.includes('~') ? `assets/${name.split('~')[0]}-[hash][extname]` : 'assets/[name]-[hash][extname]'
