/** Parts of addresses, separate from the schemas so that the entry chunk does not load zod. */

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

/** Services whose projects are blocks spoken by voices of the catalogue. */
export const spokenSlugs = ['text-to-speech', 'audio-book'] as const

export const isSpoken = (slug: string | undefined) => spokenSlugs.some((spoken) => spoken === slug)

export const ID_PATTERN = /^[1-9]\d{0,14}$/

/** Paths of the first calls of every signed-in page. */
export const firstPaths = {
  profile: '/customer/profile',
  balance: '/customer/balance',
  services: '/services',
  languages: '/languages',
  voices: '/get-voices',
  projects: '/services/{slug}/get-projects',
  project: '/services/{slug}/{id}',
} as const
