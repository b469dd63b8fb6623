import { serviceSlugs } from '../../src/contract/address-parts.ts'
import { customerRoutes, namesOf, type RouteName } from '../../src/routing/routes.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const servicePart = (slug: string, part: string) => `/src/features/services/${slug}/${part}.tsx`

/** The part of a service that such a screen shows. */
const SERVICE_PARTS: Partial<Record<RouteName, string>> = {
  createProject: 'create/create-project',
  project: 'workspace/project-workspace',
}

function pagesOf(name: keyof typeof customerRoutes): readonly (readonly [string, readonly string[]])[] {
  const screen = `/src/screens/${kebab(name)}-screen.tsx`
  const address = customerRoutes[name].replace(/\/:\w+\?$/, '').replace(/:id$/, '1')
  if (!address.includes(':slug')) return [[address, [screen]]]
  const part = SERVICE_PARTS[name]
  return serviceSlugs.map((slug) => [
    address.replace(':slug', slug),
    part === undefined ? [screen] : [screen, servicePart(slug, part)],
  ])
}

/** Addresses of customers' pages, each once, and the modules that such a page starts with, its screen first. */
export const customerPages = namesOf(customerRoutes).flatMap(pagesOf)
