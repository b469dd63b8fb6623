import { join, sep } from 'node:path'
import { serviceSlugs, spokenSlugs } from '../../src/contract/address-parts.ts'
import { customerRoutes } from '../../src/routing/routes.ts'
import { customerPages } from './customer-pages.ts'
import { type ModuleGraph, staticClosure } from './static-closure.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const rootModule = (path: string) => join(ROOT, path).split(sep).join('/')

/** File name of a page; pages of one service except its list share the service's name. */
const nameOf = (address: string) =>
  address
    .slice(1)
    .replace(/^services\/(.+)\/create$/, 'create $1')
    .replace(/^services\/(.+)\/1$/, 'open $1')
    .replace(/^services\/.+$/, 'projects')

/**
 * For each customer route: name, and the modules of its first view and its header's menus; and the parts that every page
 * loads `later`. Without home, whose file all load, and without shares from other apps, which are rare: their page loads
 * files of other pages, and adds to none.
 */
const routes = new Map<string, readonly string[]>([
  ...customerPages
    .filter(([address]) => address !== '/' && address !== customerRoutes.share)
    .map(([address, modules]) => [nameOf(address), modules.map(rootModule)] as const),
  ['balance', [rootModule('/src/features/billing/balance/balance-modal.tsx')]],
  ['menus', ['mobile-menu', 'logout-modal'].map((name) => rootModule(`/src/app/layouts/${name}.tsx`))],
  [
    'later',
    ['layouts/deferred-parts.tsx', 'work-tray/open-tray.ts'].map((name) => rootModule(`/src/app/${name}`)),
  ],
])

const createPagesOf = (slugs: readonly string[]) => slugs.map((slug) => `create ${slug}`)
const projectPagesOf = (slugs: readonly string[]) => slugs.map((slug) => `open ${slug}`)
const createAndProjectPages = (slugs: readonly string[]) => [
  ...createPagesOf(slugs),
  ...projectPagesOf(slugs),
]

type Slug = (typeof serviceSlugs)[number]
/**
 * Features that pages of services share with others: a `form` that creates a project, a `schema` check, fields that
 * the settings have too (`shared`),
 * `recordings` that are inspected before upload, an editor (`edited`), or settings next to the content
 * (`set-up`).
 */
type Trait = 'form' | 'schema' | 'shared' | 'recordings' | 'edited' | 'segments' | 'set-up'

const traitsBySlug: Readonly<Record<Slug, readonly Trait[]>> = {
  'text-to-speech': ['edited'],
  cloning: ['form', 'schema', 'shared', 'recordings'],
  dubbing: ['form', 'schema', 'recordings', 'edited', 'segments'],
  'audio-book': ['form', 'schema', 'edited'],
  'speech-to-text': ['form', 'recordings', 'edited', 'segments'],
  'detect-text': ['form', 'schema', 'edited'],
  'website-reader': ['form', 'schema', 'shared', 'set-up'],
  'chat-bot': ['form', 'schema', 'set-up'],
}
const slugsWith = (trait: Trait) => serviceSlugs.filter((slug) => traitsBySlug[slug].includes(trait))

const [WITH_FORM, SCHEMA_FORMS] = [slugsWith('form'), slugsWith('schema')]

/**
 * Files, starting with those that the fewest routes need. A module goes into the first file that covers all its
 * routes. Small modules that a creation page shares with its workspace go into a file that both load anyway,
 * because a shared file would bring the other page's code along.
 */
const files: readonly (readonly [string, ReadonlySet<string>])[] = [
  ...[...routes.keys()].filter((name) => !name.startsWith('open ')).map((name) => [name, [name]] as const),
  ...WITH_FORM.map((slug) => [`service-${slug}`, projectPagesOf([slug])] as const),
  ...slugsWith('shared').map((slug) => [`form-${slug}`, createAndProjectPages([slug])] as const),
  ['modal', ['balance', 'menus']] as const,
  ['speech', projectPagesOf(spokenSlugs)] as const,
  ['recordings', createPagesOf(slugsWith('recordings'))] as const,
  ['money', ['transactions', 'payment', 'balance', 'menus']] as const,
  ['schema-form', ['profile', 'balance', ...createPagesOf(SCHEMA_FORMS)]] as const,
  ['form', createPagesOf(WITH_FORM)] as const,
  ['settings', [...createPagesOf(WITH_FORM), ...projectPagesOf(slugsWith('set-up'))]] as const,
  ['segments', projectPagesOf(slugsWith('segments'))] as const,
  ['editor', projectPagesOf(slugsWith('edited'))] as const,
  // Text to speech has no form: its page creates a project at once and opens it.
  ['work', ['create text-to-speech', ...projectPagesOf(serviceSlugs)]] as const,
  ['parts', ['profile', 'balance', 'menus', ...createAndProjectPages(serviceSlugs)]] as const,
  ['pages', [...routes.keys()]] as const,
].map(([name, names]) => [name.replace(' ', '-'), new Set(names)])

export const LOGIN_FORM = [rootModule('/src/features/auth/login-form.tsx')]
const FORM_LIBRARY = /[\\/]react-hook-form[\\/]/

/** Routes whose first view uses a module. */
const usersOf = (id: string, graph: ModuleGraph) =>
  [...routes].filter(([, roots]) => staticClosure(roots, graph).has(id)).map(([name]) => name)

const hasForm = (route: string, graph: ModuleGraph) =>
  [...staticClosure(routes.get(route) ?? [], graph)].some((id) => FORM_LIBRARY.test(id))

/** Whether the first views of several pages that create a project use a module. */
export const isSharedByCreatePages = (id: string, graph: ModuleGraph) =>
  usersOf(id, graph).filter((route) => route.startsWith('create ')).length > 1

/** Whether a route without a form uses a module: such a route must not load the code of forms. */
export const isShownWithoutForm = (id: string, graph: ModuleGraph) =>
  usersOf(id, graph).some((route) => !hasForm(route, graph))

/** The file of a module that some route needs for its first view; none for lazy parts such as modals. */
export function routeFileOf(id: string, graph: ModuleGraph) {
  const users = usersOf(id, graph)
  if (users.length === 0) return null
  if (staticClosure(LOGIN_FORM, graph).has(id)) return 'form-library'
  const [name = null] = files.find(([, names]) => users.every((user) => names.has(user))) ?? []
  return name
}
