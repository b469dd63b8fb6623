import { worldOf } from './story-worlds.ts'
import { createWorker, startWorker } from './worker.ts'

let started: Promise<unknown> | undefined

/** The one worker of all stories; each request goes to the world of its story. Starts at the first call. */
export function startStoryWorker(): Promise<unknown> {
  started ??= startWorker(createWorker(async (request) => (await worldOf(request)).fetch(request)))
  return started
}
