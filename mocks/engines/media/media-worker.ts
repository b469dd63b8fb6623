import { answerJobs } from '../workers/answer-jobs.ts'
import { measureMedia } from './measure-media.ts'
import { type MeasuredMedia, type MeasureOptions, type MediaFault, UnreadableMedia } from './media-engine.ts'

export interface MediaJob {
  file: Blob
  options: MeasureOptions | undefined
}

export type MediaOutcome = { measured: MeasuredMedia } | { fault: MediaFault }

answerJobs<MediaJob, MediaOutcome>(async ({ file, options }) => {
  try {
    return { result: { measured: await measureMedia(file, options) }, transfer: [] }
  } catch (error) {
    if (error instanceof UnreadableMedia) return { result: { fault: error.fault }, transfer: [] }
    throw error
  }
})
