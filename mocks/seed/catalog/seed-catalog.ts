import type { Transaction } from '#mocks/db/transaction.ts'
import { formats } from './formats.ts'
import { languages } from './languages.ts'
import { services } from './services.ts'
import { voices } from './voices.ts'

/** What every world offers: languages, services, formats and the premade voices. */
export function seedCatalog(tx: Transaction): void {
  for (const language of languages) tx.languages.create(language)
  for (const service of services) tx.services.create(service)
  for (const format of formats) tx.formats.create(format)
  for (const voice of voices) tx.voices.create(voice)
}
