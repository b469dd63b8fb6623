import { fingerprintOf } from '#src/rules/fingerprint.ts'
import { openSound } from '#src/rules/sound-file.ts'
import { SoundFileError } from '#src/rules/sound-file-error.ts'
import { createSoundMeter, type SoundMeasures } from '#src/rules/sound-meter.ts'
import type { SoundPiece } from '#src/rules/sound-timeline.ts'
import { ALIVE } from './ask-until-silent.ts'
import type { FileMeasures, MeasureAnswer, MeasureJob } from './measure-jobs.ts'

/** A few seconds of sound. */
const PIECES_PER_REPORT = 100

type FileJob = Extract<MeasureJob, { kind: 'file' }>
type ChannelsJob = Extract<MeasureJob, { kind: 'channels' }>

async function measurePieces(pieces: AsyncIterable<SoundPiece>): Promise<SoundMeasures | undefined> {
  let meter: ReturnType<typeof createSoundMeter> | undefined
  let count = 0
  for await (const { samples, sampleRate } of pieces) {
    meter ??= createSoundMeter(sampleRate)
    meter.add(samples)
    count += 1
    if (count % PIECES_PER_REPORT === 0) postMessage(ALIVE)
  }
  return meter?.finish()
}

async function measureSound(file: Blob, mostSeconds: number): Promise<FileMeasures> {
  const sound = await openSound(file)
  postMessage(ALIVE)
  try {
    if (sound.duration > mostSeconds) return { duration: sound.duration }
    const measures = await measurePieces(sound.pieces())
    if (!measures) throw new SoundFileError('empty')
    return { duration: measures.duration, measures }
  } catch (error) {
    // The length is enough for a sound that this browser cannot decode: the server checks the rest.
    const isUnknown = error instanceof SoundFileError && error.problem === 'undecodable'
    if (isUnknown) {
      return { duration: sound.duration, isUndecodable: true, isForPhones: sound.amr !== undefined }
    }
    throw error
  } finally {
    sound.close()
  }
}

function measureChannels({ channels, sampleRate }: ChannelsJob): FileMeasures {
  const [mixed = new Float32Array(0), ...others] = channels
  for (const other of others) for (const [at, value] of other.entries()) mixed[at] = (mixed[at] ?? 0) + value
  if (others.length > 0) for (const [at, value] of mixed.entries()) mixed[at] = value / channels.length
  const meter = createSoundMeter(sampleRate)
  meter.add(mixed)
  const measures = meter.finish()
  return { duration: measures.duration, measures }
}

async function measureFile({ file, mostSeconds, withFingerprint }: FileJob): Promise<FileMeasures> {
  const measured = await measureSound(file, mostSeconds)
  return withFingerprint ? { ...measured, fingerprint: await fingerprintOf(file) } : measured
}

async function answerJob(job: MeasureJob): Promise<MeasureAnswer> {
  try {
    const measured = job.kind === 'file' ? await measureFile(job) : measureChannels(job)
    return { kind: 'measured', ...measured }
  } catch (error) {
    if (error instanceof SoundFileError) {
      const { problem, what } = error
      return { kind: 'refused', problem, what }
    }
    throw error
  }
}

/** Decodes and measures in the worker, so that the page stays responsive. */
addEventListener('message', async ({ data }: MessageEvent<MeasureJob>) => postMessage(await answerJob(data)))
