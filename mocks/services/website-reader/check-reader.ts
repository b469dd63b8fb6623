import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { MAX_SELECTOR, type ReaderSettings } from '#src/contract/website-reader.ts'
import { readOwnSite } from '#src/rules/own-site.ts'
import { isSelector } from './selector-syntax.ts'

/** The host of the site. @throws Refusal 422 on `domain`, with the reason */
export async function requireHost(domain: string): Promise<string> {
  const read = await readOwnSite(domain)
  if ('problem' in read) throw fieldRefusal('domain', `site_${read.problem}`)
  return read.host
}

/** The trimmed selector. @throws Refusal 422 on the field */
export function requireSelector(typed: string, field = 'selector'): string {
  const selector = typed.trim()
  if (selector === '') throw fieldRefusal(field, 'selector_missing')
  if (selector.length > MAX_SELECTOR) throw fieldRefusal(field, 'selector_too_long', { limit: MAX_SELECTOR })
  if (!isSelector(selector)) throw fieldRefusal(field, 'selector_invalid', { selector })
  return selector
}

/** Settings with each selector once. @throws Refusal 422 on an invalid selector */
export function requireSettings(settings: ReaderSettings): ReaderSettings {
  const skipped = settings.skip_selectors.map((selector, index) =>
    requireSelector(selector, `reader.skip_selectors.${index}`),
  )
  return { ...settings, skip_selectors: [...new Set(skipped)] }
}

/** Refuses (422) a voice that does not speak the language of the site. */
export function requireSpeaker(tx: Transaction, voiceId: number | null | undefined, language: number) {
  const voice = typeof voiceId === 'number' ? tx.voices.get(voiceId) : undefined
  if (voice && !voice.language_ids.includes(language)) {
    throw fieldRefusal('voice_id', 'voice_wrong_language', { voice: voice.name })
  }
}
