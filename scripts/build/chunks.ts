import { join, sep } from 'node:path'
import type { Rolldown } from 'vite'
import { type ModuleGraph, staticClosure } from './static-closure.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const rootModule = (path: string) => join(ROOT, path).split(sep).join('/')

const ENTRY = [rootModule('src/main.tsx')]
const LOGIN = [rootModule('src/screens/login-screen.tsx')]
const LOGIN_FORM = [rootModule('src/features/auth/login-form.tsx')]
const HOME = ['src/app/layouts/default-layout.tsx', 'src/screens/home-screen.tsx'].map(rootModule)

/** Texts that come together: what every guest needs, the customer's first pages, the editor, the account. */
const TEXTS = [
  ['texts', /^(?:common|errors|auth)$/],
  ['texts-work', /^(?:catalog|projects|billing)$/],
  ['texts-editor', /^(?:editor|player|recording|runs|voices)$/],
  ['texts-account', /^(?:account|drafts|profile)$/],
] as const
const TEXT_FILE = /[\\/]locales[\\/](\w+)[\\/](\w+)\.json$/

const OVERLAYS =
  /node_modules[\\/](?:radix-ui|@radix-ui|@floating-ui|react-remove-scroll|aria-hidden|react-style-singleton|use-sidecar|use-callback-ref)[\\/]/

/** Schemas and calls, and who is signed in, which the answer of a login says: both the login and the pages need them. */
const CALLS =
  /[\\/](?:node_modules[\\/]zod[\\/]|src[\\/](?:(?:api(?![\\/]use-refusals)|contract|rules)[\\/]|lib[\\/](?:server-clock|signal)[.]|session[\\/]customer-))/

const FILE_RULES =
  /[\\/]src[\\/]rules[\\/](?:cut-off|media-type|picture-type|recording-file|sample-fault|sound-|voice-activity)/
const HOST_RULES = /[\\/]src[\\/]rules[\\/](?:host-name|private-host|site-host|source-address)/

/** The cache of answers is for customers only. */
const CACHE = /[\\/]src[\\/]api[\\/]query-client[.]/

/** What forms and filters have in common; filters need none of the code of forms. */
const FIELDS =
  /[\\/]src[\\/](?:lib[\\/]|ui[\\/](?:field|field-error|refusal-list|text-field|control-styles|brand-mark)\.)|[\\/]lucide-react[\\/]/

/** What every `import()` goes through. */
const RUNTIME = /vite[\\/]preload-helper/

/** What belongs to one service. */
const SERVICE = /[\\/]src[\\/]features[\\/]services[\\/]([\w-]+)[\\/](?:(create|form)[\\/])?/

function serviceOf(id: string) {
  const [, slug, form] = SERVICE.exec(id) ?? []
  // A workspace does without the form with which a project begins.
  return slug ? `service-${slug}${form ? '-form' : ''}` : null
}

function textsOf(id: string) {
  const [, locale, namespace = ''] = TEXT_FILE.exec(id) ?? []
  const [name] = TEXTS.find(([, namespaces]) => namespaces.test(namespace)) ?? []
  return locale && name ? `${name}-${locale}` : null
}

/**
 * The file of a module that the first pages need. `start`: whatever the entry needs, and what both of the login
 * and the home page need. `calls`: schemas and calls, which the login page does without until somebody enters its
 * form. `guest` and `home`: the rest of what either page needs, in one file each. `forms`: what the form of the
 * login page adds to the page, which is there before it; `fields`: what of that filters of lists need too.
 */
function firstPageOf(id: string, graph: ModuleGraph) {
  if (RUNTIME.test(id)) return 'start'
  const isIn = (roots: readonly string[]) => staticClosure(roots, graph).has(id)
  if (isIn(ENTRY) || (isIn(LOGIN) && isIn(HOME))) return 'start'
  if (isIn(LOGIN)) return FIELDS.test(id) ? 'start' : 'guest'
  if (isIn(LOGIN_FORM)) return isIn(HOME) ? 'start' : FIELDS.test(id) ? 'fields' : 'forms'
  if (!isIn(HOME)) return null
  return CALLS.test(id) && !CACHE.test(id) ? 'calls' : 'home'
}

/**
 * Few files, each with what is needed at once. What the first pages need is found by following their imports;
 * what other screens share is gathered by the set of screens that use it, not file by file.
 */
const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      name: textsOf,
      debugName: 'texts',
      test: TEXT_FILE,
      includeDependenciesRecursively: false,
      priority: 40,
    },
    // Their dependencies are listed already, and icons come one by one.
    { name: firstPageOf, debugName: 'first pages', includeDependenciesRecursively: false, priority: 30 },
    { name: 'overlays', test: OVERLAYS, priority: 20 },
    { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 2, priority: 15 },
    // What only forms with files or addresses ask: editors do without it.
    { name: 'file-rules', test: FILE_RULES, includeDependenciesRecursively: false, priority: 16 },
    { name: 'host-rules', test: HOST_RULES, includeDependenciesRecursively: false, priority: 16 },
    // Leaves: nothing gathered with them may lead back to their importers.
    { name: 'contract', test: CALLS, minShareCount: 2, includeDependenciesRecursively: false, priority: 15 },
    // Apart from the rest, because it brings the code of forms along.
    {
      name: 'accounts',
      test: /[\\/]src[\\/]features[\\/]auth[\\/]/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 15,
    },
    // What the modal, the page and the workspace of one service share stays with it: in a file for all services
    // it would import that service again.
    {
      name: serviceOf,
      debugName: 'services',
      test: SERVICE,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 12,
    },
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
    ...(chunks.groups ?? []),
  ],
}

export const chunksOf = (isSandbox: boolean) => (isSandbox ? sandboxChunks : chunks)

/** The first file names every part it may load: a part that is named after all who share it costs it 80 bytes. */
export const chunkFileOf = ({ name }: Pick<Rolldown.PreRenderedChunk, 'name'>) =>
  `assets/${name.split('~')[0]}-[hash].js`
