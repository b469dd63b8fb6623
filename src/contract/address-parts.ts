/** Names of services in addresses. */
export const serviceSlugs = [
  /** Speaks texts. */
  'text-to-speech',
  /** Makes a voice from recordings of a person. */
  'cloning',
  /** Speaks a film or recording in other languages. */
  'dubbing',
  /** Reads a book aloud, chapter by chapter. */
  'audio-book',
  /** Writes down recordings. */
  'speech-to-text',
  /** Reads the text of pictures and PDFs. */
  'detect-text',
  /** Reads the articles of a site aloud to its visitors. */
  'website-reader',
  /** Answers visitors' questions from the customer's sources. */
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
