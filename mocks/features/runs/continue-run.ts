import { isSpeakable, type SpeechInput, speechInputOf } from '#mocks/domain/speech-input.ts'
import { voiceOrReplacement } from '#mocks/features/projects/chosen-voice.ts'
import { costOfUnits, sumFigures, unitsOfBlock } from '#mocks/features/projects/figures.ts'
import { newBlock } from '#mocks/features/projects/new-block.ts'
import { saveOutline } from '#mocks/features/projects/outline.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { RunRow } from '#mocks/kernel/rows/run-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { Block, Generated } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { qepikOf } from '#src/rules/money.ts'
import { openRun } from './open-run.ts'
import { paceMs } from './pace.ts'
import { speechSteps } from './run-events.ts'

/** The id of a block in a response; undefined if the world has another block with it. */
export const unusedId = (tx: Transaction, { id }: Pick<Block, 'id'>) => (tx.blocks.get(id) ? {} : { id })

export const isQueuedOrRunning = ({ status }: Pick<Generated, 'status'>) =>
  status === 'queued' || status === 'running'

/**
 * Opens a run at the progress that a response shows.
 * @param done finished blocks of the project, in order; as many of them as that progress needs belong to the run
 * @param ahead blocks that are not finished
 * @param cost in qəpik
 */
export function openRunAtProgress(
  tx: Transaction,
  project: ProjectRow,
  {
    done,
    ahead,
    progress,
    cost,
  }: { done: readonly number[]; ahead: readonly number[]; progress: number; cost: number },
): RunRow {
  const share = Math.min(99, progress) / 100
  const count = Math.min(done.length, Math.round((ahead.length * share) / (1 - share)))
  const ids = [...done.slice(done.length - count), ...ahead]
  const { run } = openRun(tx, { project, cost, expectedPrice: undefined }, ids)
  tx.projects.update(project.id, { run_id: run.id })
  // The next block is due after one pace.
  const started_at = tx.now - (count - 1) * paceMs(tx)
  return tx.runs.update(run.id, { done: count, made: count, started_at })
}

function spokenIn(
  tx: Transaction,
  project: ProjectRow,
  block: BlockRow,
  { text, manner }: Generated,
): SpeechInput {
  const spoken = speechInputOf({ ...block, text: text ?? block.text }, project)
  if (!manner) return spoken
  const { language, voice_id, speed, pitch } = manner
  return {
    ...spoken,
    language,
    voice_id: voiceOrReplacement(tx, project, voice_id),
    settings: { ...spoken.settings, speed, pitch },
  }
}

function saveBlock(tx: Transaction, project: ProjectRow, shown: Block): BlockRow {
  const { type, text, settings = null, client_id = null, voice_id, generated } = shown
  const content = { type, text, settings, voice_id: voiceOrReplacement(tx, project, voice_id) }
  const block = tx.blocks.create({ ...newBlock(project.id, client_id, content), ...unusedId(tx, shown) })
  const { status, audio_url, duration, size, peaks, words } = generated
  const take = audio_url
    ? tx.takes.create({
        ...spokenIn(tx, project, block, generated),
        block_id: block.id,
        project_id: project.id,
        // Made from this row on its first request.
        file: `take-0-${block.id}.wav`,
        mime: 'audio/wav',
        duration: duration ?? 0,
        size: size ?? 0,
        peaks: peaks ?? [],
        words: words ?? [],
        cost: costOfUnits(tx, project.slug, unitsOfBlock(tx, project, block)),
        created_at: project.updated_at,
      })
    : undefined
  return tx.blocks.update(block.id, {
    status: isQueuedOrRunning(generated) ? 'queued' : status,
    take_id: take?.id ?? null,
  })
}

/** Rebuilds a project of spoken blocks as a response shows it, and continues its run. */
export function continueSpeech(tx: Transaction, project: ProjectRow, shown: Project): void {
  const blocks = shown.body.blocks.map((block) => saveBlock(tx, project, block))
  const ids = (these: readonly BlockRow[]) => these.map(({ id }) => id)
  saveOutline(tx, project.id, ids(blocks))
  tx.projects.update(project.id, sumFigures(tx, project, blocks))
  if (project.status !== projectStatuses.IN_PROGRESS) return
  const done = blocks.filter(({ status, take_id }) => status === 'ready' && take_id !== null)
  const queued = blocks.filter(isQueuedOrRunning)
  const unspoken = blocks.filter((block) => block.take_id === null && isSpeakable(block))
  const run = openRunAtProgress(tx, project, {
    done: ids(done),
    ahead: ids(queued.length > 0 ? queued : unspoken),
    progress: shown.progress,
    cost: project.quoted === null ? qepikOf(shown.price ?? '0.00') : 0,
  })
  const made = done.slice(done.length - run.done)
  const units = made.reduce((sum, block) => sum + unitsOfBlock(tx, project, block), 0)
  speechSteps.begin(tx, tx.runs.update(run.id, { units }))
}
