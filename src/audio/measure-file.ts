import { readMediaHead } from './media-head.ts'
import { measureSamples, type SoundMeasures } from './sound-measures.ts'

/** Enough for speech, and a third of the memory of studio sound. */
const SAMPLE_RATE = 16_000
/** Rates in hertz that browsers decode to. A WAV file is measured at its own: nothing of it is lost on the way. */
const SLOWEST_RATE = 8000
const FASTEST_RATE = 96_000

export type SoundProblem = 'empty' | 'cutOff' | 'unreadable'

export class SoundFileError extends Error {
  override readonly name = 'SoundFileError'
  readonly problem: SoundProblem

  constructor(problem: SoundProblem, options?: ErrorOptions) {
    super(`The file cannot be heard: ${problem}`, options)
    this.problem = problem
  }
}

const decodable = (rate: number) => (rate >= SLOWEST_RATE && rate <= FASTEST_RATE ? rate : SAMPLE_RATE)

function mono(buffer: AudioBuffer): Float32Array {
  const first = buffer.getChannelData(0)
  if (buffer.numberOfChannels === 1) return first
  const mixed = new Float32Array(first.length)
  for (let channel = 0; channel < buffer.numberOfChannels; channel += 1) {
    const data = buffer.getChannelData(channel)
    for (let at = 0; at < mixed.length; at += 1)
      mixed[at] = (mixed[at] ?? 0) + (data[at] ?? 0) / buffer.numberOfChannels
  }
  return mixed
}

/**
 * Opens a sound file of any kind that this browser plays, whatever its name and the type it claims, and measures it.
 * @throws SoundFileError; the signal's reason when aborted
 */
export async function measureFile(file: Blob, signal?: AbortSignal): Promise<SoundMeasures> {
  if (file.size === 0) throw new SoundFileError('empty')
  // Browsers play what there is of a file whose upload or copy broke off; servers refuse it.
  const { isCutOff, sampleRate = SAMPLE_RATE } = await readMediaHead(file)
  if (isCutOff) throw new SoundFileError('cutOff')
  const bytes = await file.arrayBuffer()
  signal?.throwIfAborted()
  const context = new OfflineAudioContext(1, 1, decodable(sampleRate))
  const buffer = await context.decodeAudioData(bytes).catch((cause: unknown) => {
    throw new SoundFileError('unreadable', { cause })
  })
  signal?.throwIfAborted()
  if (buffer.length === 0) throw new SoundFileError('empty')
  return measureSamples(mono(buffer), buffer.sampleRate, signal)
}
