import { join, sep } from 'node:path'
import type { Rolldown } from 'vite'
import { isSharedByCreatePages, isShownWithoutForm, LOGIN_FORM, routeFileOf } from './route-files.ts'
import { type ModuleGraph, staticClosure } from './static-closure.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const rootModule = (path: string) => join(ROOT, path).split(sep).join('/')

const ENTRY = [rootModule('src/main.tsx'), rootModule('node_modules/react-dom/client.js')]
const LOGIN = [rootModule('src/screens/login-screen.tsx')]
const HOME = ['app/layouts/default-layout.tsx', 'screens/home-screen.tsx'].map((path) =>
  rootModule(`src/${path}`),
)

/** Libraries for overlays; a page needs none of them at first. */
const OVERLAY_MODULES =
  /node_modules[\\/](?:radix-ui|@radix-ui|@floating-ui|react-remove-scroll(?:-bar)?|aria-hidden|react-style-singleton|use-sidecar|use-callback-ref|get-nonce|tslib)[\\/]/

/**
 * Schemas, calls and the session, which a login response fills: both the login page and customers' pages need
 * them.
 */
const CALL_MODULES =
  /[\\/](?:node_modules[\\/]zod[\\/]|src[\\/](?:(?:api(?![\\/]use-refusals)|contract|rules)[\\/]|lib[\\/](?:server-clock|signal)[.]|session[\\/]customer-))/

/** The query cache, which only customers' pages use. */
const CACHE_MODULE = /[\\/]src[\\/]api[\\/]query-client[.]/

/** The tolerant reader, which no page loads before a response needs it. */
const READER_MODULE = /[\\/]src[\\/]api[\\/]loose-reader[.]/

/** The explanation of a price, whose rows its lazy parts use too. */
const PRICE_MODULES = /[\\/](?:features[\\/]runs[\\/]price-(?:breakdown|row)|icons[\\/]calculator)[.]/

/** Code that forms for existing data share: these forms are lazy modals and panels, so one file serves all. */
const CHANGE_FORM_MODULES =
  /[\\/]src[\\/](?:drafts[\\/](?:use-changes|use-origins|with-origins|conflicting-fields|use-latest-values)|features[\\/]projects[\\/](?:settings-mutations|field-conflicts))[.]/

/** Helpers that every `import()` and every file needs. */
const RUNTIME_MODULES = /vite[\\/]preload-helper|rolldown[\\/]runtime/

/**
 * Chooses the file of a module that the first pages need. `start`: modules of the entry, and those that the login
 * page shares with customers' pages. `calls`: schemas and calls, and what the login form shares with pages
 * without a form; the login page loads it when its form gets the focus. `guest` and `home`: the rest of each
 * page. `forms`: what the login form adds to its prerendered page.
 */
function firstPageOf(id: string, graph: ModuleGraph) {
  if (RUNTIME_MODULES.test(id)) return 'start'
  const isIn = (roots: readonly string[]) => staticClosure(roots, graph).has(id)
  if (isIn(ENTRY)) return 'start'
  const isShared = isIn(HOME) || isShownWithoutForm(id, graph)
  if (isIn(LOGIN)) return isShared ? 'start' : 'guest'
  if (isIn(LOGIN_FORM) && isIn(HOME)) return 'start'
  if (isIn(LOGIN_FORM) && isShared) return 'calls'
  // Modules that several customers' forms use as well go into a separate file.
  if (isIn(LOGIN_FORM)) return isSharedByCreatePages(id, graph) ? null : 'forms'
  if (!isIn(HOME)) return null
  return CALL_MODULES.test(id) && !CACHE_MODULE.test(id) ? 'calls' : 'home'
}

/**
 * Few files, each needed as a whole. Modules of the first pages are found by following imports; modules of other
 * screens are grouped by the set of screens that use them.
 */
const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    // Dependencies are excluded: `firstPageOf` has followed the imports, and icons are added one by one.
    { name: firstPageOf, debugName: 'first pages', includeDependenciesRecursively: false, priority: 30 },
    { name: 'reader', test: READER_MODULE, includeDependenciesRecursively: false, priority: 29 },
    {
      name: 'overlays',
      test: OVERLAY_MODULES,
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
    { name: 'prices', test: PRICE_MODULES, includeDependenciesRecursively: false, priority: 20 },
    { name: 'changes', test: CHANGE_FORM_MODULES, includeDependenciesRecursively: false, priority: 20 },
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

/** The file that starts one of the sandbox's pages. */
function startOf(id: string) {
  if (id.includes('payment')) return 'start-payment'
  return /sandbox[\\/]reader|start-reader-page/.test(id) ? 'start-reader' : 'start-app'
}

const BACKEND = [rootModule('mocks/runtime/browser.ts')]
const BEFORE_BACKEND = [rootModule('mocks/runtime/before-backend.ts')]
const OTHER_PAGES = ['chat', 'payment', 'reader'].map((name) =>
  rootModule(`mocks/${name}-page/start-${name}-page.ts`),
)

const usedByBackend = new WeakMap<ModuleGraph, readonly string[]>()

/** Whether it is a rule of the product that the fake backend applies, be it in a file that it loads later. */
const isRuleOfBackend = (id: string, graph: ModuleGraph) =>
  /[\\/]src[\\/]rules[\\/]/.test(id) &&
  graph.getModuleInfo(id)?.importers.some((importer) => /[\\/]mocks[\\/]services[\\/]/.test(importer))

/**
 * Puts modules that the app and the fake backend share into one file, because otherwise the backend's start would load
 * the code of many pages; and all others that the backend starts with into another, because each file costs a start a
 * millisecond.
 */
function backendFileOf(id: string, graph: ModuleGraph) {
  if (isRuleOfBackend(id, graph)) return 'with-backend'
  if (/[\\/]mocks[\\/]/.test(id) && staticClosure(BEFORE_BACKEND, graph).has(id)) return 'before-backend'
  const whole = staticClosure(BACKEND, graph)
  if (!whole.has(id)) return null
  const ofApp = usedByBackend.get(graph) ?? [...whole].filter((module) => /[\\/]src[\\/]/.test(module))
  usedByBackend.set(graph, ofApp)
  if (staticClosure(ofApp, graph).has(id)) return 'with-backend'
  return staticClosure(OTHER_PAGES, graph).has(id) ? null : 'backend'
}

/**
 * The sandbox has several pages. Code that they share must not start any of them, so each start is a separate
 * file.
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
      name: backendFileOf,
      debugName: 'backend',
      includeDependenciesRecursively: false,
      priority: 27,
    },
    ...(chunks.groups ?? []),
  ],
}

export const chunksOf = (isSandbox: boolean) => (isSandbox ? sandboxChunks : chunks)

/**
 * Short file names for shared parts. The bundler's names list all users of a part, and the first file contains the
 * names of all parts: 80 bytes each.
 */
export const chunkFileOf = ({ name }: Pick<Rolldown.PreRenderedChunk, 'name'>) =>
  `assets/${name.split('~')[0]}-[hash].js`

/** The same for the style sheets of lazy parts. */
export const assetFileOf = ({ names: [name = ''] }: Pick<Rolldown.PreRenderedAsset, 'names'>) =>
  name.includes('~') ? `assets/${name.split('~')[0]}-[hash][extname]` : 'assets/[name]-[hash][extname]'
