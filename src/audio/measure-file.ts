import { WorkerFailedError } from '#src/lib/ask-worker.ts'
import { scriptUrl } from '#src/lib/trusted-types.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { SoundFileError } from '#src/rules/sound-file-error.ts'
import {
  askUntilSilent,
  failAfterSilence,
  type RunAfter,
  runAfterTimeout,
  SilentError,
} from './ask-until-silent.ts'
import type { FileMeasures, MeasureAnswer, MeasureJob } from './measure-jobs.ts'
import workerUrl from './measure-worker.ts?worker&url'

interface MeasureOptions {
  signal?: AbortSignal | undefined
  /** A longer sound is not decoded; only its length is returned. */
  mostSeconds?: number
  withFingerprint?: boolean
  /** Overrides of tests, which control time and the worker. */
  after?: RunAfter
  startWorker?: () => Worker
}

/** Without a decoder in workers the browser decodes the whole file at once, which takes ten times its size. */
const MAX_DECODED_IN_PAGE = 40 * MEGABYTE
/** Enough for speech, and a third of the memory of studio quality. */
const SAMPLE_RATE = 16_000
/** Longest wait for the next piece of sound; even a slow phone decodes one much faster. */
export const SILENCE_MS = 60_000

const startMeasuring = () => new Worker(scriptUrl(workerUrl), { type: 'module', name: 'avaz-measure' })

interface MeasureRequest {
  signal: AbortSignal | undefined
  after: RunAfter
  startWorker: () => Worker
}

async function askMeasureWorker(
  message: MeasureJob,
  { signal, after, startWorker }: MeasureRequest,
  transfer: Transferable[] = [],
): Promise<FileMeasures> {
  const question = { message, signal, transfer, after, silenceMs: SILENCE_MS }
  const answer = (await askUntilSilent(startWorker, question)) as MeasureAnswer
  if (answer.kind === 'refused') throw new SoundFileError(answer.problem, answer)
  const { kind: _, ...measured } = answer
  return measured
}

async function decodeInPage(file: Blob): Promise<AudioBuffer | undefined> {
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE)
  return context.decodeAudioData(await file.arrayBuffer()).catch(() => undefined)
}

/** For browsers that decode only on the page; the samples are transferred to the worker without a copy. */
async function measureInPage(file: Blob, asking: MeasureRequest): Promise<FileMeasures | undefined> {
  if (file.size > MAX_DECODED_IN_PAGE) return undefined
  const buffer = await failAfterSilence(() => decodeInPage(file), { ...asking, silenceMs: SILENCE_MS })
  if (!buffer || buffer.length === 0) return undefined
  const { numberOfChannels, sampleRate } = buffer
  const channels = Array.from({ length: numberOfChannels }, (_, index) => buffer.getChannelData(index))
  const transfer = channels.map((channel) => channel.buffer)
  return askMeasureWorker({ kind: 'channels', channels, sampleRate }, asking, transfer)
}

/** Measures a sound for which the worker has no decoder; the length comes from the file. @throws SoundFileError */
async function measureWithPageDecoder(
  file: Blob,
  asking: MeasureRequest,
  measured: FileMeasures,
): Promise<FileMeasures> {
  const here = await measureInPage(file, asking).catch((error: unknown) => {
    if (isDecoderFailure(error)) return undefined
    throw error
  })
  if (!here && file.size <= MAX_DECODED_IN_PAGE) throw new SoundFileError('undecodable')
  return { ...measured, ...here, duration: measured.duration }
}

/** Whether decoding failed or stalled after its start, so that another decoder may succeed. */
const isDecoderFailure = (error: unknown) =>
  error instanceof SilentError ||
  error instanceof WorkerFailedError ||
  (error instanceof SoundFileError && error.problem === 'unreadable')

/** Tries the page's decoder. @throws the error of the first attempt if this fails too */
async function measureAgainInPage(
  file: Blob,
  asking: MeasureRequest,
  failed: unknown,
): Promise<FileMeasures> {
  const measured = await measureInPage(file, asking).catch((error: unknown) => {
    if (isDecoderFailure(error)) return undefined
    throw error
  })
  if (measured) return measured
  throw failed instanceof SoundFileError ? failed : new SoundFileError('unreadable', { cause: failed })
}

/**
 * Decodes and measures a sound or video file of any kind that this browser supports, whatever its name and declared
 * type. The work runs in a worker, which ends at once on abort and after too long a silence.
 * @throws SoundFileError; the signal's reason when aborted
 */
export async function measureFile(
  file: Blob,
  {
    signal,
    mostSeconds = Number.POSITIVE_INFINITY,
    withFingerprint = false,
    after = runAfterTimeout,
    startWorker = startMeasuring,
  }: MeasureOptions = {},
): Promise<FileMeasures> {
  const asking = { signal, after, startWorker }
  try {
    const measured = await askMeasureWorker({ kind: 'file', file, mostSeconds, withFingerprint }, asking)
    return measured.isUndecodable && !measured.isForPhones
      ? await measureWithPageDecoder(file, asking, measured)
      : measured
  } catch (error) {
    if (signal?.aborted || !isDecoderFailure(error)) throw error
    return measureAgainInPage(file, asking, error)
  }
}
