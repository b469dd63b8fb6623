import { scriptUrl } from '#mocks/kernel/trusted-types.ts'
import { WorkerJobs } from '../workers/worker-jobs.ts'
import { type BookEngine, BookError, type BookFile } from './book-engine.ts'
import type { BookAnswer } from './book-worker.ts'
import workerUrl from './book-worker.ts?worker&url'

function startWorker(): Worker {
  return new Worker(scriptUrl(workerUrl), { type: 'module', name: 'avaz-books' })
}

/** Reads books in a separate worker, started with the first book, so that a large one never blocks the page. */
export function createWorkerBookEngine(): BookEngine {
  const jobs = new WorkerJobs<BookFile, BookAnswer>(startWorker)
  return {
    async read(file) {
      const answer = await jobs.run(file)
      if ('fault' in answer) throw new BookError(answer.fault, { kind: answer.kind })
      return answer.book
    },
  }
}
