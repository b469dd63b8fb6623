import { serviceSlugs } from '../../src/contract/address-parts.ts'

const screenModule = (name: string) => `/src/screens/${name}-screen.tsx`
const servicePart = (slug: string, part: string) => `/src/features/services/${slug}/${part}.tsx`

/** Addresses of customers' pages, each once, and the modules that such a page starts with, its screen first. */
export const customerPages: readonly (readonly [string, readonly string[]])[] = [
  ['/', [screenModule('home')]],
  ...['services', 'profile', 'transactions', 'payment'].map(
    (name) => [`/${name}`, [screenModule(name)]] as const,
  ),
  ...serviceSlugs.flatMap((slug) => [
    [`/services/${slug}`, [screenModule('projects')]] as const,
    [
      `/services/${slug}/create`,
      [screenModule('create-project'), servicePart(slug, 'create/create-project')],
    ] as const,
    [
      `/services/${slug}/1`,
      [screenModule('project'), servicePart(slug, 'workspace/project-workspace')],
    ] as const,
  ]),
]
