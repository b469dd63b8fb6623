import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { copyResponse } from './respond.ts'

/** Calls with long answers, which depend on the data, the question and the second only. */
const REPEATABLE_METHODS: ReadonlySet<string> = new Set([
  'getServices',
  'getLanguages',
  'getFormats',
  'getVoices',
])
/** Most answers kept at a time. */
const MAX_REMEMBERED = 100

interface Question {
  /** Name of the call. */
  readonly name: string
  /** The address, the caller and the language. */
  readonly details: string
}

interface Place {
  readonly state: string
  readonly details: string
}

/** Answers to reads, given again until the data change or a second of the world's clock passes. */
export class RepeatedReads {
  #state = ''
  #answers = new Map<string, Response>()

  /** Place of the answer to a question about the data as they are now; undefined if the call is not repeated. */
  placeOf({ version, now }: Pick<Transaction, 'version' | 'now'>, question: Question): Place | undefined {
    if (!REPEATABLE_METHODS.has(question.name)) return undefined
    return { state: `${version} ${Math.floor(now / 1000)}`, details: question.details }
  }

  find({ state, details }: Place): Response | undefined {
    if (state !== this.#state) this.#answers.clear()
    this.#state = state
    const known = this.#answers.get(details)
    return known && copyResponse(known)
  }

  keep({ state, details }: Place, answer: Response): void {
    if (state === this.#state && this.#answers.size < MAX_REMEMBERED) this.#answers.set(details, answer)
  }
}
