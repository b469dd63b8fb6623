/** The screens of the product by name, for checks that every one must pass. */
export const GUEST_SCREENS = {
  login: '/login',
  register: '/register',
  'forgot-password': '/forgot-password',
} as const

/** `editor` is a finished project of Leyla's, whose ids follow from the seed. */
export const CUSTOMER_SCREENS = {
  home: '/',
  services: '/services',
  projects: '/services/text-to-speech',
  editor: '/services/text-to-speech/14',
  transactions: '/transactions',
  profile: '/profile',
} as const
