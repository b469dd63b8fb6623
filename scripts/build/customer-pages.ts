import { serviceSlugs } from '../../src/contract/address-parts.ts'

const screen = (name: string) => `/src/screens/${name}-screen.tsx`
const servicePart = (slug: string, part: string) => `/src/features/services/${slug}/${part}.tsx`

/** Addresses of customers' pages, each once, and the modules that such a page starts with, its screen first. */
export const customerPages: readonly (readonly [string, readonly string[]])[] = [
  ['/', [screen('home')]],
  ...['services', 'profile', 'transactions', 'payment'].map((name) => [`/${name}`, [screen(name)]] as const),
  ...serviceSlugs.flatMap((slug) => [
    [`/services/${slug}`, [screen('projects')]] as const,
    [
      `/services/${slug}/create`,
      [screen('create-project'), servicePart(slug, 'create/create-project')],
    ] as const,
    [`/services/${slug}/1`, [screen('project'), servicePart(slug, 'workspace/project-workspace')]] as const,
  ]),
]
