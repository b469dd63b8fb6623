import { type InferenceSession, Tensor } from 'onnxruntime-web/wasm'
import { loadOnce } from '#mocks/kernel/load-once.ts'
import { toTheMs } from '#src/rules/to-the-ms.ts'
import type { Stretch } from '#src/rules/voice-activity.ts'
import { HEARING_RATE } from './hearing-engine.ts'
import type { OnnxRuntime } from './onnx-runtime.ts'

/** Samples per frame, and those before it that the model is given too. */
const FRAME = 512
const CONTEXT = 64
const FRAME_SECONDS = FRAME / HEARING_RATE
const STATE = [2, 1, 128] as const
/** Half of the smallest step of 16 bits: a frame without a higher sample is silence. */
const SILENT_HEIGHT = 2 ** -16

/** Speech starts at the first probability and lasts until the second, as its authors recommend. */
const STARTING = 0.5
const LASTING = 0.35
/** In seconds: added to each end, because words start and end softly. */
const BEFORE = 0.1
const AFTER = 0.15
const MIN_SPEECH = 0.2
const MIN_GAP = 0.3

const freshState = () => new Tensor('float32', new Float32Array(STATE[0] * STATE[2]), STATE)
const isSilent = (frame: Float32Array) =>
  frame.every((sample) => sample < SILENT_HEIGHT && sample > -SILENT_HEIGHT)

/** Joins frames of speech to stretches, in seconds from the first frame. */
export function stretchesOfSpeech(probabilities: Float32Array, duration: number): Stretch[] {
  const found: Stretch[] = []
  let start: number | undefined
  const end = (frame: number) => {
    const last = found.at(-1)
    const from = start ?? 0
    start = undefined
    if ((frame - from) * FRAME_SECONDS < MIN_SPEECH) return
    const stretch = {
      start: Math.max(0, toTheMs(from * FRAME_SECONDS - BEFORE)),
      end: Math.min(duration, toTheMs(frame * FRAME_SECONDS + AFTER)),
    }
    if (last && stretch.start - last.end < MIN_GAP) last.end = stretch.end
    else found.push(stretch)
  }
  for (const [frame, probability] of probabilities.entries()) {
    if (start === undefined && probability >= STARTING) start = frame
    else if (start !== undefined && probability < LASTING) end(frame)
  }
  if (start !== undefined) end(probabilities.length)
  return found
}

/** Silero's detector of speech, loaded with its first sound. */
export class SpeechDetector {
  readonly #session: () => Promise<InferenceSession>

  constructor(runtime: OnnxRuntime, model: () => Promise<Uint8Array<ArrayBuffer>>) {
    this.#session = loadOnce(async () => runtime.open(await model()))
  }

  /** @param samples mono from −1 to 1 at `HEARING_RATE` */
  async find(samples: Float32Array): Promise<Stretch[]> {
    const session = await this.#session()
    const probabilities = new Float32Array(Math.ceil(samples.length / FRAME))
    const sr = new Tensor('int64', [BigInt(HEARING_RATE)], [])
    let state = freshState()
    for (const frame of probabilities.keys()) {
      const from = frame * FRAME
      if (isSilent(samples.subarray(from, from + FRAME))) {
        state = freshState()
        continue
      }
      const input = new Float32Array(CONTEXT + FRAME)
      const context = Math.min(from, CONTEXT)
      input.set(samples.subarray(from - context, from + FRAME), CONTEXT - context)
      const { output, stateN } = await session.run({
        input: new Tensor('float32', input, [1, input.length]),
        state,
        sr,
      })
      if (!(output && stateN)) throw new Error('The detector gave nothing.')
      state = stateN as typeof state
      probabilities[frame] = Number(output.data[0])
    }
    return stretchesOfSpeech(probabilities, samples.length / HEARING_RATE)
  }
}
