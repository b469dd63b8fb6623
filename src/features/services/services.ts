import type { ServiceSlug } from '#src/contract/primitives.ts'
import type { ServiceManifest } from '#src/features/catalog/service-manifest.ts'
import type { EditedService } from '#src/features/editor/open-editor.ts'
import { audioBook } from './audio-book/service.ts'
import { chatBot } from './chat-bot/service.ts'
import { cloning } from './cloning/service.ts'
import { detectText } from './detect-text/service.ts'
import { dubbing } from './dubbing/service.ts'
import { speechToText } from './speech-to-text/service.ts'
import { textToSpeech } from './text-to-speech/service.ts'
import { websiteReader } from './website-reader/service.ts'

export const services: Readonly<Record<ServiceSlug, ServiceManifest & EditedService>> = {
  'text-to-speech': textToSpeech,
  cloning,
  dubbing,
  'audio-book': audioBook,
  'speech-to-text': speechToText,
  'detect-text': detectText,
  'website-reader': websiteReader,
  'chat-bot': chatBot,
}
