import { openSound, type SoundFile } from '#src/rules/sound-file.ts'
import { createSoundMeter } from '#src/rules/sound-meter.ts'
import {
  type CleanAnswer,
  CleanError,
  type CleanedSound,
  type CleanJob,
  type OpenedSound,
} from './clean-jobs.ts'
import { joinParts, levelSound, measurePcm, type Pcm, replaceByTone, withoutParts } from './clean-sound.ts'
import { encodeRecording } from './encode-recording.ts'
import { lowerNoise } from './lower-noise.ts'
import { keptParts, toEdited } from './sound-edit.ts'

/** Longer recordings would fill the memory of a phone. */
const MAX_SECONDS = 60 * 60
const PEAKS_PER_SECOND = 20
const MAX_PEAKS = 12_000
const FULL_SCALE = 32_767

interface OpenRecording extends Pcm {
  readonly file: Blob
  readonly isFilm: boolean
}

let openRecording: OpenRecording | undefined
/** The sound with less noise: made on first use and cached, because it takes the longest. */
let withLessNoise: Pcm | undefined
/** Number of the latest change; older ones are not wanted any more. */
let latestChange = 0

function peaksOf({ samples, sampleRate }: Pcm): number[] {
  const count = Math.min(MAX_PEAKS, Math.max(1, Math.round((samples.length / sampleRate) * PEAKS_PER_SECOND)))
  return Array.from({ length: count }, (_, peak) => {
    const to = Math.floor(((peak + 1) * samples.length) / count)
    let top = 0
    for (let at = Math.floor((peak * samples.length) / count); at < to; at += 1) {
      const height = Math.abs(samples[at] as number)
      if (height > top) top = height
    }
    return top / 32_768
  })
}

/** Writes samples from −1 to 1 as far as there is room. @returns how many it wrote */
function writeSamples(samples: Float32Array, room: Int16Array): number {
  const count = Math.min(samples.length, room.length)
  for (let at = 0; at < count; at += 1) {
    const height = (samples[at] as number) * FULL_SCALE
    room[at] = height > FULL_SCALE ? FULL_SCALE : height < -FULL_SCALE ? -FULL_SCALE : height
  }
  return count
}

/** @throws CleanError for a film whose times cannot be kept while its picture is copied */
async function requireCopied({ hasPicture, picture, hasIrregularTimes }: SoundFile) {
  if (hasPicture && (!picture || (await hasIrregularTimes()))) throw new CleanError('film')
}

async function readRecording(file: Blob): Promise<OpenedSound> {
  const sound = await openSound(file)
  try {
    await requireCopied(sound)
    if (sound.duration > MAX_SECONDS) throw new CleanError('tooLong')
    let pcm: Pcm | undefined
    let meter: ReturnType<typeof createSoundMeter> | undefined
    let at = 0
    for await (const { samples, sampleRate } of sound.pieces()) {
      pcm ??= { samples: new Int16Array(Math.ceil(sound.duration * sampleRate)), sampleRate }
      meter ??= createSoundMeter(sampleRate)
      meter.add(samples)
      at += writeSamples(samples, pcm.samples.subarray(at))
    }
    if (!pcm || !meter) throw new CleanError('unreadable')
    const isFilm = sound.hasPicture
    openRecording = { ...pcm, samples: pcm.samples.subarray(0, at), file, isFilm }
    const { speech, loudness } = meter.finish()
    return {
      duration: at / openRecording.sampleRate,
      peaks: peaksOf(openRecording),
      speech,
      loudness,
      isFilm,
    }
  } finally {
    sound.close()
  }
}

type MakeJob = Extract<CleanJob, { kind: 'make' }>

/** @returns undefined if it is not wanted any more */
async function fileOf(
  { file, isFilm }: OpenRecording,
  pcm: Pcm,
  { edit, mostBytes }: MakeJob,
  isWanted: () => boolean,
) {
  if (!isFilm) return encodeRecording(pcm, mostBytes)
  // A WAV may be larger than the film itself.
  if (edit.isSoundOnly) return encodeRecording(pcm, 0)
  const { bleepFilm } = await import('./bleep-film.ts')
  return bleepFilm(file, edit.bleeped, isWanted)
}

async function makeRecording(job: MakeJob, isWanted: () => boolean): Promise<CleanedSound | undefined> {
  if (!openRecording) throw new CleanError('unreadable')
  const { edit } = job
  if (edit.isQuieter)
    withLessNoise ??= {
      ...openRecording,
      samples: lowerNoise(openRecording.samples, openRecording.sampleRate),
    }
  const source = (edit.isQuieter && withLessNoise) || openRecording
  const kept = keptParts(edit, openRecording.samples.length / openRecording.sampleRate)
  // Erased first, so that a tone does not count as speech.
  const pcm = joinParts(withoutParts(source, edit.bleeped), kept)
  if (edit.isLevelled) levelSound(pcm, measurePcm(pcm).loudness)
  replaceByTone(
    pcm,
    edit.bleeped.map(({ start, end }) => ({ start: toEdited(edit, start), end: toEdited(edit, end) })),
  )
  const { duration, loudness } = measurePcm(pcm)
  const blob = await fileOf(openRecording, pcm, job, isWanted)
  return blob && { blob, duration, loudness }
}

async function answerJob(id: number, job: CleanJob): Promise<CleanAnswer> {
  try {
    if (job.kind === 'open') return { id, result: await readRecording(job.file) }
    latestChange = id
    const result = await makeRecording(job, () => latestChange === id)
    return result ? { id, result } : { id, isOutdated: true }
  } catch (error) {
    return { id, problem: error instanceof CleanError ? error.problem : 'unreadable' }
  }
}

addEventListener('message', async ({ data }: MessageEvent<{ id: number; job: CleanJob }>) =>
  postMessage(await answerJob(data.id, data.job)),
)
