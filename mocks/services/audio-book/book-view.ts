import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { Book } from '#src/contract/audio-book.ts'
import { creditsOf } from './credits.ts'

export function bookView(tx: Transaction, { id, title, language }: ProjectRow): Book {
  const { author, narrator, cover, voices } = tx.books.need(id)
  return {
    author,
    narrator,
    cover_url: cover && tx.files.url(cover.key),
    credits: creditsOf({ title, author, narrator }, tx.languages.get(language)?.code),
    voices,
  }
}
