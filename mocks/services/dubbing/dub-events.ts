import { statusAfter } from '#mocks/domain/project-status.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import { isSpeechDown } from '#mocks/features/audio/speech-switch.ts'
import { blocksOf } from '#mocks/features/projects/outline.ts'
import { changeProject } from '#mocks/features/projects/own-project.ts'
import { hearRecording, needsListening } from '#mocks/features/recordings/hear-recording.ts'
import { itemsPerStep } from '#mocks/features/recordings/items-per-step.ts'
import { openRun } from '#mocks/features/runs/open-run.ts'
import { refuseOrder } from '#mocks/features/runs/order.ts'
import { paceMs } from '#mocks/features/runs/pace.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { RunRow } from '#mocks/kernel/rows/run-rows.ts'
import { heavyEvent, lightEvent } from '#mocks/kernel/time/event-handler.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { dubbingOf, missingLanguages } from './dubbing-of.ts'
import {
  addSpeakers,
  castVoices,
  detectedLanguage,
  hasSimulatedWords,
  isOtherThanSource,
  recognisedSegments,
  saveSegment,
} from './listen.ts'
import { segmentSteps, startSpeaking } from './speak-events.ts'
import { translateSegment } from './translate-segment.ts'

interface OrderedDub {
  project_id: number
  /** Recognition is done, or impossible. */
  is_heard?: boolean
}

interface Turn {
  run_id: number
  turn: number
}

/** Paces (see `paceMs`) of an order's check. */
const CHECK_PACES = 3

const keyOf = (projectId: number) => `project:${projectId}`

export const checkOrder = lightEvent<OrderedDub>('check-dubbing', {
  happen({ tx, payload }) {
    const project = tx.projects.get(payload.project_id)
    if (project?.status !== projectStatuses.ORDERED) return
    const isUnheard = needsListening(tx, dubbingOf(tx, project), dubbingOf(tx, project).source_language)
    if (isUnheard && !payload.is_heard && blocksOf(tx, project.id).length === 0) {
      planHearing(tx, project.id)
      return
    }
    const reason = objectionTo(tx, project)
    if (reason) {
      refuseOrder(tx, project, reason)
      return
    }
    const isNew = blocksOf(tx, project.id).length === 0
    const ids = blocksOf(tx, project.id).map(({ id }) => id)
    const { run } = openRun(tx, { project, cost: 0, expectedPrice: undefined }, ids)
    const detected_language = detectedLanguage(tx, dubbingOf(tx, project))
    tx.dubbings.update(project.id, {
      detected_language,
      step: isNew ? 'listening' : 'translating',
      ...(isNew && { is_simulated: hasSimulatedWords(tx, dubbingOf(tx, project)) }),
    })
    changeProject(tx, project.id, { status: statusAfter(project.status, 'begin'), run_id: run.id })
    if (isNew) addSpeakers(tx, project, recognisedSegments(tx, dubbingOf(tx, project)))
    else castVoices(tx, project, dubbingOf(tx, project))
    planTurn(tx, run, 0, isNew ? listen : translateNext)
  },
})

/** Recognises a part of an order's recording, then plans the next one; the order is checked after the last. */
export const hearDubbing = heavyEvent<OrderedDub, boolean, Engines>('hear-dubbing', {
  compute: (context) => hearRecording(context, context.db.dubbings.need(context.payload.project_id)),
  done({ tx, payload: { project_id }, result: isMoreLeft }) {
    if (isMoreLeft) planHearing(tx, project_id)
    else checkAfterHearing(tx, project_id)
  },
  failed: ({ tx, payload }) => checkAfterHearing(tx, payload.project_id),
})

function planHearing(tx: Transaction, project_id: number) {
  tx.agenda.plan(hearDubbing, { project_id }, { at: tx.now, key: keyOf(project_id) })
}

function checkAfterHearing(tx: Transaction, project_id: number) {
  tx.agenda.plan(checkOrder, { project_id, is_heard: true }, { at: tx.now, key: keyOf(project_id) })
}

function objectionTo(tx: Transaction, project: ProjectRow) {
  const row = dubbingOf(tx, project)
  if (isSpeechDown(tx)) return 'speech_unavailable'
  const said = tx.spokenFiles.get(row.hash)?.language
  if (said !== undefined && row.source_language !== null && said !== row.source_language)
    return 'wrong_language'
  if (isOtherThanSource(tx, row)) return 'wrong_language'
  return blocksOf(tx, project.id).length === 0 && recognisedSegments(tx, row).length === 0
    ? 'no_speech_found'
    : undefined
}

export const listen = lightEvent<Turn>('dub-listen', {
  happen({ tx, payload: { run_id, turn } }) {
    const { run, project } = partsOfRun(tx, run_id)
    const recognised = recognisedSegments(tx, dubbingOf(tx, project))
    const size = itemsPerStep(recognised.length)
    const blocks = recognised
      .slice(turn * size, (turn + 1) * size)
      .map((each) => saveSegment(tx, project, each))
    const block_ids = [...run.block_ids, ...blocks.map(({ id }) => id)]
    tx.runs.update(run.id, { block_ids })
    changeProject(tx, project.id, {})
    const isDone = block_ids.length >= recognised.length
    if (isDone) tx.dubbings.update(project.id, { step: 'translating' })
    planTurn(tx, run, isDone ? 0 : turn + 1, isDone ? translateNext : listen)
  },
})

export const translateNext = lightEvent<Turn>('dub-translate', {
  happen({ tx, payload: { run_id, turn } }) {
    const { run, project } = partsOfRun(tx, run_id)
    const row = dubbingOf(tx, project)
    const languages = missingLanguages(row)
    const language = languages[turn]
    if (language === undefined) {
      startSpeaking(tx, run)
      return
    }
    translateAll(tx, project, language)
    changeProject(tx, project.id, {})
    planTurn(tx, run, turn + 1, translateNext)
  },
})

function translateAll(tx: Transaction, project: ProjectRow, language: number) {
  const dubbing = dubbingOf(tx, project)
  for (const block of blocksOf(tx, project.id)) {
    const translated = translateSegment(tx, dubbing, block, language)
    const row = { ...translated, speed: 1, may_run_over: false, take_id: null, spoken: null, error: null }
    const translations = { ...block.translations, [language]: { ...row, status: 'queued' as const } }
    tx.blocks.update(block.id, { translations })
  }
}

function partsOfRun(tx: Transaction, runId: number) {
  const run = tx.runs.need(runId)
  return { run, project: tx.projects.need(run.project_id) }
}

function planTurn(tx: Transaction, run: RunRow, turn: number, event: typeof listen) {
  const { project_id } = run
  tx.agenda.plan(event, { run_id: run.id, turn }, { afterMs: paceMs(tx), key: keyOf(project_id) })
}

/** Plans the next turn of a run in the step that its dub is in. */
export function continueStep(tx: Transaction, run: RunRow): void {
  const project = tx.projects.need(run.project_id)
  const row = dubbingOf(tx, project)
  if (row.step === 'listening') {
    const recognised = recognisedSegments(tx, row)
    if (row.speakers.length === 0) addSpeakers(tx, project, recognised)
    planTurn(tx, run, Math.ceil(run.block_ids.length / itemsPerStep(recognised.length)), listen)
  } else if (row.step === 'translating') {
    const { translations = {} } = tx.blocks.get(run.block_ids[0] ?? 0) ?? {}
    const done = missingLanguages(row).filter((language) => translations[language] !== undefined)
    planTurn(tx, run, done.length, translateNext)
  } else segmentSteps.begin(tx, run)
}

export function planOrderCheck(tx: Transaction, { id }: Pick<ProjectRow, 'id'>): void {
  tx.agenda.plan(checkOrder, { project_id: id }, { afterMs: CHECK_PACES * paceMs(tx), key: keyOf(id) })
}
