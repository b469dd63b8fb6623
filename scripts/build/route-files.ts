import { join, sep } from 'node:path'
import { serviceSlugs, spokenSlugs } from '../../src/contract/address-parts.ts'
import { customerPages } from './customer-pages.ts'
import { type ModuleGraph, staticClosure } from './static-closure.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const rootModule = (path: string) => join(ROOT, path).split(sep).join('/')

/** What a page is called here; those of one service but its list are called after the service. */
const nameOf = (address: string) =>
  address
    .slice(1)
    .replace(/^services\/(.+)\/create$/, 'create $1')
    .replace(/^services\/(.+)\/1$/, 'open $1')
    .replace(/^services\/.+$/, 'projects')

/** What each route of customers but home shows first, and what its header opens: names, and modules it begins with. */
const routes = new Map<string, readonly string[]>([
  ...customerPages
    .filter(([address]) => address !== '/')
    .map(([address, modules]) => [nameOf(address), modules.map(rootModule)] as const),
  ['balance', [rootModule('/src/features/billing/balance-modal.tsx')]],
  ['menus', ['mobile-menu', 'logout-modal'].map((name) => rootModule(`/src/app/layouts/${name}.tsx`))],
])

const creating = (slugs: readonly string[]) => slugs.map((slug) => `create ${slug}`)
const opening = (slugs: readonly string[]) => slugs.map((slug) => `open ${slug}`)
const both = (slugs: readonly string[]) => [...creating(slugs), ...opening(slugs)]

type Slug = (typeof serviceSlugs)[number]
/**
 * What pages of services have in common with those of others: a `form` that begins a project, one checked by a
 * `schema`, or of `recordings`, which are looked into before they are sent; the editor (`edited`), or settings beside
 * what is made (`set-up`).
 */
type Trait = 'form' | 'schema' | 'recordings' | 'edited' | 'set-up'

const traits: Readonly<Record<Slug, readonly Trait[]>> = {
  'text-to-speech': ['edited'],
  cloning: ['form', 'schema', 'recordings'],
  dubbing: ['form', 'recordings', 'edited'],
  'audio-book': ['form', 'edited'],
  'speech-to-text': ['form', 'recordings', 'edited'],
  'detect-text': ['form', 'edited'],
  'website-reader': ['form', 'schema', 'set-up'],
  'chat-bot': ['form', 'set-up'],
}
const having = (trait: Trait) => serviceSlugs.filter((slug) => traits[slug].includes(trait))

const [WITH_FORM, SCHEMA_FORMS] = [having('form'), having('schema')]

/**
 * The files, from those that fewest routes need. A module goes into the first one all of whose routes are among
 * those of the file. What a page of creation shares with its workspace would bring all of that along: where it is
 * little, it is in a file that both have anyway.
 */
const files: readonly (readonly [string, ReadonlySet<string>])[] = [
  ...[...routes.keys()].filter((name) => !name.startsWith('open ')).map((name) => [name, [name]] as const),
  ...WITH_FORM.map((slug) => [`service-${slug}`, opening([slug])] as const),
  ...SCHEMA_FORMS.map((slug) => [`form-${slug}`, both([slug])] as const),
  ['modal', ['balance', 'menus']] as const,
  ['speech', opening(spokenSlugs)] as const,
  ['recordings', creating(having('recordings'))] as const,
  ['money', ['transactions', 'payment', 'balance']] as const,
  ['form-library', ['profile', 'balance', ...creating(SCHEMA_FORMS)]] as const,
  ['form', ['profile', 'balance', ...creating(WITH_FORM)]] as const,
  ['settings', [...creating(WITH_FORM), ...opening(having('set-up'))]] as const,
  ['editor', opening(having('edited'))] as const,
  ['work', both(serviceSlugs)] as const,
  ['pages', [...routes.keys()]] as const,
].map(([name, names]) => [name.replace(' ', '-'), new Set(names)])

export const LOGIN_FORM = [rootModule('/src/features/auth/login-form.tsx')]
const FORM_LIBRARY = /[\\/]react-hook-form[\\/]/

/** The routes that show something of a module at first. */
const usersOf = (id: string, graph: ModuleGraph) =>
  [...routes].filter(([, roots]) => staticClosure(roots, graph).has(id)).map(([name]) => name)

const hasForm = (route: string, graph: ModuleGraph) =>
  [...staticClosure(routes.get(route) ?? [], graph)].some((id) => FORM_LIBRARY.test(id))

/** Whether a route of customers shows it. */
export const isShownToCustomers = (id: string, graph: ModuleGraph) => usersOf(id, graph).length > 0

/** Whether a route that has no form shows it: such a route shall not bring the code of forms along. */
export const isShownWithoutForm = (id: string, graph: ModuleGraph) =>
  usersOf(id, graph).some((route) => !hasForm(route, graph))

/** The file of a module that some route shows at first; none for what comes later, such as modals. */
export function routeFileOf(id: string, graph: ModuleGraph) {
  const users = usersOf(id, graph)
  if (users.length === 0) return null
  if (staticClosure(LOGIN_FORM, graph).has(id)) return 'form-library'
  const [name = null] = files.find(([, names]) => users.every((user) => names.has(user))) ?? []
  return name
}
