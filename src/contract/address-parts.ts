/** What addresses consist of, apart from the schemas: the first file of the page knows it without any of zod. */

export const serviceSlugs = [
  'text-to-speech',
  'cloning',
  'dubbing',
  'audio-book',
  'speech-to-text',
  'detect-text',
  'website-reader',
  'chat-bot',
] as const

/** The services whose projects are blocks, each spoken by a voice of the catalogue. */
export const spokenSlugs = ['text-to-speech', 'audio-book'] as const

export const isSpoken = (slug: string | undefined) => spokenSlugs.some((spoken) => spoken === slug)

export const ID_PATTERN = /^[1-9]\d{0,14}$/

/** Paths of the calls that pages of a customer begin with. */
export const firstPaths = {
  profile: '/customer/profile',
  balance: '/customer/balance',
  services: '/services',
  languages: '/languages',
  voices: '/get-voices',
  projects: '/services/{slug}/get-projects',
  project: '/services/{slug}/{id}',
} as const
