import { openSound } from '#src/rules/sound-file.ts'
import { createSoundMeter } from '#src/rules/sound-meter.ts'
import {
  type CleanAnswer,
  CleanError,
  type CleanedSound,
  type CleanJob,
  type OpenedSound,
} from './clean-jobs.ts'
import { bleep, joinParts, levelSound, measurePcm, type Pcm, withoutParts } from './clean-sound.ts'
import { encodeRecording } from './encode-recording.ts'
import { lowerNoise } from './lower-noise.ts'
import { keptParts, toEdited } from './sound-edit.ts'

/** Longer recordings would fill the memory of a phone. */
const MAX_SECONDS = 60 * 60
const PEAKS_PER_SECOND = 20
const MAX_PEAKS = 12_000

let opened: Pcm | undefined
/** The sound with less noise: made on first use and cached, because it takes the longest. */
let quieter: Pcm | undefined

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

async function open(file: Blob): Promise<OpenedSound> {
  const sound = await openSound(file)
  try {
    if (sound.picture) throw new CleanError('film')
    if (sound.duration > MAX_SECONDS) throw new CleanError('tooLong')
    let pcm: Pcm | undefined
    let meter: ReturnType<typeof createSoundMeter> | undefined
    let at = 0
    for await (const { samples, sampleRate } of sound.pieces()) {
      pcm ??= { samples: new Int16Array(Math.ceil(sound.duration * sampleRate)), sampleRate }
      meter ??= createSoundMeter(sampleRate)
      meter.add(samples)
      for (let index = 0; index < samples.length && at < pcm.samples.length; index += 1, at += 1) {
        pcm.samples[at] = Math.max(-1, Math.min(1, samples[index] as number)) * 32_767
      }
    }
    if (!pcm || !meter) throw new CleanError('unreadable')
    opened = { ...pcm, samples: pcm.samples.subarray(0, at) }
    const { speech, loudness } = meter.finish()
    return { duration: at / opened.sampleRate, peaks: peaksOf(opened), speech, loudness }
  } finally {
    sound.close()
  }
}

async function make({ edit, mostBytes }: Extract<CleanJob, { kind: 'make' }>): Promise<CleanedSound> {
  if (!opened) throw new CleanError('unreadable')
  if (edit.isQuieter) quieter ??= { ...opened, samples: lowerNoise(opened.samples, opened.sampleRate) }
  const source = (edit.isQuieter && quieter) || opened
  const kept = keptParts(edit, opened.samples.length / opened.sampleRate)
  // Erased first, so that a tone does not count as speech.
  const pcm = joinParts(withoutParts(source, edit.bleeped), kept)
  if (edit.isLevelled) levelSound(pcm, measurePcm(pcm).loudness)
  bleep(
    pcm,
    edit.bleeped.map(({ start, end }) => ({ start: toEdited(edit, start), end: toEdited(edit, end) })),
  )
  const { duration, loudness } = measurePcm(pcm)
  return { blob: await encodeRecording(pcm, mostBytes), duration, loudness }
}

async function answer(id: number, job: CleanJob): Promise<CleanAnswer> {
  try {
    return { id, result: job.kind === 'open' ? await open(job.file) : await make(job) }
  } catch (error) {
    return { id, problem: error instanceof CleanError ? error.problem : 'unreadable' }
  }
}

addEventListener('message', async ({ data }: MessageEvent<{ id: number; job: CleanJob }>) =>
  postMessage(await answer(data.id, data.job)),
)
