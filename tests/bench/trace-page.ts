import type { CDPSession, Page } from 'playwright'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Thread time in microseconds, without the processor time of other threads. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

async function eventsOf(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]))
  })
  const categories = 'toplevel,__metadata'
  await session.send('Tracing.start', { categories, transferMode: 'ReportEvents' })
  try {
    await act()
  } finally {
    const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
    await session.send('Tracing.end')
    await complete
  }
  return events
}

/** Processor time in ms of each task of the page's main thread during `act`, longest first. */
export async function taskTimes(page: Page, act: () => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  const events = await eventsOf(session, act)
  await session.detach()
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  return (
    events
      // Other events of this category happen within a task.
      .filter(({ name }) => name.endsWith('RunTask'))
      .filter(({ pid, tid }) => mains.some((main) => main.pid === pid && main.tid === tid))
      .map(({ tdur = 0 }) => tdur / 1000)
      .sort((a, b) => b - a)
  )
}
