import type { WorkerAnswer, WorkerJob } from './worker-messages.ts'

/** The used part of a worker's scope; the project is compiled with the page's types. */
interface WorkerScope<Result> {
  postMessage(message: WorkerAnswer<Result>, transfer: Transferable[]): void
}

export interface JobOutcome<Result> {
  result: Result
  transfer: Transferable[]
}

export function answerJobs<Job, Result>(
  perform: (job: Job, onProgress: (progress: number) => void) => Promise<JobOutcome<Result>>,
): void {
  const scope = globalThis as unknown as WorkerScope<Result>
  addEventListener('message', async ({ data }: MessageEvent<WorkerJob<Job>>) => {
    const { id, job } = data
    try {
      const { result, transfer } = await perform(job, (progress) => {
        scope.postMessage({ id, kind: 'progress', progress }, [])
      })
      scope.postMessage({ id, kind: 'result', result }, transfer)
    } catch (error) {
      scope.postMessage({ id, kind: 'error', message: String(error) }, [])
    }
  })
}
