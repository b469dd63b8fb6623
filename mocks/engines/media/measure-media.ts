import decodeAmr from '@audio/decode-amr'
import { fingerprintOf } from '#src/rules/fingerprint.ts'
import { appendedFile } from '#src/rules/growing-file.ts'
import { mediaTypeOf } from '#src/rules/media-type.ts'
import { repairedSound } from '#src/rules/repaired-sound.ts'
import { openSound, type SoundFile } from '#src/rules/sound-file.ts'
import { SoundFileError, type SoundProblem } from '#src/rules/sound-file-error.ts'
import { createSoundMeter, type SoundMeasures } from '#src/rules/sound-meter.ts'
import type { SoundPiece } from '#src/rules/sound-timeline.ts'
import { wavFileOf } from '../audio/encode-wav.ts'
import { mixDub } from '../audio/mix-dub.ts'
import type { PcmAudio, PcmFile } from '../audio/pcm-audio.ts'
import { readWav } from '../audio/read-wav.ts'
import { voiceProfile } from '../audio/voice-profile.ts'
import {
  type MeasuredMedia,
  type MeasureOptions,
  type MediaFault,
  type MixOptions,
  UnreadableMedia,
} from './media-engine.ts'

const faultByProblem: Readonly<Record<SoundProblem, MediaFault>> = {
  empty: 'empty',
  cutOff: 'cut-off',
  noSound: 'no-sound',
  foreign: 'foreign',
  undecodable: 'unreadable',
  unreadable: 'unreadable',
}

const MAX_LEVEL = 32_767
const pcmOf = (samples: Float32Array) =>
  Int16Array.from(samples, (sample) => Math.max(-1, Math.min(1, sample)) * MAX_LEVEL)

/** Keeps the samples of a sound, for measures that need the whole. */
function createSampleBuffer() {
  const parts: Int16Array<ArrayBuffer>[] = []
  let rate = 0
  return {
    add({ samples, sampleRate }: SoundPiece) {
      rate = sampleRate
      parts.push(pcmOf(samples))
    },
    audio(): PcmAudio {
      const samples = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0))
      parts.reduce((at, part) => {
        samples.set(part, at)
        return at + part.length
      }, 0)
      return { samples, sampleRate: rate }
    },
  }
}

async function* amrPieces(file: Blob): AsyncGenerator<SoundPiece> {
  const { channelData, sampleRate } = await decodeAmr(await file.arrayBuffer())
  const [samples] = channelData
  if (samples) yield { samples: new Float32Array(samples), sampleRate }
}

/** The sound of a file; phone recordings (AMR) are decoded here. */
const piecesOf = async ({ amr, laid, pieces }: SoundFile): Promise<AsyncIterable<SoundPiece>> =>
  amr ? laid(amrPieces(await amr())) : pieces()

/** Writes a sound to disk while it is decoded. */
function createFileWriter() {
  const file = appendedFile()
  let rate = 0
  return {
    async add({ samples, sampleRate }: SoundPiece) {
      rate = sampleRate
      await file.add(new Uint8Array(pcmOf(samples).buffer))
    },
    wav: async (): Promise<Blob> => wavFileOf({ pcm: await file.finish(), sampleRate: rate }),
  }
}

/** Types that browsers play better after a repair of the head. */
const REPAIRABLE_TYPES = new Set(['audio/wav', 'video/quicktime'])
const HEAD_BYTES = 4096

async function isSame(first: Blob, second: Blob): Promise<boolean> {
  if (first.size !== second.size) return false
  const [one, other] = await Promise.all(
    [first, second].map(async (each) => new Uint8Array(await each.slice(0, HEAD_BYTES).arrayBuffer())),
  )
  return one?.every((byte, at) => byte === other?.[at]) ?? false
}

/** A file with a repaired head; undefined if players accept it unchanged. */
async function repairedFile(file: Blob): Promise<Blob | undefined> {
  const type = await mediaTypeOf(file)
  if (!type || !REPAIRABLE_TYPES.has(type.mime)) return undefined
  const mended = await repairedSound(file, type)
  return (await isSame(mended, file)) ? undefined : new Blob([mended], { type: type.mime })
}

/** Whether only the decoded sound of a file can be played: no browser has its decoder, or its times are irregular. */
async function isOnlyDecodedPlayable(file: Blob, sound: SoundFile): Promise<boolean> {
  if (sound.amr || (await mediaTypeOf(file))?.mime === 'video/x-matroska') return true
  return sound.hasIrregularTimes()
}

interface Measured {
  measures: SoundMeasures
  audio: PcmAudio | undefined
  heard: Blob | undefined
}

interface KeepOptions {
  /** Keep in memory, to measure a voice. */
  onTape: boolean
  /** Write to a file, to be played. */
  onDisk: boolean
}

async function measurePieces(
  pieces: AsyncIterable<SoundPiece>,
  { onTape, onDisk }: KeepOptions,
): Promise<Measured> {
  const tape = onTape ? createSampleBuffer() : undefined
  const recorder = onDisk ? createFileWriter() : undefined
  let meter: ReturnType<typeof createSoundMeter> | undefined
  for await (const piece of pieces) {
    meter ??= createSoundMeter(piece.sampleRate)
    meter.add(piece.samples)
    tape?.add(piece)
    await recorder?.add(piece)
  }
  if (!meter) throw new SoundFileError('empty')
  return { measures: meter.finish(), audio: tape?.audio(), heard: await recorder?.wav() }
}

/** Opens a file in this thread and processes its sound, which takes long. @throws UnreadableMedia */
async function withSound<Result>(file: Blob, use: (sound: SoundFile) => Promise<Result>): Promise<Result> {
  let sound: SoundFile | undefined
  try {
    sound = await openSound(file)
    return await use(sound)
  } catch (cause) {
    if (cause instanceof SoundFileError)
      throw new UnreadableMedia(faultByProblem[cause.problem], { cause, what: cause.what })
    throw cause
  } finally {
    sound?.close()
  }
}

async function measureSound(file: Blob, sound: SoundFile, withVoice: boolean): Promise<MeasuredMedia> {
  const keeping = { onTape: withVoice, onDisk: await isOnlyDecodedPlayable(file, sound) }
  const { measures, audio, heard } = await measurePieces(await piecesOf(sound), keeping)
  const playable = heard ?? (await repairedFile(file))
  return {
    ...measures,
    fingerprint: await fingerprintOf(file),
    ...(sound.picture && { picture: sound.picture }),
    ...(audio && { voice: voiceProfile(audio, measures.speech) }),
    ...(playable && { playable }),
  }
}

/** @throws UnreadableMedia */
export const measureMedia = (
  file: Blob,
  { mostSeconds = Number.POSITIVE_INFINITY, withVoice = false }: MeasureOptions = {},
): Promise<MeasuredMedia> =>
  withSound(file, async (sound) => {
    if (sound.duration > mostSeconds) throw new UnreadableMedia('too-long')
    return measureSound(file, sound, withVoice)
  })

/** Mixes clips over the sound of a file; neither is in memory as a whole. @throws UnreadableMedia */
export const mixMedia = ({ file, clips, length, ...plan }: MixOptions): Promise<PcmFile> =>
  withSound(file, async (sound) => {
    const pieces = await piecesOf(sound)
    const loading = clips.map(({ start, end, sound: wav }) => ({
      start,
      end,
      load: async () => readWav(new Uint8Array(await wav.arrayBuffer())),
    }))
    const mixed = appendedFile()
    let sampleRate = 0
    const mix = { ...plan, clips: loading, length: length ?? sound.duration }
    for await (const stretch of mixDub(pieces, mix)) {
      await mixed.add(new Uint8Array(stretch.samples.buffer, 0, stretch.samples.byteLength))
      sampleRate = stretch.sampleRate
    }
    return { sampleRate, pcm: await mixed.finish() }
  })
