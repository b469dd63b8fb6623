import type * as z from 'zod/mini'
import { statusAfter } from '#mocks/domain/project-status.ts'
import { isSpeakable, isStale } from '#mocks/domain/speech-input.ts'
import { fieldRefusal, Refusal } from '#mocks/http/refusal.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { GenerateBody } from '#src/contract/generate-body.ts'
import { SPOKEN_FORM_FACTOR, TEXT_PAUSES_MAX_S } from '#src/rules/limits.ts'
import { countCharacters } from '#src/rules/price.ts'
import { spokenLength } from '#src/rules/pronunciations.ts'
import { pausesIn } from '#src/rules/text-pauses.ts'
import { costOfUnits, unitsOfBlock } from '../projects/figures.ts'
import { blocksOf } from '../projects/outline.ts'
import type { StartedRun } from '../service.ts'
import { speechSteps } from './run-events.ts'

type Body = z.infer<typeof GenerateBody>

function isChanged(tx: Transaction, block: BlockRow, project: ProjectRow): boolean {
  const take = block.take_id === null ? undefined : tx.takes.get(block.take_id)
  return block.status !== 'ready' || !take || isStale(take, block, project)
}

function chosenBlocks(
  tx: Transaction,
  project: ProjectRow,
  { scope, block_ids = [] }: Body,
  isPart: (block: BlockRow) => boolean,
): BlockRow[] {
  const all = blocksOf(tx, project.id)
  const wanted = new Set(block_ids)
  const known = new Set(all.map(({ id }) => id))
  if (block_ids.some((id) => !known.has(id))) throw fieldRefusal('block_ids', 'block_not_found')
  const speakable = all.filter((block) => isSpeakable(block) && (scope === 'blocks' || isPart(block)))
  const chosen = speakable.filter((block) => {
    if (scope === 'all') return true
    return scope === 'blocks' ? wanted.has(block.id) : isChanged(tx, block, project)
  })
  if (chosen.length > 0) return chosen
  throw new Refusal(
    422,
    scope === 'changed' && speakable.length > 0 ? 'nothing_changed' : 'nothing_to_generate',
  )
}

/** Refuses (422) a text that is too long itself, with its pronunciations, or in its pauses. */
function requireLength({ text }: BlockRow, place: number, limit: number, { settings }: ProjectRow) {
  const lengths = [
    ['block_too_long', countCharacters(text), limit],
    ['block_said_too_long', spokenLength(text, settings?.pronunciations), limit * SPOKEN_FORM_FACTOR],
    ['block_pauses_too_long', Math.ceil(pausesIn(text)), TEXT_PAUSES_MAX_S],
  ] as const
  for (const [message, length, most] of lengths)
    if (length > most)
      throw fieldRefusal(`blocks.${place}.text`, message, { number: place + 1, length, limit: most })
}

/** Refuses (422), at the block, texts over the limit and voices that do not speak the language of the text. */
function requireSpeakable(tx: Transaction, project: ProjectRow, blocks: readonly BlockRow[]) {
  const limit = tx.services.first({ slug: project.slug })?.limits.max_chars ?? Number.POSITIVE_INFINITY
  const places = new Map(blocksOf(tx, project.id).map(({ id }, index) => [id, index]))
  for (const block of blocks) {
    const place = places.get(block.id) ?? 0
    requireLength(block, place, limit, project)
    const voiceField = block.voice_id === null ? 'voice_id' : `blocks.${place}.voice_id`
    const voiceId = block.voice_id ?? project.voice_id
    const voice = voiceId === null ? undefined : tx.voices.get(voiceId)
    if (!voice) throw fieldRefusal(voiceField, 'voice_missing')
    if (!voice.language_ids.includes(block.settings?.language ?? project.language)) {
      throw fieldRefusal(voiceField, 'voice_wrong_language', { voice: voice.name })
    }
  }
}

/**
 * Holds the price and starts the run of a project's blocks.
 * @param isPart selects the blocks of a run that names none
 * @throws RuleError, Refusal; nothing has changed then
 */
export function startRun(
  tx: Transaction,
  project: ProjectRow,
  body: Body,
  isPart: (block: BlockRow) => boolean = () => true,
): StartedRun {
  const status = statusAfter(project.status, 'generate')
  const blocks = chosenBlocks(tx, project, body, isPart)
  requireSpeakable(tx, project, blocks)
  const units = blocks.reduce((sum, block) => sum + unitsOfBlock(tx, project, block), 0)
  const cost = costOfUnits(tx, project.slug, units)
  const ids = blocks.map(({ id }) => id)
  return speechSteps.start(tx, project, { status, ids, cost, expectedPrice: body.expected_price })
}
