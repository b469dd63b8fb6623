import { useState } from 'react'
import { type ScenarioName, scenarioNamed } from '#mocks/scenarios/scenario-name.ts'
import { scenarios } from '#mocks/scenarios/scenarios.ts'
import { Button } from '#src/ui/button.tsx'
import { Outcome } from './outcome.tsx'
import { panelTexts } from './panel-texts.ts'
import type { ShownWorld } from './shown-world.ts'

export function ScenarioSection({ scenario, begin }: Omit<ShownWorld, 'world'>) {
  const [said, setSaid] = useState('')
  const choose = (chosen: ScenarioName, isFresh: boolean) => {
    setSaid('')
    void begin(chosen, isFresh).then(() => setSaid(panelTexts.begun(chosen)))
  }
  return (
    <section>
      <h2>{panelTexts.scenario}</h2>
      <select
        aria-label={panelTexts.scenario}
        value={scenario}
        onChange={({ target }) => choose(scenarioNamed(target.value), false)}
      >
        {Object.keys(scenarios).map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <p className="sandbox-note">{scenarios[scenario].description}</p>
      <div className="sandbox-row">
        <Button size="small" onClick={() => choose(scenario, true)}>
          {panelTexts.anew}
        </Button>
      </div>
      <Outcome done={said} failed="" />
    </section>
  )
}
