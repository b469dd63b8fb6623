import type { BookEngine } from './book-engine.ts'
import { readBook } from './read-book.ts'

export const createNodeBookEngine = (): BookEngine => ({ read: async (file) => readBook(file) })
