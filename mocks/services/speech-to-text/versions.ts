import { sumFigures } from '#mocks/features/projects/figures.ts'
import { blocksOf, outlineOf, saveOutline } from '#mocks/features/projects/outline.ts'
import { removeFiles } from '#mocks/features/recordings/recording-files.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { TranscriptVersionRow } from '#mocks/kernel/rows/speech-to-text-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'

export function currentVersion(tx: Transaction, projectId: number): TranscriptVersionRow | undefined {
  const id = tx.transcripts.get(projectId)?.version_id ?? null
  return id === null ? undefined : tx.transcriptVersions.get(id)
}

/** Deletes removed segments: they belong to the previous version, and undo does not reach across versions. */
function forgetRemoved(tx: Transaction, projectId: number) {
  for (const { id } of tx.removedBlocks.list({ where: { project_id: projectId } }))
    tx.removedBlocks.remove(id)
}

export function savePreviousVersion(tx: Transaction, projectId: number): void {
  forgetRemoved(tx, projectId)
  const version = currentVersion(tx, projectId)
  if (!version) return
  const block_ids = [...outlineOf(tx, projectId)]
  for (const id of block_ids) {
    const block = tx.blocks.need(id)
    tx.blocks.remove(id)
    tx.otherSegments.create(block)
  }
  tx.transcriptVersions.update(version.id, { block_ids })
  tx.transcripts.update(projectId, { version_id: null })
  saveOutline(tx, projectId, [])
}

/** Makes a version the current one; the previous one must have been stored. */
export function makeCurrentVersion(tx: Transaction, version: TranscriptVersionRow): void {
  for (const id of version.block_ids) {
    const block = tx.otherSegments.need(id)
    tx.otherSegments.remove(id)
    tx.blocks.create(block)
  }
  saveOutline(tx, version.project_id, version.block_ids)
  tx.transcriptVersions.update(version.id, { block_ids: [] })
  tx.transcripts.update(version.project_id, { version_id: version.id })
}

/** Deletes a version with its segments; the current one must have been stored. */
export function dropVersion(tx: Transaction, { id, block_ids }: TranscriptVersionRow): void {
  for (const blockId of block_ids) tx.otherSegments.remove(blockId)
  tx.transcriptVersions.remove(id)
}

export const figuresOfSegments = (tx: Transaction, project: ProjectRow): Partial<ProjectRow> =>
  sumFigures(tx, project, blocksOf(tx, project.id))

export function removeTranscript(tx: Transaction, project: ProjectRow): void {
  const row = tx.transcripts.get(project.id)
  if (!row) return
  for (const version of tx.transcriptVersions.list({ where: { project_id: project.id } })) {
    dropVersion(tx, version)
  }
  for (const { id } of tx.transcriptions.list({ where: { project_id: project.id } })) {
    for (const segment of tx.awaitedSegments.list({ where: { run_id: id } }))
      tx.awaitedSegments.remove(segment.id)
    tx.transcriptions.remove(id)
  }
  tx.transcripts.remove(project.id)
  removeFiles(tx, row)
}
