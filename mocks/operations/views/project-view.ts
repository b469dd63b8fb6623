import { moment, momentOrNull } from '#mocks/domain/moment.ts'
import { blocksOf } from '#mocks/features/projects/outline.ts'
import { paceMs } from '#mocks/features/runs/pace.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { RunRow } from '#mocks/kernel/rows/run-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { say } from '#mocks/messages/catalogue.ts'
import { services } from '#mocks/services/services.ts'
import { isSpoken } from '#src/contract/address-parts.ts'
import type { Block } from '#src/contract/block.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import type { CreatedProject, Project } from '#src/contract/project.ts'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { moneyOf } from '#src/rules/money.ts'
import { blockView } from './block-view.ts'
import { markWithoutExports } from './progress-mark.ts'

const { DRAFT, IN_PROGRESS, COMPLETED, REJECTED } = projectStatuses

/**
 * Price of a project, in qəpik: before a run the price of speaking all of it, or the quote; during the run the held
 * amount; afterwards its total cost.
 */
function priceOf(project: ProjectRow, run: RunRow | undefined): number {
  if (project.status === COMPLETED) return project.spent
  if (project.status === IN_PROGRESS) return run?.held ?? project.quoted ?? 0
  if (project.quoted !== null) return project.quoted
  return project.status === DRAFT || project.status === REJECTED ? project.full_price : 0
}

/** Finished percentage and remaining seconds of the run. */
function progressOf(tx: Transaction, { status }: ProjectRow, run: RunRow | undefined) {
  if (status !== IN_PROGRESS || !run) return { progress: status === COMPLETED ? 100 : 0, eta_seconds: null }
  const total = Math.max(1, run.block_ids.length)
  const done = run.done + (run.share ?? 0)
  const left = total - done
  const eta = Math.ceil((left * Math.max(paceMs(tx), 400)) / 1000)
  return { progress: Math.min(99, Math.round((done / total) * 100)), eta_seconds: eta }
}

export function summaryView(tx: Transaction, project: ProjectRow, locale: LocaleCode): ProjectSummary {
  const { id, slug, title, language, status, domain, selector, characters, version, reject } = project
  const run = project.run_id === null ? undefined : tx.runs.get(project.run_id)
  return {
    id,
    slug,
    title,
    language,
    status,
    preview_url: null,
    domain,
    selector,
    price: moneyOf(priceOf(project, run)),
    price_expires_at: momentOrNull(project.price_expires_at),
    ...progressOf(tx, project, run),
    duration: project.duration > 0 ? project.duration : null,
    characters,
    reject: reject && {
      code: reject.key,
      message: say(locale, reject.key),
      refunded: reject.refunded,
      is_outage: reject.key.endsWith('_unavailable'),
    },
    created_at: moment(project.created_at),
    updated_at: moment(project.updated_at),
    version,
    ...(project.is_sample && { is_sample: true }),
    ...services[slug].summary?.(tx, project, locale),
  }
}

/** A project without its blocks. */
export function newProjectView(tx: Transaction, project: ProjectRow, locale: LocaleCode): CreatedProject {
  const { voice_id, settings } = project
  return {
    ...summaryView(tx, project, locale),
    body: {
      voice_id,
      voice_name: tx.voices.get(voice_id ?? 0)?.name ?? null,
      settings,
      ...services[project.slug].body?.(tx, project, locale),
    },
    rental_commission_percent: services[project.slug].commission?.(tx, project) ?? null,
  }
}

interface BlockViewContext {
  project: ProjectRow
  /** All blocks of the project, which determine each block's place. */
  all: readonly BlockRow[]
  locale: LocaleCode
  /** The number of blocks from the first with whole results; the others have partial ones. All if absent. */
  wholeCount?: number | undefined
}

/** Opening a longer project fetches the rest of a result when its block is seen or heard. */
const MAX_WHOLE_BLOCKS = 100

export const wholeBlockCount = ({ slug }: Pick<ProjectRow, 'slug'>): number | undefined =>
  isSpoken(slug) ? MAX_WHOLE_BLOCKS : undefined

export function blockViews(
  tx: Transaction,
  blocks: readonly BlockRow[],
  { project, all, locale, wholeCount = all.length }: BlockViewContext,
): Block[] {
  const wanted = new Set(blocks)
  return all.flatMap((block, sort) =>
    wanted.has(block) ? [blockView(tx, block, { project, sort, locale, isPartial: sort >= wholeCount })] : [],
  )
}

/** @param only the blocks of the response, if not all that a complete one has */
export function projectView(
  tx: Transaction,
  project: ProjectRow,
  locale: LocaleCode,
  only?: readonly BlockRow[],
): Project {
  const all = blocksOf(tx, project.id)
  const { blocks, ...left } = services[project.slug].latest?.(all) ?? { blocks: all }
  const begun = newProjectView(tx, project, locale)
  return {
    ...begun,
    mark: markWithoutExports({ tx, project, locale, blocks: all }),
    body: {
      blocks: blockViews(tx, only ?? blocks, { project, all, locale, wholeCount: wholeBlockCount(project) }),
      ...left,
      ...begun.body,
    },
  }
}
