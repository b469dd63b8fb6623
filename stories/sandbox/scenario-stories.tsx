import { Fragment } from 'react'
import type { Scenario } from '#mocks/scenarios/scenario.ts'
import { scenarios } from '#mocks/scenarios/scenarios.ts'
import { allStories, StoryLinks } from '../support/all-stories.tsx'

const list: ReadonlyArray<[string, Scenario]> = Object.entries(scenarios)

function Told({ on }: { on: string }) {
  const stories = allStories.filter(({ scenario }) => scenario === on)
  if (stories.length === 0) return '–'
  return [...new Set(stories.map(({ title }) => title))].map((title) => (
    <Fragment key={title}>
      <strong>{title}</strong>: <StoryLinks stories={stories.filter((story) => story.title === title)} />
      <br />
    </Fragment>
  ))
}

export const ScenarioStories = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">?sandbox=</th>
        <th scope="col">What it is good for</th>
        <th scope="col">Stories</th>
      </tr>
    </thead>
    <tbody>
      {list.map(([name, { description }]) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>{description}</td>
          <td>
            <Told on={name} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
