import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { Book } from '#src/contract/audio-book.ts'
import { creditsOf } from './credits.ts'
import { firstPageUrl } from './first-page.ts'
import { narratorOf } from './narrator.ts'

export function bookView(tx: Transaction, project: ProjectRow): Book {
  const { id, title, language } = project
  const { author, cover, voices } = tx.books.need(id)
  const narrator = narratorOf(tx, project)
  return {
    author,
    narrator,
    cover_url: cover && tx.files.url(cover.key),
    credits: creditsOf({ title, author, narrator }, tx.languages.get(language)?.code),
    voices,
    sample_url: firstPageUrl(tx, project),
  }
}
