import { Fragment } from 'react'
import { guestRoutes, namesOf, type RouteName, routes } from '#src/routing/routes.ts'
import { allStories, StoryLinks } from '../support/all-stories.tsx'
import { FactsTable } from '../support/facts-table.tsx'
import { facts, type RouteFacts } from './screen-routes.ts'

function ScreenStates({ titles }: Pick<RouteFacts, 'titles'>) {
  const stories = allStories.filter(({ title }) => titles.test(title))
  return [...new Set(stories.map(({ title }) => title))].map((title) => (
    <Fragment key={title}>
      <strong>{title.replace('Screens/', '')}</strong>:{' '}
      <StoryLinks stories={stories.filter((story) => story.title === title)} />
      <br />
    </Fragment>
  ))
}

const addressOf = (name: RouteName) => routes[name].replace(/:(\w+\??)/g, '{$1}')

const ScreenAddress = ({ to }: { to: string }) => (
  <>
    <code>{to}</code>
    <br />
  </>
)

export const ScreenMap = () => (
  <FactsTable
    head={['Route', 'For', 'States', 'Leads to']}
    isCode
    rows={namesOf(routes).map((name) => {
      const { titles, leadsTo } = facts[name]
      return [
        addressOf(name),
        name in guestRoutes ? 'guests' : 'customers',
        <ScreenStates key="states" titles={titles} />,
        leadsTo.length > 0 ? leadsTo.map((next) => <ScreenAddress key={next} to={addressOf(next)} />) : '–',
      ]
    })}
  />
)
