import { statusAfter } from '#mocks/domain/project-status.ts'
import { blocksOf } from '#mocks/features/projects/outline.ts'
import { changeProject } from '#mocks/features/projects/own-project.ts'
import { openRun } from '#mocks/features/runs/open-run.ts'
import type { ContextOf, StartedRun } from '#mocks/features/service.ts'
import { fieldRefusal, Refusal } from '#mocks/http/refusal.ts'
import type { DubbingRow } from '#mocks/kernel/rows/dubbing-rows.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import { renewalPrice } from '#src/rules/dubbing.ts'
import { dubbingOf, isStale, tariffOf, voiceFor } from './dubbing-of.ts'
import { startSpeaking } from './speak-events.ts'

const secondsOf = ({ segment }: BlockRow) => (segment ? segment.end - segment.start : 0)

interface ChangedSegment {
  block: BlockRow
  languages: number[]
}

/** Finished languages in which a segment's sound does not match its text. */
const staleIn = (project: ProjectRow, row: DubbingRow, block: BlockRow): number[] =>
  row.dubbed_languages.filter((language) => {
    const translation = block.translations?.[language]
    return translation !== undefined && isStale(row, block, language, translation, project)
  })

/** Refuses (422) segments without a voice: a speaker's clone may have been deleted. */
function requireVoices(row: DubbingRow, changed: readonly ChangedSegment[]) {
  const isMute = ({ block, languages }: ChangedSegment) =>
    languages.some((language) => voiceFor(row, block, language) === undefined)
  if (changed.some(isMute)) throw fieldRefusal('speakers', 'voice_missing')
}

/** A part that was ordered and paid for but could not be spoken is repeated without charge. */
const isPaidButFailed = (block: BlockRow, language: number) =>
  block.translations?.[language]?.status === 'failed'

/**
 * Speaks changed segments again in the finished languages; holds the price of their seconds. @throws Refusal,
 * RuleError
 */
export function startRenewal({ tx, body }: ContextOf<'generate'>, project: ProjectRow): StartedRun {
  const status = statusAfter(project.status, 'generate')
  const row = dubbingOf(tx, project)
  const wanted = body.scope === 'blocks' ? new Set(body.block_ids) : undefined
  const changed = blocksOf(tx, project.id)
    .filter(({ id }) => wanted?.has(id) ?? true)
    .map((block) => ({ block, languages: staleIn(project, row, block) }))
    .filter(({ languages }) => languages.length > 0)
  if (changed.length === 0) throw new Refusal(422, 'nothing_changed')
  requireVoices(row, changed)
  const seconds = changed.reduce((sum, { block, languages }) => {
    const charged = languages.filter((language) => !isPaidButFailed(block, language)).length
    return sum + charged * secondsOf(block)
  }, 0)
  const cost = renewalPrice(seconds, tariffOf(tx))
  const ids = changed.map(({ block }) => block.id)
  const { run, price } = openRun(tx, { project, cost, expectedPrice: body.expected_price }, ids)
  for (const { block, languages } of changed) {
    const translations = { ...block.translations }
    for (const language of languages) {
      const translation = translations[language]
      if (translation) translations[language] = { ...translation, status: 'queued', error: null }
    }
    tx.blocks.update(block.id, { translations })
  }
  startSpeaking(tx, run)
  return { project: changeProject(tx, project.id, { status, run_id: run.id, reject: null }), price }
}
