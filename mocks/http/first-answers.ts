import { Refusal } from './refusal.ts'
import { bodyOf, copyResponse } from './respond.ts'

/** How long a key is remembered, in ms of the world's clock. */
const KEY_LIFETIME_MS = 86_400_000
/**
 * Most characters of requests and responses that are kept, the oldest dropped first; of a long response only the
 * head counts.
 */
const MAX_KEPT = 300_000

interface StoredAnswer {
  readonly asked: string
  readonly at: number
  readonly answer: Promise<Response>
  length: number
}

/**
 * First responses to changes, by idempotency key: a repeated request gets the same response once it exists, and
 * nothing is done twice.
 */
export class FirstAnswers {
  #kept = new Map<string, StoredAnswer>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /**
   * @param asked identifies the request
   * @param work creates a response by `json`
   * @throws Refusal if the key belongs to another request
   */
  async giveOnce(key: string, asked: string, work: () => Promise<Response>): Promise<Response> {
    this.#forget()
    const known = this.#kept.get(key)
    if (known && known.asked !== asked) throw new Refusal(422, 'key_of_another')
    if (known) return copyResponse(await known.answer)
    const kept: StoredAnswer = { asked, at: this.#now(), answer: work(), length: asked.length }
    this.#kept.set(key, kept)
    try {
      const answer = await kept.answer
      kept.length += bodyOf(answer)?.length ?? 0
      return answer
    } catch (error) {
      this.#kept.delete(key)
      throw error
    }
  }

  #forget() {
    let left = MAX_KEPT
    for (const [key, { at, length }] of [...this.#kept].reverse()) {
      left -= length
      if (left < 0 || at + KEY_LIFETIME_MS <= this.#now()) this.#kept.delete(key)
    }
  }
}
