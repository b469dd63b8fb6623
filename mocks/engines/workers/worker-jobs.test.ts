import { expect, test, vi } from 'vitest'
import { type JobWorker, WorkerFailedError, WorkerJobs, WorkerTooSlowError } from './worker-jobs.ts'
import type { WorkerAnswer, WorkerJob } from './worker-messages.ts'

class HandWorker extends EventTarget {
  readonly jobs: WorkerJob<string>[] = []
  isTerminated = false
  postMessage(message: WorkerJob<string>): void {
    this.jobs.push(message)
  }
  terminate(): void {
    this.isTerminated = true
  }
  answer(answer: WorkerAnswer<string>): void {
    this.dispatchEvent(new MessageEvent('message', { data: answer }))
  }
  finish(): void {
    const last = this.jobs.at(-1)
    if (last) this.answer({ id: last.id, kind: 'result', result: last.job.toUpperCase() })
  }
  crash(): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }))
  }
}

function setUp(limits?: ConstructorParameters<typeof WorkerJobs>[1]) {
  const workers: HandWorker[] = []
  const jobs = new WorkerJobs<string, string>(() => {
    const worker = new HandWorker()
    workers.push(worker)
    return worker as unknown as JobWorker
  }, limits)
  const latest = () => workers.at(-1) ?? new HandWorker()
  return { jobs, workers, latest }
}

test('no worker starts before the first job, and one runs all jobs', async () => {
  const { jobs, workers, latest } = setUp()
  expect(workers).toHaveLength(0)
  for (const job of ['one', 'two']) {
    const asked = jobs.run(job)
    latest().finish()
    await expect(asked).resolves.toBe(job.toUpperCase())
  }
  expect(workers).toHaveLength(1)
})

test('jobs are sent one at a time, in order', async () => {
  const { jobs, latest } = setUp()
  const asked = [jobs.run('one'), jobs.run('two')]
  expect(latest().jobs.map(({ job }) => job)).toEqual(['one'])
  latest().finish()
  expect(latest().jobs.map(({ job }) => job)).toEqual(['one', 'two'])
  latest().finish()
  await expect(Promise.all(asked)).resolves.toEqual(['ONE', 'TWO'])
})

test('the progress of a job is reported', async () => {
  const { jobs, latest } = setUp()
  const seen: number[] = []
  const asked = jobs.run('one', { onProgress: (part) => seen.push(part) })
  latest().answer({ id: 1, kind: 'progress', progress: 0.5 })
  latest().finish()
  await asked
  expect(seen).toEqual([0.5])
})

test('a crash only fails the running job; the next one gets a new worker', async () => {
  const { jobs, workers, latest } = setUp()
  const first = jobs.run('one')
  const second = jobs.run('two')
  latest().crash()
  await expect(first).rejects.toThrow(new WorkerFailedError('out of memory'))
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false])
  latest().finish()
  await expect(second).resolves.toBe('TWO')
})

test('a reported error fails the job and keeps the worker', async () => {
  const { jobs, workers, latest } = setUp()
  const asked = jobs.run('one')
  latest().answer({ id: 1, kind: 'error', message: 'no such voice' })
  await expect(asked).rejects.toThrow('no such voice')
  expect(workers[0]?.isTerminated).toBe(false)
})

test('a worker that cannot start fails its job, and the next job tries again', async () => {
  let starts = 0
  const jobs = new WorkerJobs<string, string>(() => {
    starts += 1
    throw new Error('blocked by the security policy')
  })
  const asked = [jobs.run('one'), jobs.run('two')]
  for (const job of asked) await expect(job).rejects.toBeInstanceOf(WorkerFailedError)
  expect(starts).toBe(2)
})

test('aborting the running job ends the worker; a stale answer is ignored', async () => {
  const { jobs, workers, latest } = setUp()
  const stop = new AbortController()
  const first = jobs.run('one', { signal: stop.signal })
  const second = jobs.run('two')
  stop.abort(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  expect(workers[0]?.isTerminated).toBe(true)
  workers[0]?.finish()
  latest().finish()
  await expect(second).resolves.toBe('TWO')
})

test('a job that takes too long ends its worker, and the wait for other jobs does not count', async () => {
  vi.useFakeTimers()
  const { jobs, workers, latest } = setUp({ longestMs: 1000 })
  const [slow, next] = [jobs.run('slow'), jobs.run('next')]
  const failure = expect(slow).rejects.toBeInstanceOf(WorkerTooSlowError)
  vi.advanceTimersByTime(1000)
  await failure
  expect(workers[0]?.isTerminated).toBe(true)
  vi.advanceTimersByTime(999)
  latest().finish()
  await expect(next).resolves.toBe('NEXT')
  vi.advanceTimersByTime(5000)
  expect(workers[1]?.isTerminated).toBe(false)
  vi.useRealTimers()
})

test('aborting a waiting job does not affect the running one', async () => {
  const { jobs, workers, latest } = setUp()
  const stop = new AbortController()
  const first = jobs.run('one')
  const second = jobs.run('two', { signal: stop.signal })
  stop.abort(new Error('gone'))
  await expect(second).rejects.toThrow('gone')
  latest().finish()
  await expect(first).resolves.toBe('ONE')
  expect(workers).toHaveLength(1)
  expect(latest().jobs).toHaveLength(1)
  await expect(jobs.run('three', { signal: stop.signal })).rejects.toThrow('gone')
})

test('a worker without jobs is ended after its idle time, and the next job starts another', async () => {
  vi.useFakeTimers()
  try {
    const { jobs, workers, latest } = setUp({ idleMs: 1000 })
    for (const job of ['one', 'two']) {
      const asked = jobs.run(job)
      vi.advanceTimersByTime(5000)
      expect(latest().isTerminated).toBe(false)
      latest().finish()
      await asked
      vi.advanceTimersByTime(999)
    }
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([false])
    vi.advanceTimersByTime(1)
    expect(latest().isTerminated).toBe(true)
    void jobs.run('three')
    expect(workers).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})
