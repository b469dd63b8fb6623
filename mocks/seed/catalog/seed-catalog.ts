import { formats } from '#mocks/catalog/formats.ts'
import { languages } from '#mocks/catalog/languages.ts'
import { services } from '#mocks/catalog/services.ts'
import { voices } from '#mocks/catalog/voices.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'

/** What every world offers: languages, services, formats and the premade voices. */
export function seedCatalog(tx: Transaction): void {
  for (const language of languages) tx.languages.create(language)
  for (const service of services) tx.services.create(service)
  for (const format of formats) tx.formats.create(format)
  for (const voice of voices) tx.voices.create(voice)
}
