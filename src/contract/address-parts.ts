/** What addresses consist of, apart from the schemas: the routes check it without any of zod on the page. */

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

export const ID_PATTERN = /^[1-9]\d{0,14}$/
