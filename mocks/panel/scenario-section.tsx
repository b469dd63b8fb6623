import { useState } from 'react'
import { type ScenarioName, scenarioNamed } from '#mocks/scenarios/scenario-name.ts'
import { scenarioGroups, scenarios } from '#mocks/scenarios/scenarios.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { ActionOutcome } from './outcome.tsx'
import { panelTexts } from './panel-texts.ts'
import type { ShownWorld } from './shown-world.ts'

const matchesScenario = (name: ScenarioName, wanted: string) =>
  `${name} ${scenarios[name].description}`.toLowerCase().includes(wanted.trim().toLowerCase())

/** Groups of the scenarios whose name or description has these words. The chosen one stays in the list. */
const matchingGroups = (wanted: string, chosen: ScenarioName) =>
  Object.entries(scenarioGroups)
    .map(
      ([group, names]) =>
        [group, names.filter((name) => name === chosen || matchesScenario(name, wanted))] as const,
    )
    .filter(([, names]) => names.length > 0)

export function ScenarioSection({ scenario, begin }: Omit<ShownWorld, 'world'>) {
  const [said, setSaid] = useState('')
  const [wanted, setWanted] = useState('')
  const choose = (chosen: ScenarioName, isFresh: boolean) => {
    setSaid('')
    void begin(chosen, isFresh).then(() => setSaid(panelTexts.begun(chosen)))
  }
  return (
    <section>
      <h2>{panelTexts.scenario}</h2>
      <TextField
        label={panelTexts.findScenario}
        type="search"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <select
        aria-label={panelTexts.scenario}
        value={scenario}
        onChange={({ target }) => choose(scenarioNamed(target.value), false)}
      >
        {matchingGroups(wanted, scenario).map(([group, names]) => (
          <optgroup key={group} label={group}>
            {names.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </optgroup>
        ))}
      </select>
      <p className="sandbox-note">{scenarios[scenario].description}</p>
      <div className="sandbox-row">
        <Button size="small" onClick={() => choose(scenario, true)}>
          {panelTexts.anew}
        </Button>
      </div>
      <ActionOutcome done={said} failed="" />
    </section>
  )
}
