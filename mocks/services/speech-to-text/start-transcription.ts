import { statusAfter } from '#mocks/domain/project-status.ts'
import { changeProject } from '#mocks/features/projects/own-project.ts'
import { openRun } from '#mocks/features/runs/open-run.ts'
import type { Started } from '#mocks/features/service.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import { recogniseRecording, recogniseSegments } from './awaited-segments.ts'
import { type Context, chosenSegments, isWrongLanguage, planOf } from './plan-transcription.ts'
import { costOfSeconds } from './transcript-view.ts'
import { beginTranscribing } from './transcription-events.ts'
import { figuresOfSegments } from './versions.ts'

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
  const { run: opened, price } = openRun(tx, { project, cost, expectedPrice: body.expected_price })
  const replaces = body.transcript?.mode === 'replace'
  const segments = chosen ? recogniseSegments(tx, plan, chosen, !replaces) : recogniseRecording(context, plan)
  const run = tx.runs.update(opened.id, { block_ids: segments.flatMap(({ block_id }) => block_id ?? []) })
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
  const language = chosen && replaces ? project.language : plan.language
  const patch = { status, run_id: run.id, reject: null, language, ...figures }
  return { project: changeProject(tx, project.id, patch), price }
}
