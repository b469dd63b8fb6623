import { statusAfter } from '#mocks/domain/project-status.ts'
import { isSpeechDown } from '#mocks/features/audio/speech-switch.ts'
import { changeProject } from '#mocks/features/projects/own-project.ts'
import { refuseOrder } from '#mocks/features/runs/order.ts'
import { paceMs } from '#mocks/features/runs/pace.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import { lightEvent } from '#mocks/kernel/time/event-handler.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { cloneOf, saveClone } from './clone-of.ts'
import { objectionTo } from './clone-samples.ts'
import { trainVoice } from './clone-voice.ts'
import { saveRent } from './rent-events.ts'

interface OrderedClone {
  project_id: number
}

interface Step extends OrderedClone {
  /** From 1. */
  step: number
}

export const TRAINING_STEPS = 10
/** Paces (see `paceMs`) of the check and of a training step. */
const CHECK_PACES = 3
const STEP_PACES = 1

export const stepMs = (tx: Transaction) => STEP_PACES * paceMs(tx)

const keyOf = ({ project_id }: OrderedClone) => `project:${project_id}`

const checkClone = lightEvent<OrderedClone>('check-clone', {
  happen({ tx, payload, at }) {
    const project = tx.projects.get(payload.project_id)
    if (project?.status !== projectStatuses.ORDERED) return
    const reason = isSpeechDown(tx) ? 'speech_unavailable' : objectionTo(cloneOf(tx, project).samples)
    if (reason) {
      refuseOrder(tx, project, reason)
      return
    }
    saveClone(tx, { ...cloneOf(tx, project), progress: 0 })
    changeProject(tx, project.id, { status: statusAfter(project.status, 'begin') })
    planStep(tx, { ...payload, step: 1 }, at)
  },
})

const trainClone = lightEvent<Step>('train-clone', {
  happen({ tx, payload, at }) {
    const project = tx.projects.get(payload.project_id)
    if (project?.status !== projectStatuses.IN_PROGRESS) return
    if (isSpeechDown(tx)) {
      refuseOrder(tx, project, 'speech_unavailable')
      return
    }
    const { step } = payload
    const clone = saveClone(tx, {
      ...cloneOf(tx, project),
      progress: Math.round((step / TRAINING_STEPS) * 100),
    })
    if (step < TRAINING_STEPS) {
      changeProject(tx, project.id, {})
      planStep(tx, { ...payload, step: step + 1 }, at)
      return
    }
    const voice = trainVoice(tx, project, clone)
    const made = { ...clone, voice_id: voice.id, trained: clone.samples.map(({ id }) => id) }
    saveRent(tx, saveClone(tx, made))
    changeProject(tx, project.id, { status: statusAfter(project.status, 'finish'), quoted: null })
  },
})

/** Steps count from the due time of the previous one, so that the customer's absence delays none. */
function planStep(tx: Transaction, step: Step, from: number) {
  tx.agenda.plan(trainClone, step, { at: from + stepMs(tx), key: keyOf(step) })
}

export function planCheck(
  tx: Transaction,
  { id }: Pick<ProjectRow, 'id'>,
  afterMs = CHECK_PACES * paceMs(tx),
): void {
  const ordered = { project_id: id }
  tx.agenda.plan(checkClone, ordered, { afterMs, key: keyOf(ordered) })
}

export function planTraining(
  tx: Transaction,
  { id }: Pick<ProjectRow, 'id'>,
  step: number,
  afterMs: number,
): void {
  planStep(tx, { project_id: id, step }, tx.now + afterMs)
}

export const cloneEvents = [checkClone, trainClone]
