import { newVersion } from '#mocks/features/projects/edit-versions.ts'
import { blocksOf } from '#mocks/features/projects/outline.ts'
import type { ContextOf } from '#mocks/features/service.ts'
import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { MAX_SPEAKERS } from '#src/contract/generate-body.ts'
import { MAX_CHAPTERS } from '#src/contract/limits.ts'
import type { SaveBody } from '#src/contract/projects.ts'
import type { Chapter, Speaker } from '#src/contract/speech-to-text.ts'
import { currentVersion, makeCurrentVersion, savePreviousVersion } from './versions.ts'

/** All speakers with their current names. @throws Refusal 422 */
function saveSpeakers(tx: Transaction, project: ProjectRow, speakers: readonly Speaker[]) {
  if (speakers.length > MAX_SPEAKERS) {
    throw fieldRefusal('speakers', 'too_many_speakers', { limit: MAX_SPEAKERS })
  }
  if (new Set(speakers.map(({ id }) => id)).size < speakers.length) {
    throw fieldRefusal('speakers', 'speaker_twice')
  }
  const version = currentVersion(tx, project.id)
  if (!version) throw fieldRefusal('speakers', 'transcript_empty')
  tx.transcriptVersions.update(version.id, { speakers: [...speakers] })
}

/** @throws Refusal 422 */
function saveChapters(tx: Transaction, project: ProjectRow, chapters: readonly Chapter[]) {
  const version = currentVersion(tx, project.id)
  if (!version) throw fieldRefusal('chapters', 'transcript_empty')
  if (chapters.length > MAX_CHAPTERS)
    throw fieldRefusal('chapters', 'too_many_chapters', { limit: MAX_CHAPTERS })
  const { duration } = tx.transcripts.need(project.id)
  const late = chapters.findIndex(({ start }) => start > duration)
  if (late !== -1) throw fieldRefusal(`chapters.${late}.start`, 'segment_times')
  const inOrder = [...chapters].sort((a, b) => a.start - b.start)
  tx.transcriptVersions.update(version.id, { chapters: inOrder })
}

/** Assigns many segments to other speakers. @throws Refusal 422 */
function assignSegments(
  tx: Transaction,
  project: ProjectRow,
  assignments: NonNullable<SaveBody['assignments']>,
) {
  const known = new Set(currentVersion(tx, project.id)?.speakers.map(({ id }) => id))
  for (const { speaker_id, block_ids } of assignments) {
    if (!known.has(speaker_id)) throw fieldRefusal('assignments', 'speaker_unknown')
    for (const id of block_ids) {
      const { project_id, segment } = tx.blocks.get(id) ?? {}
      if (project_id !== project.id || !segment) throw fieldRefusal('assignments', 'block_not_found')
      tx.blocks.update(id, { segment: { ...segment, speaker_id }, ...newVersion(project) })
    }
  }
}

/** Refuses (422) to remove a speaker who still has segments. */
function requireSpeakers(tx: Transaction, project: ProjectRow) {
  const known = new Set(currentVersion(tx, project.id)?.speakers.map(({ id }) => id))
  const isLost = (id: string | null | undefined) => id !== null && id !== undefined && !known.has(id)
  if (blocksOf(tx, project.id).some(({ segment }) => isLost(segment?.speaker_id))) {
    throw fieldRefusal('speakers', 'speaker_in_use')
  }
}

/** Switches to an earlier or later version. Returns the changes of the project's row. @throws Refusal 422 */
function switchVersion(tx: Transaction, project: ProjectRow, id: number): Partial<ProjectRow> {
  const version = tx.transcriptVersions.get(id)
  if (version?.project_id !== project.id) {
    throw fieldRefusal('transcript_version', 'transcript_version_not_found')
  }
  if (currentVersion(tx, project.id)?.id === id) return {}
  savePreviousVersion(tx, project.id)
  makeCurrentVersion(tx, version)
  return { language: version.language }
}

/** Stores everything of a saved transcript except its segments, which are saved already. */
export function saveTranscript(
  { tx, body }: ContextOf<'saveProject'>,
  project: ProjectRow,
): Partial<ProjectRow> {
  const { transcript_version, speakers, chapters, assignments } = body
  const patch = transcript_version === undefined ? {} : switchVersion(tx, project, transcript_version)
  if (speakers) saveSpeakers(tx, project, speakers)
  if (chapters) saveChapters(tx, project, chapters)
  if (assignments) assignSegments(tx, project, assignments)
  if (speakers) requireSpeakers(tx, project)
  return patch
}
