import { useState } from 'react'
import { dueEvents, moveClock, moveToNextEvent } from '#mocks/control/due-events.ts'
import type { World } from '#mocks/world.ts'
import { Button } from '#src/ui/button.tsx'
import { ActionOutcome } from './outcome.tsx'
import { panelTexts } from './panel-texts.ts'
import { useRefresh } from './use-world.ts'

const CLOCK_STEPS = [
  ['1 min', 60_000],
  ['1 h', 3_600_000],
  ['1 day', 86_400_000],
  ['7 days', 604_800_000],
] as const
const CLOCK_SPEEDS = [1, 60] as const

const momentText = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`

function describePayload(payload: unknown): string {
  if (typeof payload !== 'object' || payload === null) return ''
  const ids = Object.entries(payload).filter(([, value]) => typeof value !== 'object')
  return ids.map(([name, value]) => `${name} ${value}`).join(', ')
}

function DueList({ world }: { world: World }) {
  const events = dueEvents(world)
  return (
    <section>
      <h2>{panelTexts.due}</h2>
      {events.length === 0 && <p className="sandbox-note">{panelTexts.nothingDue}</p>}
      <ol>
        {events.slice(0, 100).map(({ id, kind, at, payload }) => (
          <li key={id} className="wrap-long">
            <span className="tabular">{momentText(at)}</span> <strong>{kind}</strong>{' '}
            <span className="sandbox-note">{describePayload(payload)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function ClockSection({ world }: { world: World }) {
  const refresh = useRefresh(1000)
  const { clock } = world
  const { speed } = clock.state
  const [said, setSaid] = useState('')
  const act = async (change: () => unknown) => {
    setSaid('')
    await change()
    refresh()
  }
  const goToNext = async () => {
    const event = await moveToNextEvent(world)
    setSaid(event ? panelTexts.wentTo(event.kind, describePayload(event.payload)) : panelTexts.nothingDue)
  }
  return (
    <>
      <section>
        <h2>{panelTexts.clock}</h2>
        <p className="tabular">
          {momentText(clock.now())} <span>{speed === 0 ? panelTexts.frozen : panelTexts.speed(speed)}</span>
        </p>
        <div className="sandbox-row">
          <Button size="small" aria-pressed={speed === 0} onClick={() => void act(() => clock.freeze())}>
            {panelTexts.freeze}
          </Button>
          {CLOCK_SPEEDS.map((times) => (
            <Button
              key={times}
              size="small"
              aria-pressed={speed === times}
              onClick={() => void act(() => clock.run(times))}
            >
              {`×${times}`}
            </Button>
          ))}
        </div>
        <div className="sandbox-row">
          {CLOCK_STEPS.map(([label, ms]) => (
            <Button key={label} size="small" onClick={() => void act(() => moveClock(world, ms))}>
              {`+ ${label}`}
            </Button>
          ))}
          <Button size="small" onClick={() => void act(goToNext)}>
            {panelTexts.toNext}
          </Button>
        </div>
        <ActionOutcome done={said} failed="" />
      </section>
      <DueList world={world} />
    </>
  )
}
