export interface WorkerJob<Job> {
  id: number
  job: Job
}

/** Messages of a worker: progress (0 to 1), then a result or an error. */
export type WorkerAnswer<Result> =
  | { id: number; kind: 'progress'; progress: number }
  | { id: number; kind: 'result'; result: Result }
  | { id: number; kind: 'error'; message: string }
