import { newBlock } from '#mocks/features/projects/new-block.ts'
import { keepOutline, outlineOf } from '#mocks/features/projects/outline.ts'
import { namedBlock, setAside } from '#mocks/features/projects/removed-blocks.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
import { sampleArticles } from './sample-articles.ts'

function articleIn(tx: Transaction, language: number) {
  const code = tx.languages.get(language)?.code
  const locale = LocaleCode.options.find((option) => option === code) ?? 'en'
  return { locale, paragraphs: sampleArticles[locale] }
}

/**
 * Gives a project the sample article in its language: a block for the title and each paragraph. Blocks of another
 * language are put aside with their sound, and are back when the language is.
 */
export function writeSample(tx: Transaction, project: Pick<ProjectRow, 'id' | 'language'>): void {
  const { locale, paragraphs } = articleIn(tx, project.language)
  const left = new Set(outlineOf(tx, project.id))
  const ids = paragraphs.map((text, index) => {
    const clientId = `sample-${locale}-${index}`
    const content = { type: 'text' as const, text, voice_id: null, settings: null }
    const block =
      namedBlock(tx, project.id, clientId) ?? tx.blocks.create(newBlock(project.id, clientId, content))
    left.delete(block.id)
    return block.id
  })
  for (const id of left) setAside(tx, tx.blocks.need(id))
  keepOutline(tx, project.id, ids)
}
