import { Fragment } from 'react'
import type { Scenario } from '#mocks/scenarios/scenario.ts'
import { scenarios } from '#mocks/scenarios/scenarios.ts'
import { allStories, StoryLinks } from '../support/all-stories.tsx'
import { FactsTable } from '../support/facts-table.tsx'

const list: ReadonlyArray<[string, Scenario]> = Object.entries(scenarios)

function ScenarioText({ on }: { on: string }) {
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
  <FactsTable
    head={['?sandbox=', 'What it is good for', 'Stories']}
    isCode
    rows={list.map(([name, { description }]) => [
      name,
      description,
      <ScenarioText key="stories" on={name} />,
    ])}
  />
)
