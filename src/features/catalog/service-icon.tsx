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

const icons: Record<ServiceSlug, LucideIcon> = {
  'text-to-speech': AudioLines,
  cloning: CopyPlus,
  dubbing: Languages,
  'audio-book': BookHeadphones,
  'speech-to-text': Captions,
  'detect-text': ScanText,
  'website-reader': AppWindow,
  'chat-bot': BotMessageSquare,
}

/** The picture of a service; its title stands beside it. */
export function ServiceIcon({ slug }: { slug: ServiceSlug }) {
  const Icon = icons[slug]
  return <Icon size={20} aria-hidden className="shrink-0 text-muted" />
}
