import { type InferenceSession, Tensor } from 'onnxruntime-web/wasm'
import { loadOnce } from '#mocks/kernel/load-once.ts'
import { HEARING_RATE } from './hearing-engine.ts'
import type { OnnxRuntime } from './onnx-runtime.ts'

const LAYERS = 6
const HEADS = 8
const HEAD_SIZE = 36
const FIRST_TOKEN = 1
const LAST_TOKEN = 2
/** Faster than anyone speaks; a decoder that exceeds this repeats itself. */
const TOKENS_PER_SECOND = 6
/** The encoder needs a few of its windows. */
const MIN_SAMPLES = 0.25 * HEARING_RATE

export interface MoonshineFiles {
  encoder(): Promise<Uint8Array<ArrayBuffer>>
  decoder(): Promise<Uint8Array<ArrayBuffer>>
}

/** A recognised token, and the natural logarithm of its probability. */
export interface HeardToken {
  token: number
  logProbability: number
}

export interface HeardTokens {
  tokens: HeardToken[]
  /** The model started to repeat itself; the repetition is left out. */
  isRepeated: boolean
}

/** Phrase lengths in tokens, and the number of repetitions in a row that no speaker would say. */
const REPETITION_LIMITS: readonly (readonly [from: number, to: number, times: number])[] = [
  [1, 5, 5],
  [6, 12, 3],
  [13, 60, 2],
]

/** Number of tokens at the end that only repeat those before; 0 without repetition. */
export function repeatedTail(tokens: readonly number[]): number {
  for (const [from, to, times] of REPETITION_LIMITS) {
    for (let length = from; length <= to && length * times <= tokens.length; length += 1) {
      const start = tokens.length - length * times
      const isSame = (at: number) => tokens[at] === tokens[at + length]
      let at = start
      while (at < tokens.length - length && isSame(at)) at += 1
      if (at === tokens.length - length) return length * (times - 1)
    }
  }
  return 0
}

function mostLikelyToken(logits: Float32Array): HeardToken {
  let token = 0
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < logits.length; at += 1) {
    const value = logits[at] ?? Number.NEGATIVE_INFINITY
    if (value > most) {
      most = value
      token = at
    }
  }
  let sum = 0
  for (let at = 0; at < logits.length; at += 1) sum += Math.exp((logits[at] ?? 0) - most)
  return { token, logProbability: -Math.log(sum) }
}

const cacheNames = Array.from({ length: LAYERS }, (_, layer) =>
  ['decoder', 'encoder'].flatMap((part) => ['key', 'value'].map((kind) => `${layer}.${part}.${kind}`)),
).flat()

const emptyCache = () =>
  new Map<string, Tensor>(
    cacheNames.map((name) => [name, new Tensor('float32', [], [0, HEADS, 1, HEAD_SIZE])]),
  )

/** Frees the numbers of a tensor at once. Those of a minute of sound are 60 MB before they are collected. */
function free(tensor: Tensor | undefined) {
  if (tensor && ArrayBuffer.isView(tensor.data)) (tensor.data.buffer as ArrayBuffer).transfer(0)
}

/** The Moonshine model for English, loaded with its first sound. */
export class Moonshine {
  readonly #sessions: () => Promise<{ encoder: InferenceSession; decoder: InferenceSession }>

  constructor(runtime: OnnxRuntime, files: MoonshineFiles) {
    this.#sessions = loadOnce(async () => {
      // The larger one first: memory that loading needs only for a moment is then reused by the other.
      const decoder = await runtime.open(await files.decoder())
      return { decoder, encoder: await runtime.open(await files.encoder()) }
    })
  }

  /**
   * Recognises a sound by greedy decoding.
   * @param samples mono from −1 to 1 at `HEARING_RATE`, at most 30 seconds
   */
  async hear(samples: Float32Array<ArrayBuffer>): Promise<HeardTokens> {
    if (samples.length < MIN_SAMPLES) return { tokens: [], isRepeated: false }
    const { encoder, decoder } = await this.#sessions()
    const input_values = new Tensor('float32', samples, [1, samples.length])
    const { last_hidden_state } = await encoder.run({ input_values })
    if (!last_hidden_state) throw new Error('The encoder gave nothing.')
    const most = Math.ceil((samples.length / HEARING_RATE) * TOKENS_PER_SECOND)
    const cache = emptyCache()
    const heard = await decode(decoder, { encoded: last_hidden_state, cache, most })
    for (const tensor of [last_hidden_state, ...cache.values()]) free(tensor)
    return heard
  }
}

interface Decoding {
  readonly encoded: Tensor
  readonly cache: Map<string, Tensor>
  /** Largest number of tokens. */
  readonly most: number
}

async function decode(decoder: InferenceSession, { encoded, cache, most }: Decoding): Promise<HeardTokens> {
  const tokens: HeardToken[] = []
  let last = FIRST_TOKEN
  for (let step = 0; step < most; step += 1) {
    const isCached = step > 0
    const output = await decoder.run({
      input_ids: new Tensor('int64', [BigInt(last)], [1, 1]),
      encoder_hidden_states: encoded,
      use_cache_branch: new Tensor('bool', [isCached]),
      ...Object.fromEntries([...cache].map(([name, tensor]) => [`past_key_values.${name}`, tensor])),
    })
    const next = mostLikelyToken(output.logits?.data as Float32Array)
    free(output.logits)
    if (next.token === LAST_TOKEN) break
    tokens.push(next)
    last = next.token
    const repeated = repeatedTail(tokens.map(({ token }) => token))
    if (repeated > 0) return { tokens: tokens.slice(0, -repeated), isRepeated: true }
    for (const name of cacheNames) {
      const present = output[`present.${name}`]
      // The encoder's part of the cache is computed in the first step only.
      if (!present || (isCached && !name.includes('decoder'))) continue
      free(cache.get(name))
      cache.set(name, present)
    }
  }
  return { tokens, isRepeated: false }
}
