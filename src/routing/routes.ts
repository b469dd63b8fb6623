/** Screens for guests, by the addresses without the language. The build prerenders them. */
export const guestRoutes = {
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password/:id',
} as const

/** Screens for customers, literal segments before parameters, because the first match counts. */
export const customerRoutes = {
  home: '/',
  services: '/services',
  profile: '/profile',
  transactions: '/transactions',
  payment: '/payment/:status?',
  share: '/share',
  projects: '/services/:slug',
  createProject: '/services/:slug/create',
  project: '/services/:slug/:id',
} as const

/**
 * Every screen of the product. Router, prefetch, the files of the build, prerendered pages, the addresses that a host
 * knows, routes in error reports and the catalogue's map of screens are derived from this table.
 */
export const routes = { ...guestRoutes, ...customerRoutes }

export type RouteName = keyof typeof routes

export const namesOf = <Name extends RouteName>(some: Readonly<Record<Name, string>>) =>
  Object.keys(some) as Name[]
