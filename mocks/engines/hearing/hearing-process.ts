import type { Stretch } from '#src/rules/voice-activity.ts'
import { answerProcessJobs } from '../workers/answer-process-jobs.ts'
import type { KnownReading } from './align-words.ts'
import { alignSound, hearSound, type Listener, speechInSound } from './hear-sound.ts'
import type { HeardPlace, HearingPlace } from './hearing-engine.ts'
import { createNodeListener } from './node-listener.ts'

/** Samples at `HEARING_RATE` instead of the file, because processes cannot exchange blobs. */
export type SoundJob =
  | { readonly kind: 'find'; readonly samples: Float32Array<ArrayBuffer>; readonly place: Stretch }
  | { readonly kind: 'hear'; readonly samples: Float32Array<ArrayBuffer>; readonly place: HearingPlace }
  | {
      readonly kind: 'align'
      readonly samples: Float32Array<ArrayBuffer>
      readonly place: Stretch
      readonly reading: KnownReading
    }

export type SoundResult =
  | { readonly speech: Stretch[] }
  | { readonly heard: HeardPlace }
  | { readonly found: Stretch[] | undefined }

let listener: Promise<Listener> | undefined

answerProcessJobs<SoundJob, SoundResult>(async (job) => {
  if (job.kind === 'align') return { found: alignSound(job.samples, job.place, job.reading) }
  listener ??= createNodeListener()
  if (job.kind === 'find') return { speech: await speechInSound(await listener, job.samples, job.place) }
  return { heard: await hearSound(await listener, job.samples, job.place) }
})
