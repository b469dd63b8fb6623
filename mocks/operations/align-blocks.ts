import { alignSegment, readSpoken } from '#mocks/features/recordings/align-segment.ts'
import type { EarlyContextOf } from '#mocks/features/service.ts'
import type { BlockRow } from '#mocks/kernel/rows/project-rows.ts'
import { services } from '#mocks/services/services.ts'

/** Blocks with found times of their words, by the block as it is stored. */
export type AlignedBlocks = ReadonlyMap<BlockRow, BlockRow>

/** Each takes up to half a second. */
const MAX_ALIGNED_BLOCKS = 10

/** Finds the times of the words of the requested segments in their recording. */
export async function alignBlocks({
  params: { slug, id },
  query: { block_ids = '' },
  customer,
  db,
  files,
  engines,
}: EarlyContextOf<'getResponse'>): Promise<AlignedBlocks> {
  const project = db.projects.get(id)
  const isOwn = project?.customer_id === customer.id && project.slug === slug
  const recording = isOwn ? services[slug].recording?.(db, project) : undefined
  const spoken = recording && (await readSpoken({ db, files, engines }, recording))
  const aligned = new Map<BlockRow, BlockRow>()
  if (!spoken || !project) return aligned
  for (const blockId of block_ids.split(',').slice(0, MAX_ALIGNED_BLOCKS)) {
    const block = db.blocks.get(Number(blockId))
    if (!block?.segment || block.project_id !== project.id) continue
    const words = await alignSegment({ engines }, spoken, block.segment)
    if (words) aligned.set(block, { ...block, segment: { ...block.segment, words } })
  }
  return aligned
}
