import { languageIds } from '#mocks/catalog/languages.ts'
import { newBlock } from '#mocks/features/projects/new-block.ts'
import { type SpokenRecording, spokenRecording } from '#mocks/features/recordings/spoken-recording.ts'
import type { BlockRow, ProjectRow, TranslationRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { Word } from '#src/contract/block.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import type { Speaker } from '#src/contract/speech-to-text.ts'
import { dubbingPrice } from '#src/rules/dubbing.ts'
import { DEFAULT_SPEECH } from '#src/rules/speech.ts'
import { toTheMs } from '#src/rules/to-the-ms.ts'
import { orderPrice } from '../dub-view.ts'
import { DEFAULT_BACKGROUND } from '../dubbing-input.ts'
import { tariffOf } from '../dubbing-of.ts'

interface SeedDub {
  /** A recording of the sandbox, in the project's language. */
  file: string
  targets: readonly LocaleCode[]
  spoken?: Partial<Record<LocaleCode, string>>
  rounds?: number
  /** Names of the speakers, in their order; without them those of the recording's script. */
  names?: readonly string[]
  /** Translations may be longer than their time. */
  mayRunOver?: boolean
}

/** Length of a recording that is repeated, in seconds. */
const ROUND_S = 38.4

function repeatRecording(recording: SpokenRecording, rounds: number): SpokenRecording {
  if (rounds === 1) return recording
  const { script, lines } = recording
  const places = Array.from({ length: rounds }, (_, round) => round * ROUND_S)
  const later = (words: readonly Word[], from: number) =>
    words.map((word) => ({ ...word, start: toTheMs(word.start + from), end: toTheMs(word.end + from) }))
  return {
    ...recording,
    duration: rounds * ROUND_S,
    script: { ...script, lines: places.flatMap(() => script.lines) },
    lines: places.flatMap((from) => lines.map((words) => later(words, from))),
  }
}

const speakerId = (place: number) => `s${place + 1}`
const placesOf = ({ script }: SpokenRecording) => script.lines.map(([place]) => place)

const timesFromZero = (words: readonly Word[]) => {
  const from = words[0]?.start ?? 0
  return words.map(({ text, start, end }) => ({
    text,
    start: toTheMs(start - from),
    end: toTheMs(end - from),
  }))
}

function seedTranslation(
  tx: Transaction,
  block: BlockRow,
  said: SpokenRecording,
  index: number,
  mayRunOver: boolean,
): TranslationRow {
  const language = languageIds[said.script.language]
  const [place = 0, text = ''] = said.script.lines[index] ?? []
  const voice_id = said.script.talkers[place]?.voiceId ?? 0
  const words = timesFromZero(said.lines[index] ?? [])
  const take = tx.takes.create({
    block_id: block.id,
    project_id: block.project_id,
    file: `take-dub-${block.id}-${language}.wav`,
    mime: 'audio/wav',
    type: 'text',
    ...{ language, text, voice_id, settings: DEFAULT_SPEECH, words },
    duration: words.at(-1)?.end ?? 0,
    size: 0,
    peaks: [],
    cost: 0,
    created_at: tx.now,
  })
  return {
    ...{ text, speed: 1, may_run_over: mayRunOver, is_simulated: false, status: 'ready', error: null },
    source_text: block.text,
    take_id: take.id,
    spoken: { text, voice_id, speed: 1 },
  }
}

function seedSegment(tx: Transaction, project: ProjectRow, source: SpokenRecording, index: number): BlockRow {
  const words = source.lines[index] ?? []
  const [place = 0, text = ''] = source.script.lines[index] ?? []
  const segment = {
    speaker_id: speakerId(place),
    start: words[0]?.start ?? 0,
    end: words.at(-1)?.end ?? 0,
    words: [...words],
  }
  const content = { type: 'segment', text, voice_id: null, settings: null } as const
  const { words: _, ...recognised } = segment
  return tx.blocks.create({
    ...newBlock(project.id, null, content),
    ...{ status: 'ready', segment, recognised: { text, ...recognised }, translations: {} },
  })
}

export const dubOf =
  ({ file, targets, spoken = {}, rounds = 1, names = [], mayRunOver = false }: SeedDub) =>
  (tx: Transaction, project: ProjectRow) => {
    const source = repeatRecording(spokenRecording(file), rounds)
    const { hash, size, duration, peaks, speech } = source
    const dubs = Object.values(spoken).map((name) => repeatRecording(spokenRecording(name), rounds))
    const speakers = source.script.talkers.map(({ name }, place): Speaker => {
      const voices = dubs.map(({ script }) => [languageIds[script.language], script.talkers[place]?.voiceId])
      return { id: speakerId(place), name: names[place] ?? name, voices: Object.fromEntries(voices) }
    })
    const isFinished = dubs.length > 0
    const target_languages = targets.map((code) => languageIds[code])
    const row = tx.dubbings.create({
      ...{ id: project.id, file, hash, file_name: file, mime: 'audio/wav', size, duration, peaks, speech },
      locale: source.script.language,
      ...{ source_language: project.language, detected_language: isFinished ? project.language : null },
      ...{ target_languages, dubbed_languages: isFinished ? target_languages : [] },
      ...{ speaker_count: null, part: null, background: DEFAULT_BACKGROUND, step: null },
      speakers: isFinished ? speakers : [],
      is_simulated: false,
    })
    if (!tx.spokenFiles.get(hash)) {
      const places = placesOf(source)
      const words = source.lines.flatMap((line, index) =>
        line.map((word) => ({ ...word, speaker_id: String(places[index]) })),
      )
      tx.spokenFiles.create({ id: hash, language: project.language, words })
    }
    const blocks = isFinished ? source.lines.map((_, index) => seedSegment(tx, project, source, index)) : []
    const translated = blocks.map((block, index) => {
      const rows = dubs.map((said) => [
        languageIds[said.script.language],
        seedTranslation(tx, block, said, index, mayRunOver),
      ])
      return tx.blocks.update(block.id, { translations: Object.fromEntries(rows) })
    })
    const spent = isFinished ? dubbingPrice(duration, target_languages.length, tariffOf(tx)) : 0
    return { blocks: translated, full_price: orderPrice(tx, row), spent }
  }
