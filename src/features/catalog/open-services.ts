import { serviceSlugs } from '#src/contract/address-parts.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'

/** The services in which customers can begin and work on projects; of the others projects can only be read. */
const openServices: readonly ServiceSlug[] = [
  'text-to-speech',
  'cloning',
  'dubbing',
  'audio-book',
  'speech-to-text',
  'detect-text',
  'website-reader',
  'chat-bot',
]

export const isOpen = (slug: ServiceSlug) => openServices.includes(slug)

export const serviceCounts = { open: openServices.length, all: serviceSlugs.length }
