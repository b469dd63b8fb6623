import type { LucideIcon } from 'lucide-react'
import type { ServiceSlug } from '#src/contract/primitives.ts'

/** Icons of all services, by their files. Not in the services' manifests, because home does not load those. */
const icons = import.meta.glob<LucideIcon>('./*/icon.ts', { eager: true, import: 'icon' })

interface ServiceIconProps {
  slug: ServiceSlug
  size?: 16 | 20 | 24
}

export function ServiceIcon({ slug, size = 20 }: ServiceIconProps) {
  const Icon = icons[`./${slug}/icon.ts`]
  return Icon && <Icon size={size} aria-hidden className="shrink-0 text-muted" />
}

export const serviceIcon = (slug: ServiceSlug) => <ServiceIcon slug={slug} />
