import { blocksOf } from '#mocks/features/projects/outline.ts'
import { type AwaitedSegment, recogniseAll, recognisePlaces } from '#mocks/features/recordings/recognise.ts'
import { nameSpeakers } from '#mocks/features/recordings/speakers.ts'
import type { BlockRow } from '#mocks/kernel/rows/project-rows.ts'
import type { TranscriptVersionRow } from '#mocks/kernel/rows/speech-to-text-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { type Context, isWrongLanguage, type Plan } from './plan-transcription.ts'
import { setVersionAside } from './versions.ts'

function openVersion(tx: Transaction, plan: Plan, speakers: TranscriptVersionRow['speakers']) {
  const { row, options, language, listening } = plan
  setVersionAside(tx, row.id)
  const version = tx.transcriptVersions.create({
    project_id: row.id,
    language,
    options,
    speakers,
    // They belong to moments of the recording, which stays the same.
    chapters: plan.previous?.chapters ?? [],
    detected_language: options.language === null ? language : null,
    is_simulated: listening.said === undefined,
    block_ids: [],
    created_at: tx.now,
  })
  tx.transcripts.update(row.id, { version_id: version.id, options })
}

export function recogniseRecording({ tx, locale }: Context, plan: Plan): AwaitedSegment[] {
  const recognised = isWrongLanguage(plan) ? [] : recogniseAll(plan.listening)
  const count = Math.max(0, ...recognised.map(({ speaker }) => (speaker ?? -1) + 1))
  const known = plan.keepsNames ? (plan.previous?.speakers ?? []) : []
  const speakers = nameSpeakers(count, { locale, known })
  openVersion(tx, plan, speakers)
  return recognised.map(({ speaker, ...segment }) => ({
    ...segment,
    speaker_id: speakers[speaker ?? -1]?.id ?? null,
  }))
}

/** Recognises some segments again: in a copy of the present version, or in that version itself. */
export function recogniseSegments(
  tx: Transaction,
  plan: Plan,
  chosen: readonly BlockRow[],
  isCopied: boolean,
): AwaitedSegment[] {
  const places = chosen.map(({ segment }) => ({ start: segment?.start ?? 0, end: segment?.end ?? 0 }))
  const recognised = isWrongLanguage(plan) ? [] : recognisePlaces(plan.listening, places)
  const copies = new Map<number, number>()
  if (isCopied) {
    const present = blocksOf(tx, plan.row.id)
    openVersion(tx, plan, plan.previous?.speakers ?? [])
    copySegments(tx, plan.row.id, present, copies)
  } else tx.transcripts.update(plan.row.id, { options: plan.options })
  return chosen.map(({ id, segment }, index): AwaitedSegment => {
    const block_id = copies.get(id) ?? id
    tx.blocks.update(block_id, { status: 'queued', error: null })
    const { start = 0, end = 0, speaker_id = null } = segment ?? {}
    return { block_id, start, end, speaker_id, words: recognised[index] ?? [] }
  })
}

function copySegments(
  tx: Transaction,
  projectId: number,
  blocks: readonly BlockRow[],
  copies: Map<number, number>,
) {
  for (const { id, ...content } of blocks) {
    copies.set(id, tx.blocks.create({ ...content, client_id: null }).id)
  }
  tx.outlines.update(projectId, { block_ids: [...copies.values()] })
}
