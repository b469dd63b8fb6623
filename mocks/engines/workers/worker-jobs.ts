import type { WorkerAnswer, WorkerJob } from './worker-messages.ts'

export interface JobOptions {
  signal?: AbortSignal
  onProgress?: (progress: number) => void
}

export class WorkerFailedError extends Error {
  override readonly name = 'WorkerFailedError'
}

/** A job took longer than its worker's limit, for example because a file is made to end it. */
export class WorkerTooSlowError extends Error {
  override readonly name = 'WorkerTooSlowError'
}

interface JobLimits {
  /** Longest time of a job, in ms, without its wait for other jobs; any time by default. */
  readonly longestMs?: number
  /** After this time without a job, in ms, the worker is ended, so that its memory is freed; never by default. */
  readonly idleMs?: number
}

interface PendingJob<Job, Result> {
  job: Job
  options: JobOptions
  resolve: (result: Result) => void
  reject: (reason: unknown) => void
}

export type JobWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>

/**
 * A worker, started with the first job, that handles one job at a time in order. A busy worker cannot receive
 * messages, so aborting its job ends the worker, as a crash does. The next job starts a new one.
 */
export class WorkerJobs<Job, Result> {
  readonly #start: () => JobWorker
  readonly #longestMs: number | undefined
  readonly #idleMs: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #idleTimer: ReturnType<typeof setTimeout> | undefined
  readonly #queue: PendingJob<Job, Result>[] = []
  #worker: JobWorker | undefined
  #current: PendingJob<Job, Result> | undefined
  #id = 0

  constructor(start: () => JobWorker, { longestMs, idleMs }: JobLimits = {}) {
    this.#start = start
    this.#longestMs = longestMs
    this.#idleMs = idleMs
  }

  /** @throws WorkerFailedError, WorkerTooSlowError, or the signal's reason when aborted. */
  run(job: Job, options: JobOptions = {}): Promise<Result> {
    const { signal } = options
    if (signal?.aborted) return Promise.reject(signal.reason)
    return new Promise((resolve, reject) => {
      const stop = () => this.#abort(pending, signal?.reason)
      const settled = () => signal?.removeEventListener('abort', stop)
      const pending: PendingJob<Job, Result> = {
        job,
        options,
        resolve: (result) => {
          settled()
          resolve(result)
        },
        reject: (reason) => {
          settled()
          reject(reason)
        },
      }
      signal?.addEventListener('abort', stop)
      this.#queue.push(pending)
      this.#next()
    })
  }

  /** Ends the worker if it is idle, so that its memory is freed. The next job starts a new one. */
  rest(): void {
    if (this.#current) return
    this.#worker?.terminate()
    this.#worker = undefined
  }

  #next(): void {
    if (this.#current) return
    clearTimeout(this.#idleTimer)
    const pending = this.#queue.shift()
    if (!pending) {
      this.#restLater()
      return
    }
    this.#current = pending
    this.#id += 1
    try {
      this.#worker ??= this.#open()
      const message: WorkerJob<Job> = { id: this.#id, job: pending.job }
      this.#worker.postMessage(message)
      if (this.#longestMs !== undefined)
        this.#timer = setTimeout(() => this.#fail(new WorkerTooSlowError()), this.#longestMs)
    } catch (cause) {
      this.#fail(new WorkerFailedError('The worker did not start.', { cause }))
    }
  }

  #restLater(): void {
    if (this.#idleMs === undefined || !this.#worker) return
    this.#idleTimer = setTimeout(() => this.rest(), this.#idleMs)
    // In Node it does not keep the program running.
    if (typeof this.#idleTimer === 'object') this.#idleTimer.unref()
  }

  #open(): JobWorker {
    const worker = this.#start()
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer<Result>>) => this.#answer(data))
    worker.addEventListener('error', (event) => {
      if (this.#worker === worker)
        this.#fail(new WorkerFailedError(event.message || 'The worker broke down.'))
    })
    return worker
  }

  #answer(answer: WorkerAnswer<Result>): void {
    const current = this.#current
    if (!current || answer.id !== this.#id) return
    if (answer.kind === 'progress') {
      current.options.onProgress?.(answer.progress)
      return
    }
    clearTimeout(this.#timer)
    this.#current = undefined
    if (answer.kind === 'result') current.resolve(answer.result)
    else current.reject(new WorkerFailedError(answer.message))
    this.#next()
  }

  #fail(reason: unknown): void {
    clearTimeout(this.#timer)
    this.#worker?.terminate()
    this.#worker = undefined
    const failed = this.#current
    this.#current = undefined
    failed?.reject(reason)
    this.#next()
  }

  #abort(pending: PendingJob<Job, Result>, reason: unknown): void {
    if (this.#current === pending) {
      this.#fail(reason)
      return
    }
    const index = this.#queue.indexOf(pending)
    if (index >= 0) this.#queue.splice(index, 1)
    pending.reject(reason)
  }
}
