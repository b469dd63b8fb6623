import type { BookRow } from '#mocks/kernel/rows/audio-book-rows.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'

export const bookOf =
  (book: Partial<Omit<BookRow, 'id' | 'cover'>>) =>
  (tx: Transaction, { id }: ProjectRow): undefined => {
    tx.books.create({ id, author: '', narrator: '', voices: [], ...book, cover: null })
  }
