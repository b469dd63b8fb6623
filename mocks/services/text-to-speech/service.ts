import { startRun } from '#mocks/features/runs/start-run.ts'
import type { Service } from '#mocks/features/service.ts'

/** Blocks of text that are read aloud. */
export const textToSpeech: Service = {
  slug: 'text-to-speech',
  generate: ({ tx, body }, project) => startRun(tx, project, body),
}
