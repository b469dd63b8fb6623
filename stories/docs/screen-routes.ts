import type { RouteName } from '#src/routing/routes.ts'

export interface RouteFacts {
  /** Titles of its stories; services have story files of their own. */
  readonly titles: RegExp
  readonly leadsTo: readonly RouteName[]
}

/** Facts of the screen map about each route; `tests/architecture/screen-map.test.ts` compares them with the app. */
export const facts: Readonly<Record<RouteName, RouteFacts>> = {
  home: {
    titles: /^Screens\/Home$/,
    leadsTo: ['projects', 'createProject', 'project', 'transactions'],
  },
  login: {
    titles: /^Screens\/Login$/,
    leadsTo: ['register', 'forgotPassword'],
  },
  register: {
    titles: /^Screens\/Register$/,
    leadsTo: ['login'],
  },
  forgotPassword: {
    titles: /^Screens\/Forgot password$/,
    leadsTo: ['login'],
  },
  resetPassword: {
    titles: /^Screens\/Reset password$/,
    leadsTo: ['login', 'forgotPassword'],
  },
  profile: { titles: /^Screens\/Profile$/, leadsTo: [] },
  services: {
    titles: /^Screens\/Services$/,
    leadsTo: ['projects', 'createProject'],
  },
  transactions: {
    titles: /^Screens\/Transactions$/,
    leadsTo: ['project'],
  },
  payment: {
    titles: /^Screens\/Payment$/,
    leadsTo: ['home', 'createProject', 'project'],
  },
  share: {
    titles: /^Screens\/Share$/,
    leadsTo: ['projects', 'createProject', 'project', 'share'],
  },
  projects: {
    titles: /^Screens\/Projects$/,
    leadsTo: ['services', 'projects', 'createProject', 'project'],
  },
  createProject: {
    titles: /^Screens\/Create/,
    leadsTo: ['projects', 'createProject', 'project'],
  },
  project: {
    titles: /^Screens\/Project /,
    leadsTo: ['home', 'projects', 'createProject', 'project'],
  },
}
