import type { Service } from '#mocks/features/service.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { audioBook } from './audio-book/service.ts'
import { cloning } from './cloning/service.ts'
import { speechToText } from './speech-to-text/service.ts'
import { textToSpeech } from './text-to-speech/service.ts'
import { websiteReader } from './website-reader/service.ts'

/** Every service that is there. */
export const services: readonly Service[] = [textToSpeech, audioBook, speechToText, cloning, websiteReader]

const manifests = new Map(services.map((service) => [service.slug, service]))

/** How a service works. Of one that is not there yet projects are kept, and what it would do is answered 501. */
export const serviceOf = (slug: ServiceSlug): Service => manifests.get(slug) ?? { slug }
