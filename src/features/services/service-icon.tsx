import type { ServiceSlug } from '#src/contract/primitives.ts'
import { services } from './services.ts'

/** The picture of a service; its title stands beside it. */
export function serviceIcon(slug: ServiceSlug) {
  const { icon: Icon } = services[slug]
  return <Icon size={20} aria-hidden className="shrink-0 text-muted" />
}
