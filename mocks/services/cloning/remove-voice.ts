import { previewFile } from '#mocks/features/audio/previews.ts'
import { firstVoice } from '#mocks/features/projects/chosen-voice.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { Speaker } from '#src/contract/speech-to-text.ts'

const isWithout =
  (voiceId: number) =>
  ([, id]: [string, number]) =>
    id !== voiceId

function withoutVoice(speaker: Speaker, voiceId: number): Speaker {
  const { voices = {} } = speaker
  return { ...speaker, voices: Object.fromEntries(Object.entries(voices).filter(isWithout(voiceId))) }
}

function silenceSpeakers(tx: Transaction, voiceId: number) {
  const speaks = ({ voices = {} }: Speaker) => Object.values(voices).includes(voiceId)
  for (const { id, speakers } of tx.dubbings.list({ filter: (row) => row.speakers.some(speaks) })) {
    tx.dubbings.update(id, { speakers: speakers.map((speaker) => withoutVoice(speaker, voiceId)) })
  }
}

/** A character keeps its name and its blocks, and speaks as the narrator does until it gets another voice. */
function recastCharacters(tx: Transaction, voiceId: number) {
  const isCast = (who: { voice_id: number }) => who.voice_id === voiceId
  for (const { id, voices } of tx.books.list({ filter: (book) => book.voices.some(isCast) })) {
    const { customer_id, language, voice_id } = tx.projects.need(id)
    const instead = voice_id ?? firstVoice(tx, customer_id, language)
    const recast = voices.map((who) => (isCast(who) ? { ...who, voice_id: instead ?? 0 } : who))
    tx.books.update(id, { voices: recast.filter((who) => who.voice_id > 0) })
    const isSaid = tx.blocks.list({ where: { project_id: id, voice_id: voiceId } })
    for (const { id: blockId, settings } of isSaid) {
      if (settings?.character !== undefined) tx.blocks.update(blockId, { voice_id: instead })
    }
  }
}

/** Takes the voice of a clone away. What used it is left without; its sound stays. */
export function removeVoice(tx: Transaction, voiceId: number): void {
  for (const { id } of tx.projects.list({ where: { voice_id: voiceId } })) {
    tx.projects.update(id, { voice_id: null })
  }
  silenceSpeakers(tx, voiceId)
  recastCharacters(tx, voiceId)
  for (const { id } of tx.blocks.list({ where: { voice_id: voiceId } })) {
    tx.blocks.update(id, { voice_id: null })
  }
  for (const { id } of tx.favorites.list({ where: { voice_id: voiceId } })) tx.favorites.remove(id)
  tx.files.remove(previewFile(voiceId))
  tx.voices.remove(voiceId)
}
