import type { Database } from '#mocks/kernel/db/database.ts'
import type { PageContent } from '#mocks/kernel/rows/detect-text-rows.ts'
import type { ExportRow } from '#mocks/kernel/rows/run-rows.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { type PlacedWord, placeWords } from '#src/rules/page-words.ts'

export interface PageText {
  /** From 1. */
  number: number
  text: string
  words: readonly PlacedWord[]
  page: PageContent
}

export interface DocumentText {
  title: string
  /** For example `az-AZ`. */
  language: string
  locale: LocaleCode
  pages: readonly PageText[]
}

type BlockChoice = Pick<ExportRow, 'project_id'> & { block_ids: readonly number[] | null }

export function pagesFor(db: Database, { project_id, block_ids }: BlockChoice): PageText[] {
  const chosen = block_ids && new Set(block_ids)
  const ids = db.outlines.get(project_id)?.block_ids ?? []
  return ids.flatMap((id, index) => {
    const { page, text = '' } = db.blocks.get(id) ?? {}
    if (!page || (chosen && !chosen.has(id))) return []
    return [{ number: index + 1, text, words: placeWords(text, page.lines), page }]
  })
}

export function documentText(db: Database, row: ExportRow): DocumentText {
  const { title, language } = db.projects.need(row.project_id)
  const { iso, code } = db.languages.need(language)
  return { title, language: iso, locale: code as LocaleCode, pages: pagesFor(db, row) }
}
