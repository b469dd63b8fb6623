import { ServiceSlug } from '#src/contract/primitives.ts'

/** The services in which customers can begin and work on projects; of the others projects can only be read. */
const openServices: readonly ServiceSlug[] = ['text-to-speech', 'cloning', 'speech-to-text', 'website-reader']

export const isOpen = (slug: ServiceSlug) => openServices.includes(slug)

export const serviceCounts = { open: openServices.length, all: ServiceSlug.options.length }
