import { requireVoice } from '#mocks/features/projects/chosen-voice.ts'
import { blocksOf } from '#mocks/features/projects/outline.ts'
import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { MAX_SPEAKERS } from '#src/contract/generate-body.ts'
import type { Speaker } from '#src/contract/speech-to-text.ts'

/** All speakers with their current names and voices. @throws Refusal 422 */
export function saveSpeakers(tx: Transaction, project: ProjectRow, speakers: readonly Speaker[]): void {
  if (speakers.length > MAX_SPEAKERS) {
    throw fieldRefusal('speakers', 'too_many_speakers', { limit: MAX_SPEAKERS })
  }
  const ids = new Set(speakers.map(({ id }) => id))
  if (ids.size < speakers.length) throw fieldRefusal('speakers', 'speaker_twice')
  for (const { voices = {} } of speakers) {
    for (const [language, id] of Object.entries(voices)) {
      requireVoice(tx, project.customer_id, id, 'speakers')
      const voice = tx.voices.need(id)
      if (!voice.language_ids.includes(Number(language))) {
        throw fieldRefusal('speakers', 'voice_wrong_language', { voice: voice.name })
      }
    }
  }
  const isLost = (id: string | null | undefined) => id !== null && id !== undefined && !ids.has(id)
  if (blocksOf(tx, project.id).some(({ segment }) => isLost(segment?.speaker_id))) {
    throw fieldRefusal('speakers', 'speaker_in_use')
  }
  tx.dubbings.update(project.id, { speakers: [...speakers] })
}
