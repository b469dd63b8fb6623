import { newBlock } from '#mocks/features/projects/new-block.ts'
import { outlineOf, saveOutline } from '#mocks/features/projects/outline.ts'
import { blockByClientId, setBlockAside } from '#mocks/features/projects/removed-blocks.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
import { sampleArticles } from './sample-articles.ts'

/** A language with sample articles. */
export function localeIn(tx: Transaction, language: number): LocaleCode {
  const code = tx.languages.get(language)?.code
  return LocaleCode.options.find((option) => option === code) ?? 'en'
}

const SAMPLE = 'sample-'

/**
 * Adds the sample article in a project's language: a block for the title and each paragraph. The article of another
 * language is stored with its sound, and restored with the language. The customer's own articles stay; if there are
 * only those, no sample is added.
 */
export function writeSample(tx: Transaction, project: Pick<ProjectRow, 'id' | 'language'>): void {
  const locale = localeIn(tx, project.language)
  const paragraphs = sampleArticles[locale]
  const outline = outlineOf(tx, project.id)
  const own = outline.filter((id) => !tx.blocks.need(id).client_id?.startsWith(SAMPLE))
  if (own.length > 0 && own.length === outline.length) return
  const left = new Set(outline)
  const ids = paragraphs.map((text, index) => {
    const clientId = `${SAMPLE}${locale}-${index}`
    const content = { type: 'text' as const, text, voice_id: null, settings: null }
    const block =
      blockByClientId(tx, project.id, clientId) ?? tx.blocks.create(newBlock(project.id, clientId, content))
    left.delete(block.id)
    return block.id
  })
  for (const id of own) left.delete(id)
  for (const id of left) setBlockAside(tx, tx.blocks.need(id))
  saveOutline(tx, project.id, [...ids, ...own])
}
