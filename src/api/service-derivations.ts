import { serviceSlugs } from '#src/contract/address-parts.ts'
import type { Service } from '#src/contract/catalog.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { serviceLimits } from '#src/rules/service-limits.ts'
import { derivationsOf, slugOf, textOf } from './derivations.ts'
import type { Derivations, ObjectContext } from './loose-reader.ts'
import { rowsOf } from './page-of.ts'

const placeOf = (slug: unknown) => serviceSlugs.indexOf(slug as (typeof serviceSlugs)[number])

const service: Derivations = {
  id: ({ read, index }) => placeOf(read.slug) + 1 || index + 1,
  title: ({ asked, read: { slug } }) => asked.titleOf(slug as ServiceSlug),
  limits: () => ({}),
  projects_count: ({ came }) => rowsOf(came.projects)?.length ?? 0,
  projects: () => [],
}

const ownLimits: Readonly<Partial<Record<string, Service['limits']>>> = serviceLimits

const limitOf = (name: keyof Service['limits']) => (place: ObjectContext) =>
  ownLimits[String(slugOf(place))]?.[name]

const LIMITS = ['max_chars', 'max_blocks', 'max_file_mb', 'max_minutes', 'extensions'] as const
const limits: Derivations = Object.fromEntries(LIMITS.map((name) => [name, limitOf(name)]))

/** Services whose slug the app does not know, by their title or the words of their slug. */
const unknownTitles = ({ came }: ObjectContext) => {
  const rows = rowsOf(came.services) ?? []
  const titles = rows.flatMap((row) => {
    const { slug, title, name } = Object(row)
    const words = String(slug ?? '').replaceAll(/[-_]+/g, ' ')
    const isKnown = serviceSlugs.some((known) => known.replaceAll('-', ' ') === words.toLowerCase())
    const shown = textOf(title) ?? textOf(name) ?? words
    return isKnown || shown === '' ? [] : [shown]
  })
  return titles.length === 0 ? undefined : [...new Set(titles)]
}

/** The same for the responses of calls that list services, whose limits and titles no other response needs. */
export function serviceDerivationsOf(shape: object): Derivations {
  if ('billing_mode' in shape) return service
  if ('unknown_titles' in shape) return { unknown_titles: unknownTitles }
  return 'max_file_mb' in shape ? limits : derivationsOf(shape)
}
