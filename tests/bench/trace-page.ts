import type { CDPSession, Page } from 'playwright'

export interface TraceEvent {
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

/** Events and tasks of the main threads in a trace. */
export function mainThreadOf(events: readonly TraceEvent[]) {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const own = events.filter(({ pid, tid }) => mains.some((main) => main.pid === pid && main.tid === tid))
  // Other events of the category of tasks happen within one.
  return { own, tasks: own.filter(({ name }) => name.endsWith('RunTask')) }
}

/** Events and tasks of the page's main thread during `act`. */
async function mainThread(page: Page, act: () => Promise<void>) {
  const session = await page.context().newCDPSession(page)
  const events = await eventsOf(session, act)
  await session.detach()
  return mainThreadOf(events)
}

/** Processor time in ms of each task of the page's main thread during `act`, longest first. */
export async function taskTimes(page: Page, act: () => Promise<void>): Promise<number[]> {
  const { tasks } = await mainThread(page, act)
  return tasks.map(({ tdur = 0 }) => tdur / 1000).sort((a, b) => b - a)
}

/** Processor time in ms of the page's main thread for one event. */
interface EventTimes {
  /** Until the next frame is drawn. */
  readonly frame: number
  /** Until the next event: also what the event causes in the background. */
  readonly whole: number
}

/** Times of each event of this kind during `act`. */
export async function taskTimesPerEvent(
  page: Page,
  kind: string,
  act: () => Promise<void>,
): Promise<readonly EventTimes[]> {
  await page.evaluate((kind) => {
    const handle = () => {
      performance.mark('bench-event')
      requestAnimationFrame(() => performance.mark('bench-frame'))
    }
    addEventListener(kind, handle, { capture: true })
  }, kind)
  const { own, tasks } = await mainThread(page, act)
  const timesOf = (mark: string) => own.filter(({ name }) => name === mark).map(({ ts }) => ts)
  const [events, frames] = [timesOf('bench-event'), timesOf('bench-frame')]
  const sum = (from: number, to: number) =>
    // A task that contains an event belongs to it.
    tasks.reduce(
      (all, { ts, dur = 0, tdur = 0 }) => (ts + dur > from && ts + dur <= to ? all + tdur : all),
      0,
    ) / 1000
  const endOf = (moment = Number.POSITIVE_INFINITY) => {
    const task = tasks.find(({ ts, dur = 0 }) => ts <= moment && moment < ts + dur)
    return task ? task.ts + (task.dur ?? 0) : moment
  }
  return events.map((event, index) => {
    const next = events[index + 1] ?? Number.POSITIVE_INFINITY
    const frame = Math.min(endOf(frames.find((ts) => ts > event)), next)
    return { frame: sum(event, frame), whole: sum(event, next) }
  })
}
