import { CUSTOMER_SCREENS, GUEST_SCREENS } from '../e2e/support/screens.ts'

/** Screens of a guest. */
export const GUEST_PATHS = [...Object.values(GUEST_SCREENS), '/reset-password/abc', '/nowhere']

/** Screens of a customer outside the services. */
export const CUSTOMER_PATHS = [
  ...Object.values(CUSTOMER_SCREENS).filter((path) => !path.startsWith('/services/')),
  ...['', '/success', '/failed', '/canceled', '/pending'].map((status) => `/payment${status}`),
  '/nowhere',
]

/** The header is the same everywhere; it is opened on this screen alone. */
export const SCREEN_WITH_HEADER = CUSTOMER_SCREENS.services

/** The same states twice: each language, width and colour scheme is seen once, with everything that opens. */
export const VARIANTS = [
  { locale: 'az', width: 1440, colorScheme: 'light' },
  { locale: 'ru', width: 360, colorScheme: 'dark' },
] as const

export type Variant = (typeof VARIANTS)[number]
