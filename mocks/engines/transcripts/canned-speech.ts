import type { LocaleCode } from '#src/contract/primitives.ts'
import { az } from './canned/az.ts'
import { de } from './canned/de.ts'
import { en } from './canned/en.ts'
import { fr } from './canned/fr.ts'
import type { CannedSpeech } from './canned/language-speech.ts'
import { ru } from './canned/ru.ts'
import { tr } from './canned/tr.ts'

const byCode: Readonly<Record<string, CannedSpeech>> = { az, tr, en, ru, de, fr } satisfies Record<
  LocaleCode,
  CannedSpeech
> &
  Record<string, CannedSpeech>

export const cannedSpeech = (code: string): CannedSpeech => byCode[code] ?? en
