import { answerProcessJobs } from '../workers/answer-process-jobs.ts'
import { createNodePageEngine } from './create-node-page-engine.ts'
import { type DocumentFault, type OpenedPage, type PagePlace, UnreadableDocument } from './page-engine.ts'

/** Files are sent as bytes, because processes cannot exchange blobs. */
export type PageJob =
  | { readonly kind: 'open'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'show'; readonly bytes: Uint8Array<ArrayBuffer>; readonly place: PagePlace }

export type PageResult =
  | { readonly kind: 'pages'; readonly pages: OpenedPage[] }
  | {
      readonly kind: 'picture'
      readonly content: Uint8Array<ArrayBuffer>
      readonly width: number
      readonly height: number
    }
  | { readonly kind: 'fault'; readonly fault: DocumentFault }

const engine = createNodePageEngine()

async function performJob(job: PageJob): Promise<PageResult> {
  const file = new Blob([job.bytes])
  try {
    if (job.kind === 'open') return { kind: 'pages', pages: await engine.open(file) }
    const { content, ...size } = await engine.show(file, job.place)
    return { kind: 'picture', content: new Uint8Array(await content.arrayBuffer()), ...size }
  } catch (error) {
    if (error instanceof UnreadableDocument) return { kind: 'fault', fault: error.fault }
    throw error
  }
}

answerProcessJobs(performJob)
