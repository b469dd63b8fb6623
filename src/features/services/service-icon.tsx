import {
  AppWindow,
  AudioLines,
  BookHeadphones,
  BotMessageSquare,
  Captions,
  CopyPlus,
  Languages,
  type LucideIcon,
  ScanText,
} from 'lucide-react'
import type { ServiceSlug } from '#src/contract/primitives.ts'

/** Not part of the services' manifests, which home does not load. */
const icons: Readonly<Record<ServiceSlug, LucideIcon>> = {
  'text-to-speech': AudioLines,
  cloning: CopyPlus,
  dubbing: Languages,
  'audio-book': BookHeadphones,
  'speech-to-text': Captions,
  'detect-text': ScanText,
  'website-reader': AppWindow,
  'chat-bot': BotMessageSquare,
}

interface ServiceIconProps {
  slug: ServiceSlug
  size?: 16 | 20 | 24
}

export function ServiceIcon({ slug, size = 20 }: ServiceIconProps) {
  const Icon = icons[slug]
  return <Icon size={size} aria-hidden className="shrink-0 text-muted" />
}

export const serviceIcon = (slug: ServiceSlug) => <ServiceIcon slug={slug} />
