import { type ScenarioName, scenarioNamed } from '#mocks/scenarios/scenario-name.ts'
import { scenarios } from '#mocks/scenarios/scenarios.ts'
import { Button } from '#src/ui/button.tsx'
import { panelTexts } from './panel-texts.ts'

function reopen(name: ScenarioName, isFresh: boolean) {
  const url = new URL('/', location.origin)
  url.searchParams.set('sandbox', name)
  if (isFresh) url.searchParams.set('sandbox-reset', '')
  location.assign(url)
}

export function ScenarioSection({ name }: { name: ScenarioName }) {
  return (
    <section>
      <h2>{panelTexts.scenario}</h2>
      <select
        aria-label={panelTexts.scenario}
        value={name}
        onChange={({ target }) => reopen(scenarioNamed(target.value), false)}
      >
        {Object.keys(scenarios).map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <p className="sandbox-note">{scenarios[name].description}</p>
      <div className="sandbox-row">
        <Button size="small" onClick={() => reopen(name, true)}>
          {panelTexts.anew}
        </Button>
      </div>
    </section>
  )
}
