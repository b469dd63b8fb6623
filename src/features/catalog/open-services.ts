import type { ServiceSlug } from '#src/contract/primitives.ts'

/** Services whose projects can be created and opened; the others list what they have and say so. */
const openServices: readonly ServiceSlug[] = ['text-to-speech', 'cloning', 'speech-to-text', 'website-reader']

export function isOpenService(slug: ServiceSlug) {
  return openServices.includes(slug)
}
