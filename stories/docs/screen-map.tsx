import { Fragment } from 'react'
import { allStories, StoryLinks } from '../support/all-stories.tsx'
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
  <table>
    <thead>
      <tr>
        {['Route', 'For', 'States', 'Leads to'].map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {Object.entries(routes).map(([route, { address, audience, titles, leadsTo }]) => (
        <tr key={route}>
          <th scope="row">
            <code>{address}</code>
          </th>
          <td>{audience}</td>
          <td>
            <States titles={titles} />
          </td>
          <td>
            {leadsTo.length > 0 ? leadsTo.map((next) => <Way key={next} to={routes[next].address} />) : '–'}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
