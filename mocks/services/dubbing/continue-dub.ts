import { voiceOrReplacement } from '#mocks/features/projects/chosen-voice.ts'
import { saveOutline } from '#mocks/features/projects/outline.ts'
import { reportedRecording } from '#mocks/features/recordings/reported-recording.ts'
import { saveReportedSegment } from '#mocks/features/recordings/reported-segment.ts'
import { isQueuedOrRunning } from '#mocks/features/runs/continue-run.ts'
import { openRun } from '#mocks/features/runs/open-run.ts'
import type { DubbingRow } from '#mocks/kernel/rows/dubbing-rows.ts'
import type { BlockRow, ProjectRow, TranslationRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { Block, Translation } from '#src/contract/block.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import type { Speaker } from '#src/contract/speech-to-text.ts'
import { qepikOf } from '#src/rules/money.ts'
import { DEFAULT_SPEECH } from '#src/rules/speech.ts'
import { wordsOf } from '#src/rules/word-times.ts'
import { continueStep } from './dub-events.ts'
import { DEFAULT_BACKGROUND } from './dubbing-input.ts'
import { missingLanguages } from './dubbing-of.ts'

type Owner = Pick<ProjectRow, 'customer_id'>

const voiceIn = (tx: Transaction, { customer_id }: Owner, language: number, id: number) =>
  voiceOrReplacement(tx, { customer_id, language }, id) ?? id

function speakerIn(tx: Transaction, owner: Owner, speaker: Speaker): Speaker {
  const voices = Object.entries(speaker.voices ?? {}).map(([language, id]) => [
    language,
    voiceIn(tx, owner, Number(language), id),
  ])
  return { ...speaker, voices: Object.fromEntries(voices) }
}

/** The take of a translation, whose sound is made on its first request. */
function takeOf(tx: Transaction, block: BlockRow, language: number, said: ReportedTranslation) {
  const { text, voice_id, speed, generated } = said
  const { id } = tx.takes.create({
    ...{ block_id: block.id, project_id: block.project_id, type: 'text', language, text, voice_id },
    file: `take-dub-${block.id}-${language}.wav`,
    mime: 'audio/wav',
    settings: { ...DEFAULT_SPEECH, speed },
    duration: generated.duration ?? 0,
    words: [...wordsOf(text, generated)],
    ...{ size: 0, peaks: [], cost: 0, created_at: tx.now },
  })
  return id
}

interface ReportedTranslation extends Pick<Translation, 'generated'> {
  text: string
  voice_id: number
  speed: number
}

function translationIn(
  tx: Transaction,
  owner: Owner,
  { block, language, shown }: { block: BlockRow; language: number; shown: Translation },
): TranslationRow {
  const { text, speed, may_run_over, is_simulated, generated } = shown
  const source_text = shown.source_text === undefined ? block.text : shown.source_text
  const spoken = shown.spoken && {
    text,
    ...shown.spoken,
    voice_id: voiceIn(tx, owner, language, shown.spoken.voice_id),
  }
  return {
    ...{ text, speed, may_run_over, is_simulated, spoken, error: null },
    ...(source_text !== null && { source_text }),
    status: isQueuedOrRunning(generated) ? 'queued' : generated.status,
    take_id: spoken && generated.audio_url ? takeOf(tx, block, language, { ...spoken, generated }) : null,
  }
}

function saveSegment(tx: Transaction, project: ProjectRow, shown: Block): BlockRow {
  const block = saveReportedSegment(tx, project, shown)
  const translations = Object.entries(shown.translations ?? {}).map(([language, each]) => [
    language,
    translationIn(tx, project, { block, language: Number(language), shown: each }),
  ])
  return tx.blocks.update(block.id, { translations: Object.fromEntries(translations) })
}

function saveDub(tx: Transaction, project: ProjectRow, shown: Project, locale: LocaleCode): DubbingRow {
  const { dubbing } = shown.body
  const { source_language = null, target_languages = [], speaker_count = null, part = null } = dubbing ?? {}
  return tx.dubbings.create({
    ...reportedRecording(project.id, dubbing?.source),
    ...{ id: project.id, locale, source_language, target_languages, speaker_count, part },
    detected_language: dubbing?.detected_language ?? null,
    dubbed_languages: (dubbing?.outputs ?? []).map(({ language }) => language),
    background: dubbing?.background ?? DEFAULT_BACKGROUND,
    speakers: (dubbing?.speakers ?? []).map((speaker) => speakerIn(tx, project, speaker)),
    step: shown.step ?? null,
    is_simulated: dubbing?.is_simulated ?? true,
  })
}

const isToSpeak = ({ translations = {} }: BlockRow) =>
  Object.values(translations).some(({ status }) => status === 'queued')

/** Continues the work on a dub, an order or changed segments, from where a report shows it. */
export function continueDub(tx: Transaction, project: ProjectRow, shown: Project, locale: LocaleCode): void {
  const row = saveDub(tx, project, shown, locale)
  const blocks = shown.body.blocks.map((block) => saveSegment(tx, project, block))
  const idsOf = (these: readonly BlockRow[]) => these.map(({ id }) => id)
  saveOutline(tx, project.id, idsOf(blocks))
  const price = qepikOf(shown.price ?? '0.00')
  const isOrder = missingLanguages(row).length > 0
  if (isOrder) tx.projects.update(project.id, { quoted: price, spent: price })
  if (project.status !== projectStatuses.IN_PROGRESS) return
  const isSpeaking = row.step === 'speaking' || !isOrder
  const spoken = isOrder ? blocks.filter((block) => !isToSpeak(block)) : []
  const ofRun = isSpeaking ? [...spoken, ...blocks.filter(isToSpeak)] : blocks
  const cost = isOrder ? 0 : price
  const { run } = openRun(tx, { project, cost, expectedPrice: undefined }, idsOf(ofRun))
  tx.projects.update(project.id, { run_id: run.id })
  const done = isSpeaking ? spoken.length : row.step === 'mixing' ? blocks.length : 0
  continueStep(tx, tx.runs.update(run.id, { done, made: done }))
}
