import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { Speaker } from '#src/contract/speech-to-text.ts'

const lacksVoice =
  (voiceId: number) =>
  ([, id]: [string, number]) =>
    id !== voiceId

function withoutVoice(speaker: Speaker, voiceId: number): Speaker {
  const { voices = {} } = speaker
  return { ...speaker, voices: Object.fromEntries(Object.entries(voices).filter(lacksVoice(voiceId))) }
}

/** Removes a deleted voice from speakers; their existing sound stays. */
export function silenceSpeakers(tx: Transaction, voiceId: number): void {
  const speaks = ({ voices = {} }: Speaker) => Object.values(voices).includes(voiceId)
  for (const { id, speakers } of tx.dubbings.list({ filter: (row) => row.speakers.some(speaks) })) {
    tx.dubbings.update(id, { speakers: speakers.map((speaker) => withoutVoice(speaker, voiceId)) })
  }
}
