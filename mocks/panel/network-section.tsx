import { isSpeechDown, setSpeechDown } from '#mocks/features/audio/speech-switch.ts'
import { latencyProfiles } from '#mocks/http/latency.ts'
import type { World } from '#mocks/world.ts'
import { Switch } from '#src/ui/switch.tsx'
import { FaultSection } from './fault-section.tsx'
import { panelTexts } from './panel-texts.ts'
import { useRefresh } from './use-world.ts'

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
        world.latency.profile = latencyProfiles[target.selectedIndex] ?? 'none'
        refresh()
      }}
    >
      {latencyProfiles.map((profile) => (
        <option key={profile} value={profile}>
          {`${panelTexts.latency}: ${profile}`}
        </option>
      ))}
    </select>
  )
}

export function NetworkSection({ world }: { world: World }) {
  const refresh = useRefresh(1000)
  const turnSpeech = async (isDown: boolean) => {
    await world.write((tx) => setSpeechDown(tx, isDown))
    refresh()
  }
  return (
    <>
      <section>
        <h2>{panelTexts.network}</h2>
        <LatencySelect world={world} refresh={refresh} />
        <div className="sandbox-row">
          <Switch
            label={panelTexts.speechDown}
            checked={isSpeechDown(world.db)}
            onChange={({ target }) => void turnSpeech(target.checked)}
          />
        </div>
      </section>
      <FaultSection faults={world.faults} />
    </>
  )
}
