import type { SetupWorker } from 'msw/browser'
import { worldOf } from './story-worlds.ts'
import { createWorker, startWorker } from './worker.ts'

let startedWorker: Promise<SetupWorker> | undefined

async function startWorkerOnce() {
  const worker = createWorker(async (request) => (await worldOf(request))?.fetch(request) ?? Response.error())
  await startWorker(worker)
  return worker
}

export function startStoryWorker(): Promise<SetupWorker> {
  startedWorker ??= startWorkerOnce()
  return startedWorker
}
