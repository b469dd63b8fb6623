import { formats } from '#mocks/catalog/formats.ts'
import { languages } from '#mocks/catalog/languages.ts'
import type { ServiceFacts } from '#mocks/catalog/service-facts.ts'
import type { FormatRow, LanguageRow, ServiceRow } from '#mocks/kernel/rows/catalog-rows.ts'
import { ServiceSlug } from '#src/contract/primitives.ts'
import { services } from './services.ts'

const servicesWhere = (holds: (facts: ServiceFacts) => boolean) =>
  ServiceSlug.options.filter((slug) => holds(services[slug].facts))

export const serviceRows: readonly ServiceRow[] = ServiceSlug.options.map((slug, index) => {
  const { works_in, formats, has_voice, ...row } = services[slug].facts
  return { id: index + 1, slug, ...row }
})

export const languageRows: readonly LanguageRow[] = languages.map((language) => ({
  ...language,
  services: servicesWhere(({ works_in }) => language[works_in === 'source' ? 'is_source' : 'is_target']),
}))

export const formatRows: readonly FormatRow[] = Object.entries(formats).map(([name, format]) => ({
  ...format,
  services: servicesWhere(({ formats }) => formats.some((own) => own === name)),
}))
