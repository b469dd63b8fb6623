import type { SetupWorker } from 'msw/browser'
import { worldOf } from './story-worlds.ts'
import { createWorker, startWorker } from './worker.ts'

let started: Promise<SetupWorker> | undefined

async function start() {
  const worker = createWorker(async (request) => (await worldOf(request))?.fetch(request) ?? Response.error())
  await startWorker(worker)
  return worker
}

export function startStoryWorker(): Promise<SetupWorker> {
  started ??= start()
  return started
}
