import { routes } from '#src/routing/routes.ts'
import { CUSTOMER_SCREENS, GUEST_SCREENS } from '../e2e/support/screens.ts'

/** Screens of a guest. */
export const GUEST_PATHS = [...Object.values(GUEST_SCREENS), '/reset-password/abc', '/nowhere']

/** Screens of a customer outside the services. */
export const CUSTOMER_PATHS = [
  ...Object.values(CUSTOMER_SCREENS).filter((path) => !path.startsWith('/services/')),
  ...['', '/success', '/failed', '/canceled', '/pending'].map((status) => `/payment${status}`),
  '/nowhere',
]

/** The header's menus are opened only on this screen, because they are the same everywhere. */
export const SCREEN_WITH_HEADER = routes.services

/** Visits the same states twice, so that each language, width and colour scheme is seen with everything that opens. */
export const VARIANTS = [
  { locale: 'az', width: 1440, colorScheme: 'light' },
  { locale: 'ru', width: 360, colorScheme: 'dark' },
] as const

export type Variant = (typeof VARIANTS)[number]
