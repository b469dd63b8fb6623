import type { CDPSession, Page } from 'playwright'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Start in microseconds. */
  readonly ts: number
  /** Time by the clock in microseconds. */
  readonly dur?: number
  /** Thread time in microseconds, without the processor time of other threads. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

async function eventsOf(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]))
  })
  const categories = 'toplevel,__metadata,blink.user_timing'
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

/** Events and tasks of the page's main thread during `act`. */
async function mainThread(page: Page, act: () => Promise<void>) {
  const session = await page.context().newCDPSession(page)
  const events = await eventsOf(session, act)
  await session.detach()
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const own = events.filter(({ pid, tid }) => mains.some((main) => main.pid === pid && main.tid === tid))
  // Other events of the category of tasks happen within one.
  return { own, tasks: own.filter(({ name }) => name.endsWith('RunTask')) }
}

/** Processor time in ms of each task of the page's main thread during `act`, longest first. */
export async function taskTimes(page: Page, act: () => Promise<void>): Promise<number[]> {
  const { tasks } = await mainThread(page, act)
  return tasks.map(({ tdur = 0 }) => tdur / 1000).sort((a, b) => b - a)
}

/** Processor time in ms of the page's main thread from each event of this kind to the next, during `act`. */
export async function taskTimesPerEvent(
  page: Page,
  kind: string,
  act: () => Promise<void>,
): Promise<readonly number[]> {
  await page.evaluate((kind) => {
    addEventListener(kind, () => performance.mark('bench-event'), { capture: true })
  }, kind)
  const { own, tasks } = await mainThread(page, act)
  const marks = own.filter(({ name }) => name === 'bench-event').map(({ ts }) => ts)
  const times = marks.map(() => 0)
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    // A task that contains a mark belongs to it.
    const index = marks.findLastIndex((mark) => mark < ts + dur)
    if (index >= 0) times[index] = (times[index] ?? 0) + tdur / 1000
  }
  return times
}
