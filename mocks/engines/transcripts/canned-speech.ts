import { az } from './canned/az.ts'
import { de } from './canned/de.ts'
import { en } from './canned/en.ts'
import { fr } from './canned/fr.ts'
import { ru } from './canned/ru.ts'
import { tr } from './canned/tr.ts'

/** What the sandbox pretends to have heard in a language. */
export interface CannedSpeech {
  /** Whole sentences, long and short. */
  sentences: readonly string[]
  /** Answers of one or two words, where there is no time for more. */
  answers: readonly string[]
  /** Sentences about a key term; `{term}` is replaced. */
  aboutTerms: readonly string[]
  /** Sounds that are no speech. */
  events: readonly string[]
}

const byCode: Readonly<Record<string, CannedSpeech>> = { az, tr, en, ru, de, fr }

/** Canned speech in a language by its two-letter code; English where there is none. */
export const cannedSpeech = (code: string): CannedSpeech => byCode[code] ?? en
