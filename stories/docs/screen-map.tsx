import { Fragment } from 'react'
import { allStories, StoryLinks } from '../support/all-stories.tsx'
import { FactsTable } from '../support/facts-table.tsx'
import { type RouteFacts, routes } from './screen-routes.ts'

function States({ titles }: Pick<RouteFacts, 'titles'>) {
  const stories = allStories.filter(({ title }) => titles.test(title))
  return [...new Set(stories.map(({ title }) => title))].map((title) => (
    <Fragment key={title}>
      <strong>{title.replace('Screens/', '')}</strong>:{' '}
      <StoryLinks stories={stories.filter((story) => story.title === title)} />
      <br />
    </Fragment>
  ))
}

const Way = ({ to }: { to: string }) => (
  <>
    <code>{to}</code>
    <br />
  </>
)

export const ScreenMap = () => (
  <FactsTable
    head={['Route', 'For', 'States', 'Leads to']}
    isCode
    rows={Object.values(routes).map(({ address, audience, titles, leadsTo }) => [
      address,
      audience,
      <States key="states" titles={titles} />,
      leadsTo.length > 0 ? leadsTo.map((next) => <Way key={next} to={routes[next].address} />) : '–',
    ])}
  />
)
