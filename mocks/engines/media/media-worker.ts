import { answerJobs } from '../workers/answer-jobs.ts'
import { makeFilm, pictureLength } from './make-film.ts'
import { measureMedia, mixMedia } from './measure-media.ts'
import {
  type FilmOptions,
  type MeasureOptions,
  type MediaFault,
  type MixOptions,
  UnreadableMedia,
} from './media-engine.ts'

export type MediaJob =
  | { kind: 'measure'; file: Blob; options: MeasureOptions | undefined }
  | { kind: 'mix'; options: MixOptions }
  | { kind: 'picture'; file: Blob }
  | { kind: 'film'; options: FilmOptions }

export type MediaOutcome = { done: unknown } | { fault: MediaFault; what: string }

async function performJob(job: MediaJob) {
  switch (job.kind) {
    case 'measure':
      return { done: await measureMedia(job.file, job.options), transfer: [] }
    case 'mix':
      return { done: await mixMedia(job.options), transfer: [] }
    case 'picture':
      return { done: await pictureLength(job.file), transfer: [] }
    case 'film':
      return { done: await makeFilm(job.options), transfer: [] }
  }
}

answerJobs<MediaJob, MediaOutcome>(async (job) => {
  try {
    const { done, transfer } = await performJob(job)
    return { result: { done }, transfer }
  } catch (error) {
    if (error instanceof UnreadableMedia)
      return { result: { fault: error.fault, what: error.what }, transfer: [] }
    throw error
  }
})
