import type { ServiceSlug } from '#src/contract/primitives.ts'

/** The screens of the product by name, for checks that every one must pass. */
export const GUEST_SCREENS = {
  login: '/login',
  register: '/register',
  'forgot-password': '/forgot-password',
} as const

/** `editor` is a finished project of Leyla's, with an id from the seed. */
export const CUSTOMER_SCREENS = {
  home: '/',
  services: '/services',
  projects: '/services/text-to-speech',
  editor: '/services/text-to-speech/14',
  transactions: '/transactions',
  profile: '/profile',
} as const

type OtherService = Exclude<ServiceSlug, 'text-to-speech'>

/** Screens of the other services: checked like the rest, but without pictures. */
export const SERVICE_SCREENS = {
  'create-cloning': '/services/cloning/create',
  cloning: '/services/cloning/17',
  'create-speech-to-text': '/services/speech-to-text/create',
  'speech-to-text': '/services/speech-to-text/9',
  'create-dubbing': '/services/dubbing/create',
  dubbing: '/services/dubbing/16',
  'create-audio-book': '/services/audio-book/create',
  'audio-book': '/services/audio-book/18',
  'create-detect-text': '/services/detect-text/create',
  'detect-text': '/services/detect-text/7',
  'create-website-reader': '/services/website-reader/create',
  'website-reader': '/services/website-reader/1',
  'create-chat-bot': '/services/chat-bot/create',
  'chat-bot': '/services/chat-bot/4',
} as const satisfies Record<OtherService | `create-${OtherService}`, string>
