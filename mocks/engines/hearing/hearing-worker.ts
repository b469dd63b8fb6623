import type { Stretch } from '#src/rules/voice-activity.ts'
import { answerJobs } from '../workers/answer-jobs.ts'
import type { KnownReading } from './align-words.ts'
import { alignAt, hearPlace, speechAt } from './hear-place.ts'
import type { Listener } from './hear-sound.ts'
import type { HeardPlace, HearingPlace } from './hearing-engine.ts'
import type { HearingFile } from './hearing-files.ts'

export type HearingUrls = Readonly<Record<HearingFile, string>>

export type HearingJob =
  | { kind: 'find'; file: Blob; place: Stretch; urls: HearingUrls }
  | { kind: 'hear'; file: Blob; place: HearingPlace; urls: HearingUrls }
  | { kind: 'align'; file: Blob; place: Stretch; reading: KnownReading }

export type HearingOutcome = { speech: Stretch[] } | { heard: HeardPlace } | { found: Stretch[] | undefined }

/** Sizes of the files in bytes, if known, and the loaded part of each. */
const downloads = new Map<string, { loaded: number; total: number }>()
let reportShareTo: (share: number) => void = () => undefined

function reportShare() {
  const all = [...downloads.values()]
  const total = all.reduce((sum, each) => sum + each.total, 0)
  if (total > 0) reportShareTo(all.reduce((sum, each) => sum + each.loaded, 0) / total)
}

async function fetchFile(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url)
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}.`)
  const state = { loaded: 0, total: Number(response.headers.get('content-length') ?? 0) }
  downloads.set(url, state)
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, stream) {
        state.loaded += part.length
        state.total = Math.max(state.total, state.loaded)
        reportShare()
        stream.enqueue(part)
      },
    }),
  )
  return new Uint8Array(await new Response(counted).arrayBuffer())
}

async function openListener(urls: HearingUrls): Promise<Listener> {
  const [{ createListener }, { default: tokenizer }] = await Promise.all([
    import('./create-listener.ts'),
    import('llama-tokenizer-js'),
  ])
  const { starter, ...models } = urls
  // All at once, so that the loaded share of their bytes is known; each is given away, so that it can be freed.
  const loading = new Map(Object.values(models).map((url) => [url, fetchFile(url)]))
  for (const file of loading.values()) file.catch(() => undefined)
  const read = (file: keyof typeof models) => {
    const bytes = loading.get(models[file]) ?? fetchFile(models[file])
    loading.delete(models[file])
    return bytes
  }
  return createListener({ read, starter, vocabulary: tokenizer.vocabById })
}

let listener: Promise<Listener> | undefined

answerJobs<HearingJob, HearingOutcome>(async (job, onProgress) => {
  if (job.kind === 'align')
    return { result: { found: await alignAt(job.file, job.place, job.reading) }, transfer: [] }
  reportShareTo = onProgress
  listener ??= openListener(job.urls)
  const { file, place } = job
  if (job.kind === 'find')
    return { result: { speech: await speechAt(await listener, file, place) }, transfer: [] }
  return { result: { heard: await hearPlace(await listener, file, job.place) }, transfer: [] }
})
