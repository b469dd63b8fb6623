import { isCutOff } from '#src/rules/cut-off-media.ts'
import { mediaTypeOf } from '#src/rules/media-type.ts'
import type { PcmAudio } from '../audio/pcm-audio.ts'
import { type MediaEngine, UnreadableMedia } from './media-engine.ts'
import { readWavFile } from './read-wav-file.ts'

/** Enough for speech; the browser brings what it decodes to this rate, so that an hour fits into memory. */
const SAMPLE_RATE = 16_000
/** Files from this size on, in bytes, are hours long. */
const LONG_BYTES = 80_000_000
const LONG_SAMPLE_RATE = 8000

function mixed(buffer: AudioBuffer): PcmAudio {
  const samples = new Int16Array(buffer.length)
  const channels = Array.from({ length: buffer.numberOfChannels }, (_, index) => buffer.getChannelData(index))
  for (let at = 0; at < samples.length; at += 1) {
    let sum = 0
    for (const channel of channels) sum += channel[at] ?? 0
    samples[at] = Math.round(Math.min(1, Math.max(-1, sum / channels.length)) * 32_767)
  }
  return { samples, sampleRate: buffer.sampleRate }
}

async function decodeByBrowser(file: Blob): Promise<PcmAudio> {
  const sampleRate = file.size > LONG_BYTES ? LONG_SAMPLE_RATE : SAMPLE_RATE
  const context = new OfflineAudioContext({ numberOfChannels: 1, length: 1, sampleRate })
  try {
    return mixed(await context.decodeAudioData(await file.arrayBuffer()))
  } catch (cause) {
    throw new UnreadableMedia('unreadable', 'The browser does not read this file.', { cause })
  }
}

/** The engine of a page: WAV is read by our own reader, which notices a missing end, the rest by the browser. */
export function createBrowserMediaEngine(): MediaEngine {
  return {
    async decode(file) {
      if (file.size === 0) throw new UnreadableMedia('empty', 'The file is empty.')
      const type = await mediaTypeOf(file)
      if (!type) throw new UnreadableMedia('unreadable', 'The file is no recording.')
      if (type.mime === 'audio/wav') return readWavFile(new Uint8Array(await file.arrayBuffer()))
      if (await isCutOff(file)) {
        throw new UnreadableMedia('cut-off', 'The file ends before its sound does.')
      }
      const audio = await decodeByBrowser(file)
      if (audio.samples.length === 0) throw new UnreadableMedia('empty', 'There is no sound in the file.')
      return audio
    },
  }
}
