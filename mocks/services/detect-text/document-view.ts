import { blocksOf } from '#mocks/features/projects/outline.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { DocumentPage } from '#src/contract/detect-text.ts'
import type { ProjectBody } from '#src/contract/project.ts'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { moneyOf } from '#src/rules/money.ts'
import { costOfPages, isPaid } from './page-price.ts'
import { removePictures, thumbnailKey } from './pictures/page-pictures.ts'

const { DRAFT, REJECTED } = projectStatuses

function pageView(tx: Transaction, { id, page }: BlockRow): DocumentPage[] {
  if (!page) return []
  const { number, width, height, rotation, source, languages, image, file } = page
  const file_name = tx.fileRecords.get(file)?.name ?? file
  const place = { number, width, height, rotation, source, languages: [...languages] }
  const image_url = tx.files.url(image)
  return [{ id, file_name, image_url, thumbnail_url: tx.files.url(thumbnailKey(image)), ...place }]
}

export function documentBody(tx: Transaction, project: ProjectRow): Partial<ProjectBody> {
  const document = tx.documents.get(project.id)
  if (!document) return {}
  const pages = blocksOf(tx, project.id).flatMap((block) => pageView(tx, block))
  return { pages, recognition: document.options }
}

/** Summary of a project for lists: before the run, its price is that of reading all pages. */
export function documentSummary(tx: Transaction, project: ProjectRow): Partial<ProjectSummary> {
  const { status } = project
  if (!tx.documents.get(project.id) || (status !== DRAFT && status !== REJECTED)) return {}
  const pages = blocksOf(tx, project.id).filter(isPaid).length
  return { price: moneyOf(costOfPages(tx, project, pages)) }
}

/** Deletes a project's data besides its blocks; a file that another project uses stays. */
export function removeDocument(tx: Transaction, project: ProjectRow): void {
  const removed = tx.removedBlocks.list({ where: { project_id: project.id } })
  const blocks = [...blocksOf(tx, project.id), ...removed]
  for (const { page } of blocks) if (page) tx.files.remove(page.file)
  removePictures(tx, new Set(blocks.map(({ id }) => id)))
  if (tx.documents.get(project.id)) tx.documents.remove(project.id)
}
