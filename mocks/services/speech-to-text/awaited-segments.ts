import { blocksOf } from '#mocks/features/projects/outline.ts'
import { changeProject } from '#mocks/features/projects/own-project.ts'
import { speechOf } from '#mocks/features/recordings/detected-speech.ts'
import { heardPlaces } from '#mocks/features/recordings/hear-recording.ts'
import { isMostlyEnglish, placesInEnglish } from '#mocks/features/recordings/heard-language.ts'
import { type Listening, recogniseAll, recognisePlaces } from '#mocks/features/recordings/recognise.ts'
import { nameSpeakers } from '#mocks/features/recordings/speakers.ts'
import type { BlockRow } from '#mocks/kernel/rows/project-rows.ts'
import type { HeardPlaceRow } from '#mocks/kernel/rows/recording-rows.ts'
import type { TranscriptionRow, TranscriptVersionRow } from '#mocks/kernel/rows/speech-to-text-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { Plan } from './plan-transcription.ts'
import { currentVersion, savePreviousVersion } from './versions.ts'

type AwaitedWords = NonNullable<TranscriptionRow['awaited']>

function openVersion(tx: Transaction, plan: Plan, speakers: TranscriptVersionRow['speakers']) {
  const { row, options, language, said } = plan
  savePreviousVersion(tx, row.id)
  const version = tx.transcriptVersions.create({
    project_id: row.id,
    language,
    options,
    speakers,
    // They belong to moments of the recording, which does not change.
    chapters: plan.previous?.chapters ?? [],
    detected_language: options.language === null ? language : null,
    is_simulated: said === undefined,
    block_ids: [],
    created_at: tx.now,
  })
  tx.transcripts.update(row.id, { version_id: version.id, options })
}

/** Opens a version for the whole recording, whose segments are not known yet. */
export function openRecording(tx: Transaction, plan: Plan): null {
  openVersion(tx, plan, [])
  return null
}

/**
 * Marks segments to be recognised again: in a copy of the current version, or in that version itself.
 * @returns their blocks
 */
export function openSegments(
  tx: Transaction,
  plan: Plan,
  chosen: readonly BlockRow[],
  isCopied: boolean,
): number[] {
  const copies = new Map<number, number>()
  if (isCopied) {
    const present = blocksOf(tx, plan.row.id)
    openVersion(tx, plan, plan.previous?.speakers ?? [])
    copySegments(tx, plan.row.id, present, copies)
  } else tx.transcripts.update(plan.row.id, { options: plan.options })
  const ids = chosen.map(({ id }) => copies.get(id) ?? id)
  for (const id of ids) tx.blocks.update(id, { status: 'queued', error: null })
  return ids
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

/** Language of simulated words: English is recognised, so a recording that is not English is in another language. */
function languageSpoken(
  tx: Transaction,
  { language, options }: Pick<TranscriptVersionRow, 'language' | 'options'>,
  heard: readonly HeardPlaceRow[],
): number {
  const english = tx.languages.first({ code: 'en' })?.id
  const isEnglish = isMostlyEnglish(heard)
  if (options.language !== null || english === undefined || isEnglish === undefined) return language
  if (isEnglish) return english
  return language === english ? (tx.languages.first({ code: 'az' })?.id ?? language) : language
}

/** Plans the recognised segments of a run, for the whole recording or for some segments, each for its turn. */
export function awaitSegments(tx: Transaction, runId: number): void {
  const { awaited, ...job } = tx.transcriptions.need(runId)
  const version = currentVersion(tx, job.project_id)
  const row = tx.transcripts.need(job.project_id)
  if (!awaited || !version) return
  const said = tx.spokenFiles.get(row.hash)
  const heard = said ? [] : heardPlaces(tx, row.hash)
  const { options } = row
  const isPart = awaited.block_ids !== null
  const language = isPart
    ? (options.language ?? said?.language ?? version.language)
    : languageSpoken(tx, version, heard)
  const code = tx.languages.need(language).code
  const attempt = tx.transcriptions.count({ where: { project_id: job.project_id } }) - 1
  const { locale } = awaited
  const recording = { ...row, speech: speechOf(tx, row) }
  const listening = { recording, said, heard, options, code, locale, attempt }
  const isOther = job.is_wrong_language || isOtherThanEnglish(listening)
  const segments = awaited.block_ids
    ? segmentsAgain(tx, awaited.block_ids, listening, isOther)
    : wholeRecording(tx, { version, listening, job, awaited, language, isOther })
  for (const segment of segments) tx.awaitedSegments.create({ ...segment, run_id: runId })
  tx.transcriptions.update(runId, { total: segments.length, is_wrong_language: isOther })
}

/** Whether English was requested, but another language is spoken. */
const isOtherThanEnglish = ({ options, code, heard }: Listening) =>
  options.language !== null &&
  code === 'en' &&
  heard.length > 0 &&
  isMostlyEnglish(heard) === false &&
  placesInEnglish(heard).length === 0

function segmentsAgain(tx: Transaction, ids: readonly number[], listening: Listening, isOther: boolean) {
  const blocks = ids.map((id) => tx.blocks.need(id))
  const places = blocks.map(({ segment }) => ({ start: segment?.start ?? 0, end: segment?.end ?? 0 }))
  const recognised = isOther ? [] : recognisePlaces(listening, places)
  return blocks.map(({ id, segment }, index) => {
    const { start = 0, end = 0, speaker_id = null } = segment ?? {}
    return { block_id: id, start, end, speaker_id, words: recognised[index] ?? [] }
  })
}

interface FinishedVersion {
  version: TranscriptVersionRow
  listening: Listening
  job: Pick<TranscriptionRow, 'previous_id' | 'project_id'>
  awaited: AwaitedWords
  language: number
  isOther: boolean
}

function wholeRecording(
  tx: Transaction,
  { version, listening, job, awaited, language, isOther }: FinishedVersion,
) {
  const recognised = isOther ? [] : recogniseAll(listening)
  const count = Math.max(0, ...recognised.map(({ speaker }) => (speaker ?? -1) + 1))
  const previous = job.previous_id === null ? undefined : tx.transcriptVersions.get(job.previous_id)
  const known = awaited.keeps_names ? (previous?.speakers ?? []) : []
  const speakers = nameSpeakers(count, { locale: awaited.locale, known })
  const hasSimulatedWords = recognised.some(({ words, is_simulated }) => words.length > 0 && is_simulated)
  tx.transcriptVersions.update(version.id, {
    speakers,
    language,
    ...(version.detected_language !== null && { detected_language: language }),
    is_simulated: hasSimulatedWords,
  })
  changeProject(tx, job.project_id, { language })
  return recognised.map(({ speaker, is_simulated: _, ...segment }) => ({
    ...segment,
    speaker_id: speakers[speaker ?? -1]?.id ?? null,
  }))
}
