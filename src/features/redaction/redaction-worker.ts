import { isPdf } from '#src/rules/is-pdf.ts'
import { pictureTypeOf } from '#src/rules/picture-type.ts'
import { findPersonal } from './find/find-personal.ts'
import {
  type OpenedFile,
  type RedactableFile,
  type RedactionAnswer,
  RedactionError,
  type RedactionJob,
} from './jobs/redaction-jobs.ts'

let redactable: RedactableFile | undefined
let latestJob = 0

async function openFile(file: File, language: string): Promise<RedactableFile> {
  if (await isPdf(file)) return (await import('./pages/redact-pdf.ts')).openPdfFile(file)
  if ((await pictureTypeOf(file)) !== 'unknown')
    return (await import('./pages/redact-picture.ts')).openPicture(file)
  return (await import('./texts/redact-text.ts')).openTextFile(file, language)
}

async function performJob(id: number, job: RedactionJob): Promise<OpenedFile | Blob | undefined> {
  if (job.kind === 'open') {
    redactable = await openFile(job.file, job.language)
    const { opened } = redactable
    return { ...opened, finds: findPersonal([...opened.texts, job.file.name]) }
  }
  if (!redactable) throw new RedactionError('unreadable')
  if (job.kind === 'show') return redactable.show(job.page)
  latestJob = id
  return redactable.make(job.strikes, () => latestJob === id)
}

async function answerJob(id: number, job: RedactionJob): Promise<RedactionAnswer> {
  try {
    const result = await performJob(id, job)
    return result ? { id, result } : { id, isOutdated: true }
  } catch (error) {
    return { id, problem: error instanceof RedactionError ? error.problem : 'unreadable' }
  }
}

addEventListener('message', async ({ data }: MessageEvent<{ id: number; job: RedactionJob }>) =>
  postMessage(await answerJob(data.id, data.job)),
)
