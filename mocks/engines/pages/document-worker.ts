import { answerJobs } from '../workers/answer-jobs.ts'
import { browserCanvases } from './canvas-kit.ts'
import { drawPage } from './draw-page.ts'
import { openDocument, showPage } from './open-document.ts'
import { openPdfInWorker } from './open-pdf-in-worker.ts'
import {
  type DocumentFault,
  type DrawnPage,
  type OpenedPage,
  type PagePicture,
  type PagePlace,
  UnreadableDocument,
} from './page-engine.ts'

export type DocumentJob =
  | { kind: 'open'; file: Blob }
  | { kind: 'show'; file: Blob; place: PagePlace }
  | { kind: 'draw'; page: DrawnPage }

/** Class instances are lost between worker and page, so a fault is an ordinary result. */
export type DocumentResult =
  | { kind: 'pages'; pages: OpenedPage[] }
  | { kind: 'picture'; picture: PagePicture }
  | { kind: 'drawing'; drawing: Blob }
  | { kind: 'fault'; fault: DocumentFault }

async function performJob(job: DocumentJob): Promise<DocumentResult> {
  try {
    if (job.kind === 'open') {
      return { kind: 'pages', pages: await openDocument(browserCanvases, openPdfInWorker, job.file) }
    }
    if (job.kind === 'draw') return { kind: 'drawing', drawing: await drawPage(browserCanvases, job.page) }
    return { kind: 'picture', picture: await showPage(browserCanvases, openPdfInWorker, job.file, job.place) }
  } catch (error) {
    if (error instanceof UnreadableDocument) return { kind: 'fault', fault: error.fault }
    throw error
  }
}

answerJobs<DocumentJob, DocumentResult>(async (job) => ({ result: await performJob(job), transfer: [] }))
