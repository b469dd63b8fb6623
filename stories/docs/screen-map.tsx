import { Fragment } from 'react'
import type { paths } from '#src/routing/paths.ts'
import { allStories, StoryLinks } from '../support/all-stories.tsx'

type Route = keyof typeof paths

interface RouteFacts {
  readonly address: string
  readonly audience: 'guests' | 'customers'
  /** Titles of its stories; services show themselves in files of their own. */
  readonly titles: RegExp
  readonly leadsTo: readonly Route[]
}

/** One entry for each route of the router: a new one is asked for by the compiler. */
const routes: Readonly<Record<Route, RouteFacts>> = {
  home: {
    address: '/',
    audience: 'customers',
    titles: /^Screens\/Home$/,
    leadsTo: ['services', 'projects', 'project', 'createProject'],
  },
  login: {
    address: '/login',
    audience: 'guests',
    titles: /^Screens\/Login$/,
    leadsTo: ['register', 'forgotPassword', 'home'],
  },
  register: {
    address: '/register',
    audience: 'guests',
    titles: /^Screens\/Register$/,
    leadsTo: ['login', 'home'],
  },
  forgotPassword: {
    address: '/forgot-password',
    audience: 'guests',
    titles: /^Screens\/Forgot password$/,
    leadsTo: ['login', 'resetPassword'],
  },
  resetPassword: {
    address: '/reset-password/{id}',
    audience: 'guests',
    titles: /^Screens\/Reset password$/,
    leadsTo: ['login', 'forgotPassword'],
  },
  profile: { address: '/profile', audience: 'customers', titles: /^Screens\/Profile$/, leadsTo: ['login'] },
  services: {
    address: '/services',
    audience: 'customers',
    titles: /^Screens\/Services$/,
    leadsTo: ['projects'],
  },
  transactions: {
    address: '/transactions',
    audience: 'customers',
    titles: /^Screens\/Transactions$/,
    leadsTo: ['project'],
  },
  payment: {
    address: '/payment/{status?}',
    audience: 'customers',
    titles: /^Screens\/Payment$/,
    leadsTo: ['home', 'transactions', 'project'],
  },
  projects: {
    address: '/services/{slug}',
    audience: 'customers',
    titles: /^Screens\/Projects$/,
    leadsTo: ['createProject', 'project'],
  },
  createProject: {
    address: '/services/{slug}/create',
    audience: 'customers',
    titles: /^Screens\/Create/,
    leadsTo: ['project', 'projects'],
  },
  project: {
    address: '/services/{slug}/{id}',
    audience: 'customers',
    titles: /^Screens\/Project /,
    leadsTo: ['projects', 'transactions'],
  },
}

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
          <td>{leadsTo.map((next) => routes[next].address).join(', ')}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
