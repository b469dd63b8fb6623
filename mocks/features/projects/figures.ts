import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { moneyOf } from '#src/rules/money.ts'
import { blockPrice, countCharacters, runPrice } from '#src/rules/price.ts'
import { pauseSeconds } from '#src/rules/speech.ts'

export type Figures = Pick<ProjectRow, 'characters' | 'full_price' | 'duration'>

type Tariff = Pick<ProjectRow, 'slug' | 'voice_id'>
type Priced = Pick<BlockRow, 'type' | 'text' | 'voice_id'>

const charactersOf = ({ type, text }: Priced) => (type === 'pause' ? 0 : countCharacters(text))

/** Qəpik for speaking a block: its characters at the service's price and the voice's factor. */
export function costOfBlock(tx: Transaction, project: Tariff, block: Priced): number {
  const service = tx.services.first({ slug: project.slug })
  if (service?.price_unit !== '1000_chars') return 0
  const voiceId = block.voice_id ?? project.voice_id
  const multiplier = voiceId === null ? 1 : (tx.voices.get(voiceId)?.price_multiplier ?? 1)
  const price = { unit: service.price_unit, amount: moneyOf(service.price) }
  return blockPrice(charactersOf(block), { price }, multiplier)
}

export function costOfRun(tx: Transaction, { slug }: Pick<Tariff, 'slug'>, costs: readonly number[]): number {
  const service = tx.services.first({ slug })
  return runPrice(costs, { min_charge: moneyOf(service?.min_charge ?? 0) })
}

function durationOf(tx: Transaction, { type, settings, take_id }: BlockRow): number {
  if (type === 'pause') return pauseSeconds(settings)
  return take_id === null ? 0 : (tx.takes.get(take_id)?.duration ?? 0)
}

const figuresOf = (tx: Transaction, project: Tariff, block: BlockRow): Figures => ({
  characters: charactersOf(block),
  full_price: costOfBlock(tx, project, block),
  duration: durationOf(tx, block),
})

export function sumFigures(tx: Transaction, project: Tariff, blocks: readonly BlockRow[]): Figures {
  const sum: Figures = { characters: 0, full_price: 0, duration: 0 }
  for (const block of blocks) add(sum, figuresOf(tx, project, block), 1)
  return rounded(sum)
}

/** A project's sums after blocks were removed and added, computed without reading the other blocks. */
export function movedFigures(
  tx: Transaction,
  project: ProjectRow,
  { out = [], put = [] }: { out?: readonly BlockRow[]; put?: readonly BlockRow[] },
): Figures {
  const { characters, full_price, duration } = project
  const sum: Figures = { characters, full_price, duration }
  for (const block of out) add(sum, figuresOf(tx, project, block), -1)
  for (const block of put) add(sum, figuresOf(tx, project, block), 1)
  return rounded(sum)
}

/** Sums of fractions of a second drift; a thousandth is finer than anything shown. */
const rounded = (sum: Figures): Figures => ({
  ...sum,
  duration: Math.max(0, Math.round(sum.duration * 1000) / 1000),
})

function add(sum: Figures, part: Figures, sign: 1 | -1) {
  sum.characters += sign * part.characters
  sum.full_price += sign * part.full_price
  sum.duration += sign * part.duration
}
