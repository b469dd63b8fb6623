import { answerJobs } from '../workers/answer-jobs.ts'
import { BookError, type BookFault, type BookFile, type ReadBook } from './book-engine.ts'
import { readBook } from './read-book.ts'

/** A fault of the file is a result, not a failure of the worker. */
export type BookAnswer = { book: ReadBook } | { fault: BookFault; kind: string | undefined }

answerJobs<BookFile, BookAnswer>(async (file) => {
  try {
    const book = readBook(file)
    return { result: { book }, transfer: book.cover ? [book.cover.buffer] : [] }
  } catch (error) {
    if (error instanceof BookError) return { result: { fault: error.fault, kind: error.kind }, transfer: [] }
    throw error
  }
})
