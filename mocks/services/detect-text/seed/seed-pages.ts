import { languageIds } from '#mocks/catalog/languages.ts'
import { newBlock } from '#mocks/features/projects/new-block.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { textOfLines } from '#src/rules/page-words.ts'
import { costOfPages } from '../page-price.ts'
import { pictureKey } from '../pictures/page-pictures.ts'
import { sampleDocument, samplePage } from '../pictures/sample-pages.ts'

function seedPage(tx: Transaction, project: ProjectRow, key: string): BlockRow {
  const { width, height, lines } = sampleDocument(key)
  const isRead = project.status === projectStatuses.COMPLETED
  const text = isRead ? textOfLines(lines) : ''
  const content = { type: 'page', text, voice_id: null, settings: null } as const
  const { id } = tx.blocks.create({
    ...newBlock(project.id, null, content),
    status: isRead ? 'ready' : 'none',
  })
  return tx.blocks.update(id, {
    page: {
      file: key,
      number: 1,
      rotation: 0,
      crop: null,
      image: pictureKey(id, 0),
      width,
      height,
      source: 'recognised',
      languages: isRead ? [languageIds[samplePage(key).language]] : [],
      lines: isRead ? [...lines] : [],
    },
  })
}

export const pagesOf = (keys: readonly string[]) => (tx: Transaction, project: ProjectRow) => {
  tx.documents.create({ id: project.id, options: { languages: [] }, languages: [] })
  const blocks = keys.map((key) => seedPage(tx, project, key))
  const isRead = project.status === projectStatuses.COMPLETED
  return { blocks, full_price: 0, ...(isRead && { spent: costOfPages(tx, project, keys.length) }) }
}
