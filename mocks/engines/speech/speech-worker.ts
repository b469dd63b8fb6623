import { answerJobs } from '../workers/answer-jobs.ts'
import type { EspeakPackName } from './espeak-packs.ts'
import { EspeakSynthesizer } from './espeak-synthesizer.ts'
import type { SpeechRequest, SpokenAudio } from './speech-engine.ts'

export interface SpeechJob {
  request: SpeechRequest
  packUrls: Record<EspeakPackName, string>
}

let packUrls: SpeechJob['packUrls'] | undefined

async function loadPack(name: EspeakPackName): Promise<Uint8Array> {
  const url = packUrls?.[name]
  if (!url) throw new Error(`No address is known for the language pack ${name}.`)
  const response = await fetch(url)
  if (!response.ok || !response.body)
    throw new Error(`The language pack ${name} answered ${response.status}.`)
  const unzipped = response.body.pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(unzipped).arrayBuffer())
}

const synthesizer = new EspeakSynthesizer(loadPack)

answerJobs<SpeechJob, SpokenAudio>(async (job) => {
  packUrls = job.packUrls
  const audio = await synthesizer.speak(job.request)
  return { result: audio, transfer: [audio.samples.buffer] }
})
