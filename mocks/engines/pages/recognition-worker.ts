import type { LocaleCode } from '#src/contract/primitives.ts'
import { answerJobs } from '../workers/answer-jobs.ts'
import { browserCanvases } from './canvas-kit.ts'
import { drawPicture } from './draw-picture.ts'
import type { ReadPage } from './page-engine.ts'
import { readPage } from './read-page.ts'
import type { DataName } from './recognition-data.ts'
import { Tesseract } from './tesseract.ts'

export interface RecognitionJob {
  picture: Blob
  languages: readonly LocaleCode[]
  urls: Record<DataName | 'core', string>
}

let urls: RecognitionJob['urls'] | undefined

async function fetchFile(name: DataName | 'core'): Promise<Uint8Array<ArrayBuffer>> {
  const address = urls?.[name]
  if (!address) throw new Error(`No address is known for ${name}.`)
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${name} answered ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}

const isPacked = ([first, second]: Uint8Array) => first === 0x1f && second === 0x8b

async function unpackFile(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  // A host may have unpacked it in transit.
  if (!isPacked(file)) return file
  const stream = new Blob([file]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

const tesseract = new Tesseract({
  core: () => fetchFile('core'),
  data: async (name) => unpackFile(await fetchFile(name)),
})

answerJobs<RecognitionJob, ReadPage>(async (job, onProgress) => {
  urls = job.urls
  const canvas = drawPicture(browserCanvases, await browserCanvases.decode(job.picture), 0)
  const page = await readPage({ kit: browserCanvases, tesseract, onProgress }, canvas, job.languages)
  return { result: page, transfer: [] }
})
