import { askWorker } from '#src/lib/ask-worker.ts'
import { scriptUrl } from '#src/lib/trusted-types.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { SoundFileError } from '#src/rules/sound-file-error.ts'
import type { FileMeasures, MeasureAnswer, MeasureJob } from './measure-jobs.ts'
import workerUrl from './measure-worker.ts?worker&url'

interface MeasureOptions {
  signal?: AbortSignal | undefined
  /** Of a longer sound only its length is told. */
  mostSeconds?: number
  withFingerprint?: boolean
}

/** A browser without a decoder for workers opens a whole file at once, which takes ten times its size. */
const LARGEST_OPENED_HERE = 40 * MEGABYTE
/** Enough for speech, and a third of the memory of studio sound. */
const SAMPLE_RATE = 16_000

const startWorker = () => new Worker(scriptUrl(workerUrl), { type: 'module', name: 'avaz-measure' })

async function ask(message: MeasureJob, signal: AbortSignal | undefined, transfer: Transferable[] = []) {
  const answer = (await askWorker(startWorker, { message, signal, transfer })) as MeasureAnswer
  if (answer.kind === 'refused') throw new SoundFileError(answer.problem, answer)
  const { kind: _, ...measured } = answer
  return measured
}

async function decodeHere(file: Blob): Promise<AudioBuffer | undefined> {
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE)
  return context.decodeAudioData(await file.arrayBuffer()).catch(() => undefined)
}

/** Browsers that decode on the page only; the samples go to the worker without being copied. */
async function measureHere(file: Blob, signal: AbortSignal | undefined): Promise<FileMeasures | undefined> {
  if (file.size > LARGEST_OPENED_HERE) return undefined
  const buffer = await decodeHere(file)
  signal?.throwIfAborted()
  if (!buffer || buffer.length === 0) return undefined
  const { numberOfChannels, sampleRate } = buffer
  const channels = Array.from({ length: numberOfChannels }, (_, index) => buffer.getChannelData(index))
  const transfer = channels.map((channel) => channel.buffer)
  return ask({ kind: 'channels', channels, sampleRate }, signal, transfer)
}

/**
 * Opens a sound or video file of any kind that this browser knows, whatever its name and the type it claims, and
 * measures it, in a worker that ends at once when it is aborted.
 * @throws SoundFileError; the signal's reason when aborted
 */
export async function measureFile(
  file: Blob,
  { signal, mostSeconds = Number.POSITIVE_INFINITY, withFingerprint = false }: MeasureOptions = {},
): Promise<FileMeasures> {
  const measured = await ask({ kind: 'file', file, mostSeconds, withFingerprint }, signal)
  return measured.isUndecodable ? { ...measured, ...(await measureHere(file, signal)) } : measured
}
