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
  /** Such as `az-AZ`. */
  language: string
  locale: LocaleCode
  pages: readonly PageText[]
}

type Wanted = Pick<ExportRow, 'project_id'> & { block_ids: readonly number[] | null }

/** The pages that are wanted, in their order, with or without text. */
export function pagesFor(db: Database, { project_id, block_ids }: Wanted): PageText[] {
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

/** A line that is this much shorter than the longest of its page ends where its writer ended it. */
const ENDED_SHARE = 0.75

const isOpenEnd = (line: string, longest: number) => line.length >= longest * ENDED_SHARE

/** The paragraphs of a text: lines that only the width of the paper has broken are put together again. */
export function paragraphsOf(text: string): string[] {
  const longest = Math.max(...text.split('\n').map((line) => line.length))
  return text.split(/\n\s*\n/u).flatMap((paragraph) => {
    const joined: string[] = []
    let isOpen = false
    for (const line of paragraph.split('\n').map((each) => each.trim())) {
      if (line === '') continue
      const last = joined.at(-1)
      if (isOpen && last !== undefined) {
        const isSplit = /\p{L}-$/u.test(last) && /^\p{Ll}/u.test(line)
        joined[joined.length - 1] = isSplit ? `${last.slice(0, -1)}${line}` : `${last} ${line}`
      } else joined.push(line)
      isOpen = isOpenEnd(line, longest)
    }
    return joined
  })
}
