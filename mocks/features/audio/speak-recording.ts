import { languageIds } from '#mocks/catalog/languages.ts'
import { gapsOf, type RecordingScript } from '#mocks/catalog/recording-script.ts'
import { recordingScripts } from '#mocks/catalog/recording-scripts.ts'
import { type JoinedAudio, joinAudio } from '#mocks/engines/audio/join-audio.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { Word } from '#src/contract/block.ts'
import { DEFAULT_SPEECH } from '#src/rules/speech.ts'
import { toTheMs } from '#src/rules/to-the-ms.ts'
import { speakBlockText } from './speak-block-text.ts'

/** A conversation as sound; times of the words in seconds from its start, `speaker_id` is the voice. */
export interface SpokenRecording {
  audio: JoinedAudio
  lines: Word[][]
}

export const shiftWords = (words: readonly Word[], by: number): Word[] =>
  words.map((word) => ({ ...word, start: toTheMs(word.start + by), end: toTheMs(word.end + by) }))

export const recordingOf = (file: string): RecordingScript | undefined =>
  recordingScripts.find((script) => script.file === file)

/** Speaks a conversation, each line in its speaker's voice. @throws SpeechUnavailableError */
export async function speakRecording(
  parts: { db: Database; engines: Engines },
  script: RecordingScript,
): Promise<SpokenRecording> {
  const spoken = []
  for (const [place, text] of script.lines) {
    const voice_id = script.talkers[place]?.voiceId ?? null
    const language = languageIds[script.language]
    spoken.push(
      await speakBlockText(parts, { type: 'text', language, text, voice_id, settings: DEFAULT_SPEECH }),
    )
  }
  const audio = joinAudio(
    spoken.map((line) => line.audio),
    gapsOf(script),
  )
  const lines = spoken.map(({ words }, index) =>
    shiftWords(words, audio.starts[index] ?? 0).map((word) => ({
      ...word,
      speaker_id: String(script.talkers[script.lines[index]?.[0] ?? 0]?.voiceId ?? 0),
    })),
  )
  return { audio, lines }
}
