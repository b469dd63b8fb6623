import { languageIds } from '#mocks/catalog/languages.ts'
import { quoteExpiry } from '#mocks/domain/quotes.ts'
import { speechInputOf } from '#mocks/domain/speech-input.ts'
import { sumFigures } from '#mocks/features/projects/figures.ts'
import { newBlock } from '#mocks/features/projects/new-block.ts'
import { saveOutline } from '#mocks/features/projects/outline.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { SpeechSettings } from '#src/contract/block.ts'
import type { LocaleCode, ServiceSlug } from '#src/contract/primitives.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { seedTake } from './seed-take.ts'

export interface SeedBlock {
  text: string
  type?: BlockRow['type']
  settings?: SpeechSettings
  voiceId?: number
  edited?: string
  clientId?: string
}

/** Writes the data of one service's projects. Returns the price of everything, in qəpik. */
type SeedContent = (
  tx: Transaction,
  project: ProjectRow,
) => { blocks: readonly BlockRow[]; full_price: number } | undefined

export interface SeedProject {
  slug: ServiceSlug
  title: string
  language: LocaleCode
  status: ProjectRow['status']
  daysAgo: number
  voiceId?: number
  quoted?: number
  domain?: string
  selector?: string
  /** Reason of the rejection, if it is not in the blocks. */
  rejection?: NonNullable<ProjectRow['reject']>['key']
  content?: SeedContent
  blocks: readonly SeedBlock[]
}

const DAY_MS = 86_400_000
const { COMPLETED, REJECTED, WAITING_FOR_ORDERING } = projectStatuses

export function seedProject(tx: Transaction, customerId: number, seed: SeedProject): ProjectRow {
  const { slug, title, status, voiceId = null, quoted = null, domain = null, selector = null } = seed
  const updated_at = tx.now - Math.round(seed.daysAgo * DAY_MS) - 3_600_000
  const project = tx.projects.create({
    customer_id: customerId,
    client_id: null,
    slug,
    title,
    language: languageIds[seed.language],
    status,
    voice_id: voiceId,
    settings: null,
    domain,
    selector,
    quoted,
    price_expires_at: status === WAITING_FOR_ORDERING ? quoteExpiry(updated_at) : null,
    run_id: null,
    reject: status === REJECTED ? { key: seed.rejection ?? 'all_blocks_failed', refunded: true } : null,
    characters: 0,
    units: 0,
    full_price: 0,
    duration: 0,
    spent: 0,
    created_at: updated_at - 2 * 3_600_000,
    updated_at,
    sequence: tx.projects.nextSequence(),
    version: 1,
  })
  const { blocks, ...paid } = seed.content?.(tx, project) ?? {
    blocks: seed.blocks.map((block) => seedBlock(tx, project, block)),
  }
  saveOutline(
    tx,
    project.id,
    blocks.map(({ id }) => id),
  )
  return tx.projects.update(project.id, { ...sumFigures(tx, project, blocks), ...paid })
}

function seedBlock(tx: Transaction, project: ProjectRow, seed: SeedBlock): BlockRow {
  const { text, type = 'text', settings = null, voiceId = null, edited, clientId = null } = seed
  const block = tx.blocks.create(newBlock(project.id, clientId, { type, text, voice_id: voiceId, settings }))
  if (project.status === REJECTED)
    return tx.blocks.update(block.id, { status: 'failed', error: 'speech_failed' })
  if (project.status !== COMPLETED) return block
  const take = seedTake(tx, project, block, speechInputOf(block, project))
  return tx.blocks.update(block.id, {
    text: edited ?? text,
    status: take || type === 'pause' ? 'ready' : 'none',
    take_id: take?.id ?? null,
  })
}
