import type { paths } from '#src/routing/paths.ts'

type Route = keyof typeof paths

export interface RouteFacts {
  readonly address: string
  readonly audience: 'guests' | 'customers'
  /** Titles of its stories; services have story files of their own. */
  readonly titles: RegExp
  readonly leadsTo: readonly Route[]
}

/** Facts of the screen map about each route; `tests/architecture/screen-map.test.ts` compares them with the app. */
export const routes: Readonly<Record<Route, RouteFacts>> = {
  home: {
    address: '/',
    audience: 'customers',
    titles: /^Screens\/Home$/,
    leadsTo: ['projects', 'createProject', 'project', 'transactions'],
  },
  login: {
    address: '/login',
    audience: 'guests',
    titles: /^Screens\/Login$/,
    leadsTo: ['register', 'forgotPassword'],
  },
  register: {
    address: '/register',
    audience: 'guests',
    titles: /^Screens\/Register$/,
    leadsTo: ['login'],
  },
  forgotPassword: {
    address: '/forgot-password',
    audience: 'guests',
    titles: /^Screens\/Forgot password$/,
    leadsTo: ['login'],
  },
  resetPassword: {
    address: '/reset-password/{id}',
    audience: 'guests',
    titles: /^Screens\/Reset password$/,
    leadsTo: ['login', 'forgotPassword'],
  },
  profile: { address: '/profile', audience: 'customers', titles: /^Screens\/Profile$/, leadsTo: [] },
  services: {
    address: '/services',
    audience: 'customers',
    titles: /^Screens\/Services$/,
    leadsTo: ['projects', 'createProject'],
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
    leadsTo: ['home', 'createProject', 'project'],
  },
  projects: {
    address: '/services/{slug}',
    audience: 'customers',
    titles: /^Screens\/Projects$/,
    leadsTo: ['services', 'projects', 'createProject', 'project'],
  },
  createProject: {
    address: '/services/{slug}/create',
    audience: 'customers',
    titles: /^Screens\/Create/,
    leadsTo: ['projects', 'createProject', 'project'],
  },
  project: {
    address: '/services/{slug}/{id}',
    audience: 'customers',
    titles: /^Screens\/Project /,
    leadsTo: ['home', 'projects', 'createProject', 'project'],
  },
}
