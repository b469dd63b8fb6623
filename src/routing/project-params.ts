import { useParams } from 'react-router'
import { ID_PATTERN, serviceSlugs } from '#src/contract/address-parts.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'

/** Valid parts of an address; the service or project need not exist. */
export interface AddressParts {
  readonly slug: ServiceSlug | undefined
  readonly id: number | undefined
}

export function parseServiceSlug(slug: string | undefined) {
  return serviceSlugs.find((known) => known === slug)
}

export function parseProjectId(id: string | undefined) {
  return id !== undefined && ID_PATTERN.test(id) ? Number(id) : undefined
}

/** The service of the screen. Only for screens under `/services/{slug}`, whose route has validated it. */
export function useServiceSlug() {
  const slug = parseServiceSlug(useParams().slug)
  if (slug === undefined) throw new Error('No service in this address')
  return slug
}

export function useProjectId() {
  const id = parseProjectId(useParams().id)
  if (id === undefined) throw new Error('No project in this address')
  return id
}
