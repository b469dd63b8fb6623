import type { Voice } from '#src/contract/voices.ts'

/** Whether a voice may speak a language; true if the server does not say, so that the customer can try. */
export const speaksLanguage = ({ language_ids }: Voice, language: number) =>
  language_ids?.includes(language) ?? true
