import type { Sample } from '#mocks/features/seeding/sample.ts'
import type { Service } from '#mocks/features/service.ts'
import type { LocaleCode, ServiceSlug } from '#src/contract/primitives.ts'
import { sampleBook } from './audio-book/seed/sample.ts'
import { audioBook } from './audio-book/service.ts'
import { sampleBot } from './chat-bot/seed/sample.ts'
import { chatBot } from './chat-bot/service.ts'
import { sampleClone } from './cloning/seed/sample.ts'
import { cloning } from './cloning/service.ts'
import { sampleDocument } from './detect-text/seed/sample.ts'
import { detectText } from './detect-text/service.ts'
import { sampleDub } from './dubbing/seed/sample.ts'
import { dubbing } from './dubbing/service.ts'
import { sampleTranscript } from './speech-to-text/seed/sample.ts'
import { speechToText } from './speech-to-text/service.ts'
import { sampleSpeech } from './text-to-speech/seed/sample.ts'
import { textToSpeech } from './text-to-speech/service.ts'
import { sampleReader } from './website-reader/seed/sample.ts'
import { websiteReader } from './website-reader/service.ts'

export const services: Readonly<Record<ServiceSlug, Service>> = {
  'text-to-speech': textToSpeech,
  cloning,
  dubbing,
  'audio-book': audioBook,
  'speech-to-text': speechToText,
  'detect-text': detectText,
  'website-reader': websiteReader,
  'chat-bot': chatBot,
}

/** The finished project of each service that a new customer gets, with texts in a language. */
export const samples: Readonly<Record<ServiceSlug, (locale: LocaleCode) => Sample>> = {
  'text-to-speech': sampleSpeech,
  cloning: sampleClone,
  dubbing: sampleDub,
  'audio-book': sampleBook,
  'speech-to-text': sampleTranscript,
  'detect-text': sampleDocument,
  'website-reader': sampleReader,
  'chat-bot': sampleBot,
}
