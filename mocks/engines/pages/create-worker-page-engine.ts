import { scriptUrl } from '#mocks/kernel/trusted-types.ts'
import { WorkerFailedError, WorkerJobs, WorkerTooSlowError } from '../workers/worker-jobs.ts'
import type { DocumentJob, DocumentResult } from './document-worker.ts'
import documentWorkerUrl from './document-worker.ts?worker&url'
import {
  DECODER_MAX_MS,
  type PageEngine,
  type ReadPage,
  RecognitionUnavailableError,
  UnreadableDocument,
} from './page-engine.ts'
import { recognitionUrls } from './recognition-urls.ts'
import type { RecognitionJob } from './recognition-worker.ts'
import recognitionWorkerUrl from './recognition-worker.ts?worker&url'

const startWorker = (url: string, name: string) => () => new Worker(scriptUrl(url), { type: 'module', name })

/**
 * The engine in two workers, each started with its first job: pictures are shown while another page is being
 * recognised. A language's data is loaded when it is first used.
 */
export function createWorkerPageEngine(): PageEngine {
  const documents = new WorkerJobs<DocumentJob, DocumentResult>(
    startWorker(documentWorkerUrl, 'avaz-documents'),
    {
      longestMs: DECODER_MAX_MS,
    },
  )
  const recognition = new WorkerJobs<RecognitionJob, ReadPage>(
    startWorker(recognitionWorkerUrl, 'avaz-recognition'),
  )
  async function ask<Kind extends DocumentResult['kind']>(job: DocumentJob, kind: Kind) {
    const result = await documents.run(job).catch((cause: unknown) => {
      throw cause instanceof WorkerTooSlowError ? new UnreadableDocument('intricate', { cause }) : cause
    })
    if (result.kind === 'fault') throw new UnreadableDocument(result.fault)
    if (result.kind !== kind) throw new Error('The worker answered something else.')
    return result as Extract<DocumentResult, { kind: Kind }>
  }
  return {
    open: async (file) => (await ask({ kind: 'open', file }, 'pages')).pages,
    draw: async (page) => (await ask({ kind: 'draw', page }, 'drawing')).drawing,
    show: async (file, place) => (await ask({ kind: 'show', file, place }, 'picture')).picture,
    async read(picture, languages, options) {
      try {
        return await recognition.run({ picture, languages, urls: recognitionUrls }, options)
      } catch (cause) {
        if (cause instanceof WorkerFailedError)
          throw new RecognitionUnavailableError(cause.message, { cause })
        throw cause
      }
    },
  }
}
