import type { Service } from '#src/contract/catalog.ts'
import { serviceLimits } from '#src/rules/service-limits.ts'

const ownLimits: Readonly<Partial<Record<string, Service['limits']>>> = serviceLimits

/** Limits of a service: the app's own for those that the server leaves out; the server refuses what is too much. */
export const limitsOf = ({ slug, limits }: Pick<Service, 'slug' | 'limits'>): Service['limits'] => ({
  ...ownLimits[slug],
  ...limits,
})
