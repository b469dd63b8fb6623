import decodeAmr from '@audio/decode-amr'
import { fingerprintOf } from '#src/rules/fingerprint.ts'
import { mediaTypeOf } from '#src/rules/media-type.ts'
import { openSound, type SoundFile, type SoundPiece } from '#src/rules/sound-file.ts'
import { SoundFileError, type SoundProblem } from '#src/rules/sound-file-error.ts'
import { createSoundMeter, type SoundMeasures } from '#src/rules/sound-meter.ts'
import { encodeWav } from '../audio/encode-wav.ts'
import { mixDub } from '../audio/mix-dub.ts'
import type { PcmAudio, PcmFile } from '../audio/pcm-audio.ts'
import { readWav } from '../audio/read-wav.ts'
import { voiceProfile } from '../audio/voice-profile.ts'
import { appendedFile } from '../files/growing-file.ts'
import {
  type MeasuredMedia,
  type MeasureOptions,
  type MediaFault,
  type MixOptions,
  UnreadableMedia,
} from './media-engine.ts'

const faults: Readonly<Record<SoundProblem, MediaFault>> = {
  empty: 'empty',
  cutOff: 'cut-off',
  noSound: 'no-sound',
  undecodable: 'unreadable',
  unreadable: 'unreadable',
}

const LOUDEST = 32_767
/** Keeps the samples of a sound, for what cannot be measured piece by piece. */
function createTape() {
  const parts: Int16Array<ArrayBuffer>[] = []
  let rate = 0
  return {
    add({ samples, sampleRate }: SoundPiece) {
      rate = sampleRate
      parts.push(Int16Array.from(samples, (sample) => Math.max(-1, Math.min(1, sample)) * LOUDEST))
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

const isFromPhone = async (file: Blob) => (await mediaTypeOf(file))?.isForPhones === true

interface Measured {
  measures: SoundMeasures
  audio: PcmAudio | undefined
}

async function measurePieces(pieces: AsyncIterable<SoundPiece>, isKept: boolean): Promise<Measured> {
  const tape = isKept ? createTape() : undefined
  let meter: ReturnType<typeof createSoundMeter> | undefined
  for await (const piece of pieces) {
    meter ??= createSoundMeter(piece.sampleRate)
    meter.add(piece.samples)
    tape?.add(piece)
  }
  if (!meter) throw new SoundFileError('empty')
  return { measures: meter.finish(), audio: tape?.audio() }
}

/** Opens a file here and now, and does something with its sound, which takes long. @throws UnreadableMedia */
async function withSound<Result>(file: Blob, use: (sound: SoundFile) => Promise<Result>): Promise<Result> {
  let sound: SoundFile | undefined
  try {
    sound = await openSound(file)
    return await use(sound)
  } catch (cause) {
    if (cause instanceof SoundFileError) throw new UnreadableMedia(faults[cause.problem], { cause })
    throw cause
  } finally {
    sound?.close()
  }
}

async function measure(file: Blob, sound: SoundFile, withVoice: boolean): Promise<MeasuredMedia> {
  const isForPhones = await isFromPhone(file)
  const pieces = isForPhones ? amrPieces(file) : sound.pieces()
  const { measures, audio } = await measurePieces(pieces, withVoice || isForPhones)
  return {
    ...measures,
    fingerprint: await fingerprintOf(file),
    ...(sound.picture && { picture: sound.picture }),
    ...(audio && withVoice && { voice: voiceProfile(audio, measures.speech) }),
    ...(audio && isForPhones && { playable: new Blob([encodeWav(audio)], { type: 'audio/wav' }) }),
  }
}

/** @throws UnreadableMedia */
export const measureMedia = (
  file: Blob,
  { mostSeconds = Number.POSITIVE_INFINITY, withVoice = false }: MeasureOptions = {},
): Promise<MeasuredMedia> =>
  withSound(file, async (sound) => {
    if (sound.duration > mostSeconds) throw new UnreadableMedia('too-long')
    return measure(file, sound, withVoice)
  })

/** The sound of a file with clips over it; neither lies in memory as a whole. @throws UnreadableMedia */
export const mixMedia = ({ file, clips, length, ...plan }: MixOptions): Promise<PcmFile> =>
  withSound(file, async (sound) => {
    const pieces = (await isFromPhone(file)) ? amrPieces(file) : sound.pieces()
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
