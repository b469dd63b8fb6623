/** The main screens by name, for checks that every screen must pass. */
export const GUEST_SCREENS = {
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password/some-id',
} as const

export const CUSTOMER_SCREENS = {
  home: '/',
  services: '/services',
  projects: '/services/text-to-speech',
  transactions: '/transactions',
  profile: '/profile',
} as const
