import type { Locale } from '#src/config/locales.ts'
import type { Speaker } from '#src/contract/speech-to-text.ts'
import { lowerCase } from '#src/lib/letter-case.ts'

const foldName = (name: string, locale: Locale) => lowerCase(name.trim().replace(/\s+/g, ' '), locale)

export function namesakeOf(speakers: readonly Speaker[], name: string, locale: Locale): Speaker | undefined {
  const searched = foldName(name, locale)
  return speakers.find((speaker) => foldName(speaker.name, locale) === searched)
}
