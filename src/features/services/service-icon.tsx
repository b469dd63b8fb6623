import type { ServiceSlug } from '#src/contract/primitives.ts'
import { services } from './services.ts'

export function serviceIcon(slug: ServiceSlug) {
  const { icon: Icon } = services[slug]
  return <Icon size={20} aria-hidden className="shrink-0 text-muted" />
}
