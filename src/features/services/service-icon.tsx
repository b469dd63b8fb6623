import type { ServiceSlug } from '#src/contract/primitives.ts'
import { services } from './services.ts'

interface ServiceIconProps {
  slug: ServiceSlug
  size?: 16 | 20 | 24
}

export function ServiceIcon({ slug, size = 20 }: ServiceIconProps) {
  const { icon: Icon } = services[slug]
  return <Icon size={size} aria-hidden className="shrink-0 text-muted" />
}

export const serviceIcon = (slug: ServiceSlug) => <ServiceIcon slug={slug} />
