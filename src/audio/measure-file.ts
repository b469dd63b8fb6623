import { WorkerFailedError } from '#src/lib/ask-worker.ts'
import { scriptUrl } from '#src/lib/trusted-types.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { SoundFileError } from '#src/rules/sound-file-error.ts'
import { type After, afterTimeout, askUntilSilent, SilentError, withinSilence } from './ask-until-silent.ts'
import type { FileMeasures, MeasureAnswer, MeasureJob } from './measure-jobs.ts'
import workerUrl from './measure-worker.ts?worker&url'

interface MeasureOptions {
  signal?: AbortSignal | undefined
  /** Of a longer sound only its length is told. */
  mostSeconds?: number
  withFingerprint?: boolean
  /** Of tests, which move time on. */
  after?: After
  startWorker?: () => Worker
}

/** A browser without a decoder for workers opens a whole file at once, which takes ten times its size. */
const LARGEST_OPENED_HERE = 40 * MEGABYTE
/** Enough for speech, and a third of the memory of studio sound. */
const SAMPLE_RATE = 16_000
/** A slow phone says something of every piece of sound long before. */
export const SILENCE_MS = 60_000

const startMeasuring = () => new Worker(scriptUrl(workerUrl), { type: 'module', name: 'avaz-measure' })

interface Asking {
  signal: AbortSignal | undefined
  after: After
  startWorker: () => Worker
}

async function ask(
  message: MeasureJob,
  { signal, after, startWorker }: Asking,
  transfer: Transferable[] = [],
): Promise<FileMeasures> {
  const question = { message, signal, transfer, after, silenceMs: SILENCE_MS }
  const answer = (await askUntilSilent(startWorker, question)) as MeasureAnswer
  if (answer.kind === 'refused') throw new SoundFileError(answer.problem, answer)
  const { kind: _, ...measured } = answer
  return measured
}

async function decodeHere(file: Blob): Promise<AudioBuffer | undefined> {
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE)
  return context.decodeAudioData(await file.arrayBuffer()).catch(() => undefined)
}

/** Browsers that decode on the page only; the samples go to the worker without being copied. */
async function measureHere(file: Blob, asking: Asking): Promise<FileMeasures | undefined> {
  if (file.size > LARGEST_OPENED_HERE) return undefined
  const buffer = await withinSilence(() => decodeHere(file), { ...asking, silenceMs: SILENCE_MS })
  if (!buffer || buffer.length === 0) return undefined
  const { numberOfChannels, sampleRate } = buffer
  const channels = Array.from({ length: numberOfChannels }, (_, index) => buffer.getChannelData(index))
  const transfer = channels.map((channel) => channel.buffer)
  return ask({ kind: 'channels', channels, sampleRate }, asking, transfer)
}

/** A sound for which the worker has no decoder: its length is that of the file. @throws SoundFileError */
async function measureUnknown(file: Blob, asking: Asking, measured: FileMeasures): Promise<FileMeasures> {
  const here = await measureHere(file, asking).catch((error: unknown) => {
    if (isOfDecoder(error)) return undefined
    throw error
  })
  if (!here && file.size <= LARGEST_OPENED_HERE) throw new SoundFileError('undecodable')
  return { ...measured, ...here, duration: measured.duration }
}

/** Whether decoding began and failed or stalled, so that another decoder may do better. */
const isOfDecoder = (error: unknown) =>
  error instanceof SilentError ||
  error instanceof WorkerFailedError ||
  (error instanceof SoundFileError && error.problem === 'unreadable')

/** @throws what the first way said */
async function measureOtherwise(file: Blob, asking: Asking, failed: unknown): Promise<FileMeasures> {
  const measured = await measureHere(file, asking).catch((error: unknown) => {
    if (isOfDecoder(error)) return undefined
    throw error
  })
  if (measured) return measured
  throw failed instanceof SoundFileError ? failed : new SoundFileError('unreadable', { cause: failed })
}

/**
 * Opens a sound or video file of any kind that this browser knows, whatever its name and the type it claims, and
 * measures it, in a worker that ends at once when it is aborted and when it is silent for long.
 * @throws SoundFileError; the signal's reason when aborted
 */
export async function measureFile(
  file: Blob,
  {
    signal,
    mostSeconds = Number.POSITIVE_INFINITY,
    withFingerprint = false,
    after = afterTimeout,
    startWorker = startMeasuring,
  }: MeasureOptions = {},
): Promise<FileMeasures> {
  const asking = { signal, after, startWorker }
  try {
    const measured = await ask({ kind: 'file', file, mostSeconds, withFingerprint }, asking)
    return measured.isUndecodable && !measured.isForPhones
      ? await measureUnknown(file, asking, measured)
      : measured
  } catch (error) {
    if (signal?.aborted || !isOfDecoder(error)) throw error
    return measureOtherwise(file, asking, error)
  }
}
