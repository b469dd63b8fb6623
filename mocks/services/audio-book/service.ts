import { startRun } from '#mocks/features/runs/start-run.ts'
import type { Service } from '#mocks/features/service.ts'

/** Chapters that are read aloud. */
export const audioBook: Service = {
  slug: 'audio-book',
  generate: ({ tx, body }, project) => startRun(tx, project, body),
}
