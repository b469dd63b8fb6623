import { useState } from 'react'
import { isSpeechDown, setSpeechDown } from '#mocks/features/audio/speech-switch.ts'
import type { Fault } from '#mocks/http/faults.ts'
import type { LatencyProfile } from '#mocks/http/latency.ts'
import type { World } from '#mocks/world.ts'
import { Button } from '#src/ui/button.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { panelTexts } from './panel-texts.ts'
import { useRefresh } from './use-world.ts'

const profiles: readonly LatencyProfile[] = ['none', 'fast', 'typical', 'slow']

const statusFaults = [401, 403, 404, 409, 422, 429, 500].map(
  (status) => ({ kind: 'status', status }) as const,
)
const faults: readonly Fault[] = [
  ...statusFaults,
  { kind: 'refused' },
  { kind: 'network' },
  { kind: 'hang' },
  { kind: 'html' },
  { kind: 'empty' },
  { kind: 'cut-off' },
]

const nameOf = (fault: Fault) => (fault.kind === 'status' ? String(fault.status) : fault.kind)

interface SectionProps {
  world: World
  refresh: () => void
}

function LatencySelect({ world, refresh }: SectionProps) {
  return (
    <select
      aria-label={panelTexts.latency}
      value={world.latency.profile}
      onChange={({ target }) => {
        world.latency.profile = profiles[target.selectedIndex] ?? 'none'
        refresh()
      }}
    >
      {profiles.map((profile) => (
        <option key={profile} value={profile}>
          {`${panelTexts.latency}: ${profile}`}
        </option>
      ))}
    </select>
  )
}

function FaultRow({ world, refresh }: SectionProps) {
  const [chosen, setChosen] = useState(0)
  const add = (times?: number) => {
    const fault = faults[chosen]
    if (fault) world.faults.add({ fault, ...(times !== undefined && { times }) })
    refresh()
  }
  const clear = () => {
    world.faults.clear()
    refresh()
  }
  return (
    <div className="sandbox-row">
      <select
        aria-label={panelTexts.fault}
        value={chosen}
        onChange={({ target }) => setChosen(target.selectedIndex)}
      >
        {faults.map((fault, index) => (
          <option key={nameOf(fault)} value={index}>
            {`${panelTexts.fault}: ${nameOf(fault)}`}
          </option>
        ))}
      </select>
      <Button size="small" onClick={() => add(1)}>
        {panelTexts.nextRequest}
      </Button>
      <Button size="small" onClick={() => add()}>
        {panelTexts.allRequests}
      </Button>
      <Button size="small" onClick={clear}>
        {panelTexts.clearFaults(world.faults.rules.length)}
      </Button>
    </div>
  )
}

export function NetworkSection({ world }: { world: World }) {
  const refresh = useRefresh(1000)
  const turnSpeech = async (isDown: boolean) => {
    await world.write((tx) => setSpeechDown(tx, isDown))
    refresh()
  }
  return (
    <section>
      <h2>{panelTexts.network}</h2>
      <LatencySelect world={world} refresh={refresh} />
      <FaultRow world={world} refresh={refresh} />
      <div className="sandbox-row">
        <Switch
          label={panelTexts.speechDown}
          checked={isSpeechDown(world.db)}
          onChange={({ target }) => void turnSpeech(target.checked)}
        />
      </div>
    </section>
  )
}
