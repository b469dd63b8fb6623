import type { BlockRow, ProjectRow } from '#mocks/db/rows/project-rows.ts'
import type { TranscriptRow, TranscriptVersionRow } from '#mocks/db/rows/transcript-rows.ts'
import type { Transaction } from '#mocks/db/transaction.ts'
import { statusAfter } from '#mocks/domain/project-machine.ts'
import { fieldRefusal, Refusal } from '#mocks/http/refusal.ts'
import type { TranscriptOptions } from '#src/contract/transcript.ts'
import { requireLanguage } from '../../projects/chosen-voice.ts'
import { blocksOf } from '../../projects/outline.ts'
import { changeProject } from '../../projects/own-project.ts'
import { holdPrice, requireExpectedPrice } from '../../work/hold-price.ts'
import type { ContextOf, Started } from '../service-work.ts'
import { type AwaitedSegment, hearAll, hearPlaces, type Listening } from './hear.ts'
import { nameSpeakers } from './speakers.ts'
import { costOfSeconds } from './transcript-view.ts'
import { beginTranscribing } from './transcription-events.ts'
import { currentVersion, figuresOfSegments, setVersionAside } from './versions.ts'

type Context = Pick<ContextOf<'generate'>, 'tx' | 'body' | 'locale'>

interface Plan {
  row: TranscriptRow
  options: TranscriptOptions
  language: number
  listening: Listening
  previous: TranscriptVersionRow | undefined
  keepsNames: boolean
}

/** The segments that are to be heard anew; `undefined` where it is the whole recording. */
function chosenSegments(
  { tx, body }: Context,
  project: ProjectRow,
  hasText: boolean,
): BlockRow[] | undefined {
  if (body.scope === 'all' || !hasText) return undefined
  if (body.scope === 'changed') throw new Refusal(422, 'nothing_changed')
  const wanted = new Set(body.block_ids)
  const all = blocksOf(tx, project.id)
  const chosen = all.filter(({ id, segment }) => segment && wanted.has(id))
  if (chosen.length < wanted.size) throw fieldRefusal('block_ids', 'block_not_found')
  if (chosen.length === 0) throw fieldRefusal('block_ids', 'field_required')
  return chosen
}

function planOf({ tx, body, locale }: Context, project: ProjectRow): Plan {
  const row = tx.transcripts.get(project.id)
  if (!row) throw new Refusal(422, 'recording_missing')
  const options = body.transcript?.options ?? row.options
  if (options.language !== null) requireLanguage(tx, project.slug, options.language)
  const said = tx.spokenFiles.get(row.hash)
  const own = tx.languages.first({ code: locale })?.id ?? project.language
  const language = options.language ?? said?.language ?? own
  const code = tx.languages.need(language).code
  const attempt = tx.transcriptions.count({ where: { project_id: project.id } })
  return {
    row,
    options,
    language,
    listening: { recording: row, said, options, code, attempt },
    previous: currentVersion(tx, project.id),
    keepsNames: body.transcript?.keep_speaker_names ?? true,
  }
}

const isWrongLanguage = ({ listening: { said, options } }: Plan) =>
  said !== undefined && options.language !== null && options.language !== said.language

/** A version that is the present one from now on, without segments yet. */
function openVersion(tx: Transaction, plan: Plan, speakers: TranscriptVersionRow['speakers']) {
  const { row, options, language, listening } = plan
  setVersionAside(tx, row.id)
  const version = tx.transcriptVersions.create({
    project_id: row.id,
    language,
    options,
    speakers,
    detected_language: options.language === null ? language : null,
    is_simulated: listening.said === undefined,
    block_ids: [],
    created_at: tx.now,
  })
  tx.transcripts.update(row.id, { version_id: version.id, options })
}

/** The whole recording: a new version, whose segments come up one after the other. */
function hearRecording({ tx, locale }: Context, plan: Plan): AwaitedSegment[] {
  const heard = isWrongLanguage(plan) ? [] : hearAll(plan.listening)
  const count = Math.max(0, ...heard.map(({ speaker }) => speaker + 1))
  const known = plan.keepsNames ? (plan.previous?.speakers ?? []) : []
  const speakers = nameSpeakers(count, { locale, known })
  openVersion(tx, plan, speakers)
  return heard.map(({ speaker, ...segment }) => ({ ...segment, speaker_id: speakers[speaker]?.id ?? null }))
}

/** Some segments: heard anew in their places, in a copy of the present version or in that itself. */
function hearSegments(tx: Transaction, plan: Plan, chosen: readonly BlockRow[], isCopied: boolean) {
  const heard = hearPlaces(
    plan.listening,
    chosen.map(({ segment }) => ({ start: segment?.start ?? 0, end: segment?.end ?? 0 })),
  )
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
    return { block_id, start, end, speaker_id, words: heard[index] ?? [] }
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

/** Holds the price and begins to transcribe. @throws RuleError, Refusal; nothing has changed then */
export function startTranscription(context: Context, project: ProjectRow): Started {
  const { tx, body } = context
  const status = statusAfter(project.status, 'generate')
  const plan = planOf(context, project)
  const chosen = chosenSegments(context, project, plan.previous !== undefined)
  const seconds = chosen
    ? chosen.reduce((sum, { segment }) => sum + (segment ? segment.end - segment.start : 0), 0)
    : plan.row.duration
  const cost = costOfSeconds(tx, seconds)
  const price = requireExpectedPrice(cost, body.expected_price)
  const transaction_id = holdPrice(tx, project, cost)
  const replaces = body.transcript?.mode === 'replace'
  const segments = chosen ? hearSegments(tx, plan, chosen, !replaces) : hearRecording(context, plan)
  const run = tx.runs.create({
    project_id: project.id,
    customer_id: project.customer_id,
    block_ids: segments.flatMap(({ block_id }) => block_id ?? []),
    done: 0,
    held: cost,
    transaction_id,
    costs: [],
    started_at: tx.now,
    ended_at: null,
  })
  tx.transcriptions.create({
    id: run.id,
    project_id: project.id,
    previous_id: chosen && replaces ? null : (plan.previous?.id ?? null),
    replaces: replaces && !chosen,
    is_in_place: chosen !== undefined && replaces,
    total: segments.length,
    done: 0,
    failed: 0,
    seconds,
    failed_seconds: 0,
    is_wrong_language: isWrongLanguage(plan),
  })
  for (const segment of segments) tx.awaitedSegments.create({ ...segment, run_id: run.id })
  beginTranscribing(tx, run)
  const figures = figuresOfSegments(tx, project)
  const patch = { status, run_id: run.id, reject: null, language: plan.language, ...figures }
  return { project: changeProject(tx, project.id, patch), price }
}
