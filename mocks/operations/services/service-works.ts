import { NotBuiltYet } from '#mocks/http/operation.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { startRun } from '../work/start-run.ts'
import { cloningWork } from './cloning/cloning-work.ts'
import type { ServiceWork } from './service-work.ts'
import { speechToText } from './speech-to-text/speech-to-text.ts'
import { websiteReader } from './website-reader/website-reader.ts'

/** Blocks of text that are read aloud. */
const speaking: ServiceWork = {
  generate: ({ tx, body }, project) => startRun(tx, project, body),
}

/** Services whose work is not there yet: projects are kept, generating is answered 501. */
const later: ServiceWork = {
  generate(_context, { slug }) {
    throw new NotBuiltYet(`generate for ${slug}`)
  },
}

/** How each service works. */
export const serviceWorks: Readonly<Record<ServiceSlug, ServiceWork>> = {
  'text-to-speech': speaking,
  'audio-book': speaking,
  'speech-to-text': speechToText,
  cloning: cloningWork,
  'website-reader': websiteReader,
  dubbing: later,
  'detect-text': later,
  'chat-bot': later,
}
