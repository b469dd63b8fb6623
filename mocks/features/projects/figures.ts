import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { moneyOf } from '#src/rules/money.ts'
import { countCharacters, speechPrice, speechUnits } from '#src/rules/price.ts'
import { pauseSeconds } from '#src/rules/speech.ts'
import { toTheMs } from '#src/rules/to-the-ms.ts'

export type Figures = Pick<ProjectRow, 'characters' | 'units' | 'full_price' | 'duration'>

type Tariff = Pick<ProjectRow, 'slug' | 'voice_id'>
type PricedBlock = Pick<BlockRow, 'type' | 'text' | 'voice_id'>

const charactersOf = ({ type, text }: PricedBlock) =>
  type === 'pause' || type === 'message' ? 0 : countCharacters(text)

/** Speech units (see `speechUnits`) of a block: its characters times the voice's factor. */
export function unitsOfBlock(tx: Transaction, project: Tariff, block: PricedBlock): number {
  const voiceId = block.voice_id ?? project.voice_id
  const multiplier = voiceId === null ? 1 : (tx.voices.get(voiceId)?.price_multiplier ?? 1)
  return speechUnits(charactersOf(block), multiplier)
}

/** Price in qəpik of speaking units in one run. */
export function costOfUnits(tx: Transaction, slug: ServiceSlug, units: number): number {
  const service = tx.services.first({ slug })
  if (service?.price_unit !== '1000_chars') return 0
  const price = { unit: service.price_unit, amount: moneyOf(service.price) }
  return speechPrice(units, { price, min_charge: moneyOf(service.min_charge) })
}

function durationOf(tx: Transaction, { type, settings, take_id }: BlockRow): number {
  if (type === 'pause') return pauseSeconds(settings)
  return take_id === null ? 0 : (tx.takes.get(take_id)?.duration ?? 0)
}

type Sums = Omit<Figures, 'full_price'>

const sumsOf = (tx: Transaction, project: Tariff, block: BlockRow): Sums => ({
  characters: charactersOf(block),
  units: unitsOfBlock(tx, project, block),
  duration: durationOf(tx, block),
})

export function sumFigures(tx: Transaction, project: Tariff, blocks: readonly BlockRow[]): Figures {
  const sum: Sums = { characters: 0, units: 0, duration: 0 }
  for (const block of blocks) addSums(sum, sumsOf(tx, project, block), 1)
  return figuresOf(tx, project, sum)
}

/** A project's totals after removing and adding blocks, computed without reading the other blocks. */
export function figuresAfterChange(
  tx: Transaction,
  project: ProjectRow,
  { out = [], put = [] }: { out?: readonly BlockRow[]; put?: readonly BlockRow[] },
): Figures {
  const { characters, units, duration } = project
  const sum: Sums = { characters, units, duration }
  for (const block of out) addSums(sum, sumsOf(tx, project, block), -1)
  for (const block of put) addSums(sum, sumsOf(tx, project, block), 1)
  return figuresOf(tx, project, sum)
}

/** Rounds to thousandths, finer than anything shown, because sums of fractions of a second drift. */
const figuresOf = (tx: Transaction, { slug }: Tariff, sum: Sums): Figures => ({
  ...sum,
  full_price: costOfUnits(tx, slug, sum.units),
  duration: Math.max(0, toTheMs(sum.duration)),
})

function addSums(sum: Sums, part: Sums, sign: 1 | -1) {
  sum.characters += sign * part.characters
  sum.units += sign * part.units
  sum.duration += sign * part.duration
}
