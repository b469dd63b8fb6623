import { statusAfter } from '#mocks/domain/project-status.ts'
import { changeProject } from '#mocks/features/projects/own-project.ts'
import { needsListening } from '#mocks/features/recordings/hear-recording.ts'
import { openRun } from '#mocks/features/runs/open-run.ts'
import type { StartedRun } from '#mocks/features/service.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import { awaitSegments, openRecording, openSegments } from './awaited-segments.ts'
import { planHearing } from './hearing-events.ts'
import { type Context, chosenSegments, isWrongLanguage, planOf } from './plan-transcription.ts'
import { costOfSeconds } from './transcript-view.ts'
import { startTranscribing } from './transcription-events.ts'
import { figuresOfSegments } from './versions.ts'

/** Holds the price and starts to transcribe. @throws RuleError, Refusal; nothing has changed then */
export function startTranscription(context: Context, project: ProjectRow): StartedRun {
  const { tx, body, locale } = context
  const status = statusAfter(project.status, 'generate')
  const plan = planOf(context, project)
  const chosen = chosenSegments(context, project, plan.previous !== undefined)
  const seconds = chosen
    ? chosen.reduce((sum, { segment }) => sum + (segment ? segment.end - segment.start : 0), 0)
    : plan.row.duration
  const cost = costOfSeconds(tx, seconds)
  const { run: opened, price } = openRun(tx, { project, cost, expectedPrice: body.expected_price })
  const replaces = body.transcript?.mode === 'replace'
  const block_ids = chosen ? openSegments(tx, plan, chosen, !replaces) : openRecording(tx, plan)
  const run = tx.runs.update(opened.id, { block_ids: block_ids ?? [] })
  tx.transcriptions.create({
    id: run.id,
    project_id: project.id,
    previous_id: chosen && replaces ? null : (plan.previous?.id ?? null),
    replaces: replaces && !chosen,
    is_in_place: chosen !== undefined && replaces,
    total: 0,
    done: 0,
    failed: 0,
    seconds,
    failed_seconds: 0,
    is_wrong_language: isWrongLanguage(plan),
    awaited: { locale, keeps_names: plan.keepsNames, block_ids },
  })
  const language = chosen && replaces ? project.language : plan.language
  const patch = { status, run_id: run.id, reject: null, language, ...figuresOfSegments(tx, project) }
  const changed = changeProject(tx, project.id, patch)
  if (needsListening(tx, plan.row, plan.options.language)) {
    planHearing(tx, run)
    return { project: changed, price }
  }
  awaitSegments(tx, run.id)
  startTranscribing(tx, run)
  return { project: tx.projects.need(project.id), price }
}
