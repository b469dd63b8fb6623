/** Workers of the page that have nothing to do, by their script. */
const idle = new Map<string, Worker[]>()

const StartedWorker = globalThis.Worker

const isProgress = (data: unknown) =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'progress'

/**
 * A worker that is kept when the app ends it after its last answer, and used for the next one with the same script:
 * starting one loads and compiles its modules, which costs more than most answers. A worker that is still busy, or
 * failed, ends as in the app. Workers of the app hold nothing between two messages.
 */
class KeptWorker extends EventTarget {
  readonly #worker: Worker
  readonly #others: Worker[]
  readonly #ended = new AbortController()
  #unanswered = 0

  constructor(script: string | URL, options?: WorkerOptions) {
    super()
    const key = String(script)
    this.#others = idle.get(key) ?? []
    idle.set(key, this.#others)
    this.#worker = this.#others.pop() ?? new StartedWorker(script, options)
    const { signal } = this.#ended
    this.#worker.addEventListener('message', ({ data }) => this.#answer(data), { signal })
    this.#worker.addEventListener('error', ({ message }) => this.#fail(message), { signal })
  }

  postMessage(message: unknown, transfer: Transferable[] = []) {
    this.#unanswered += 1
    this.#worker.postMessage(message, transfer)
  }

  terminate() {
    if (this.#ended.signal.aborted) return
    this.#ended.abort()
    if (this.#unanswered === 0) this.#others.push(this.#worker)
    else this.#worker.terminate()
  }

  #answer(data: unknown) {
    if (!isProgress(data)) this.#unanswered -= 1
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  #fail(message: string) {
    this.#unanswered = Number.POSITIVE_INFINITY
    this.dispatchEvent(new ErrorEvent('error', { message }))
  }
}

Reflect.set(globalThis, 'Worker', KeptWorker)
