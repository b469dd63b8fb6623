import type { Scenario } from '#mocks/scenarios/scenario.ts'
import { scenarios } from '#mocks/scenarios/scenarios.ts'

const list: ReadonlyArray<[string, Scenario]> = Object.entries(scenarios)

export function ScenarioTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">?sandbox=</th>
          <th scope="col">What it is good for</th>
        </tr>
      </thead>
      <tbody>
        {list.map(([name, { description }]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
