import type { Stretch } from '#src/rules/voice-activity.ts'
import { answerJobs } from '../workers/answer-jobs.ts'
import type { KnownReading } from './align-words.ts'
import { alignAt, hearPlace, type Listener } from './hear-place.ts'
import type { HeardPlace, HearingPlace } from './hearing-engine.ts'
import type { HearingFile } from './hearing-files.ts'

export type HearingUrls = Readonly<Record<HearingFile, string>>

export type HearingJob =
  | { kind: 'hear'; file: Blob; place: HearingPlace; urls: HearingUrls }
  | { kind: 'align'; file: Blob; place: Stretch; reading: KnownReading }

export type HearingOutcome = { heard: HeardPlace } | { found: Stretch[] | undefined }

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

async function createListener(urls: HearingUrls): Promise<Listener> {
  const [{ Moonshine }, { default: tokenizer }] = await Promise.all([
    import('./moonshine.ts'),
    import('llama-tokenizer-js'),
  ])
  const files = {
    runtime: () => fetchFile(urls.runtime),
    encoder: () => fetchFile(urls.encoder),
    decoder: () => fetchFile(urls.decoder),
    starter: urls.starter,
  }
  return { moonshine: new Moonshine(files), vocabulary: tokenizer.vocabById }
}

let listener: Promise<Listener> | undefined

answerJobs<HearingJob, HearingOutcome>(async (job, onProgress) => {
  if (job.kind === 'align')
    return { result: { found: await alignAt(job.file, job.place, job.reading) }, transfer: [] }
  reportShareTo = onProgress
  listener ??= createListener(job.urls)
  return { result: { heard: await hearPlace(await listener, job.file, job.place) }, transfer: [] }
})
