import { voices } from '#mocks/catalog/voices.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { formatRows, languageRows, serviceRows } from '#mocks/services/catalogue.ts'

export function seedCatalog(tx: Transaction): void {
  for (const language of languageRows) tx.languages.create(language)
  for (const service of serviceRows) tx.services.create(service)
  for (const format of formatRows) tx.formats.create(format)
  for (const voice of voices) tx.voices.create(voice)
}
