import type { World } from '#mocks/world.ts'
import { Button } from '#src/ui/button.tsx'
import { panelTexts } from './panel-texts.ts'
import { useRefresh } from './use-world.ts'

const steps = [
  ['1 min', 60_000],
  ['1 h', 3_600_000],
  ['1 day', 86_400_000],
  ['7 days', 604_800_000],
] as const

export function ClockSection({ world }: { world: World }) {
  const refresh = useRefresh(1000)
  const advance = async (ms: number) => {
    world.clock.advance(ms)
    await world.settle()
    refresh()
  }
  return (
    <section>
      <h2>{panelTexts.clock}</h2>
      <p className="tabular">
        {`${new Date(world.clock.now()).toISOString().slice(0, 19).replace('T', ' ')} UTC`}
      </p>
      <div className="sandbox-row">
        {steps.map(([label, ms]) => (
          <Button key={label} size="small" onClick={() => void advance(ms)}>
            {`+ ${label}`}
          </Button>
        ))}
      </div>
    </section>
  )
}
