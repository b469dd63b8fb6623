import { sampleFile } from '#mocks/features/audio/voice-samples.ts'
import { blocksOf } from '#mocks/features/projects/outline.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { Pronunciation } from '#src/contract/block.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { cutPlace } from '#src/rules/cut-text.ts'
import { pronouncedSpans } from '#src/rules/pronunciations.ts'
import { includedBlocks } from './chapters.ts'

/** Characters, about a minute of speech: enough to judge a voice, and too little to replace the book. */
const PAGE_CHARACTERS = 800

function spokenTextOf(text: string, pronunciations: readonly Pronunciation[] = []): string {
  let said = ''
  let at = 0
  for (const { start, end, entry } of pronouncedSpans(text, pronunciations)) {
    said += text.slice(at, start) + entry.said
    at = end
  }
  return said + text.slice(at)
}

function firstPageText(tx: Transaction, { id }: ProjectRow): string {
  let text = ''
  for (const block of includedBlocks(blocksOf(tx, id))) {
    if (block.type !== 'pause') text = `${text} ${block.text.trim()}`.trim()
    if (text.length > PAGE_CHARACTERS) return text.slice(0, cutPlace(text, PAGE_CHARACTERS)).trim()
  }
  return text
}

/** Address of the free preview of a draft's first page. */
export function firstPageUrl(tx: Transaction, project: ProjectRow): string | null {
  const { status, voice_id, language, settings } = project
  if (status !== projectStatuses.DRAFT || voice_id === null) return null
  const text = spokenTextOf(firstPageText(tx, project), settings?.pronunciations)
  if (text === '') return null
  return tx.files.url(sampleFile({ voiceId: voice_id, language, text, speed: settings?.speed ?? 1 }))
}
