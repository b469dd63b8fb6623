import { blocksOf } from '#mocks/features/projects/outline.ts'
import { json } from '#mocks/http/respond.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { SpokenParagraph } from './spoken-paragraph.ts'

/** Path below which players on sites fetch the spoken paragraphs. It is no part of the API. */
export const READING_PATH = '/sandbox/reader/'

function paragraphsOf(tx: Transaction, project: ProjectRow): SpokenParagraph[] {
  return blocksOf(tx, project.id).flatMap(({ take_id }) => {
    const take = take_id === null ? undefined : tx.takes.get(take_id)
    if (!take) return []
    const { text, file, duration, words } = take
    return [{ text, url: tx.files.url(file), duration, words }]
  })
}

export function serveReading(
  read: <Result>(task: (tx: Transaction) => Result) => Promise<Result>,
  request: Request,
): Promise<Response> {
  const key = decodeURIComponent(new URL(request.url).pathname.slice(READING_PATH.length))
  return read((tx) => {
    const reader = tx.readers.first({ public_key: key })
    const project = reader && tx.projects.get(reader.id)
    if (!project) return json(404, { error: 'not found' })
    return json(200, { paragraphs: paragraphsOf(tx, project) })
  })
}
