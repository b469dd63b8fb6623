/** Performs the jobs that the parent process sends, until that process ends. */
export function answerProcessJobs<Job, Result>(perform: (job: Job) => Promise<Result>): void {
  process.on('message', async ({ id, job }: { id: number; job: Job }) => {
    const answer = await perform(job).then(
      (result) => ({ id, kind: 'result', result }),
      (error: unknown) => ({ id, kind: 'error', message: String(error) }),
    )
    process.send?.(answer)
  })
  process.on('disconnect', () => process.exit(0))
}
