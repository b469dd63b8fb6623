import * as z from 'zod/mini'
import { ExportChoice, ExportFile, ShopCheck, SubtitleKind, TranscriptLayout } from '#src/contract/runs.ts'
import { ProductMessageKey } from './message-key.ts'

export const RunRow = z.object({
  id: z.number(),
  project_id: z.number(),
  customer_id: z.number(),
  block_ids: z.array(z.number()),
  done: z.int(),
  /** Held qəpik, and the ledger line of the hold. */
  held: z.int(),
  transaction_id: z.nullable(z.number()),
  /** Number of finished blocks, and the quantity they are charged by: speech units (see `speechUnits`), or pages. */
  made: z.int(),
  units: z.int(),
  /** Finished share of the current block, 0–1, if known. */
  share: z.optional(z.number()),
  started_at: z.number(),
  ended_at: z.nullable(z.number()),
})
export type RunRow = z.infer<typeof RunRow>

export const ExportRow = z.extend(TranscriptLayout, {
  id: z.number(),
  project_id: z.number(),
  customer_id: z.number(),
  client_id: z.optional(z.string()),
  status: ExportFile.shape.status,
  progress: z.int(),
  format: z.string(),
  quality: z.nullable(z.string()),
  layout: ExportChoice.shape.layout,
  block_ids: z.nullable(z.array(z.number())),
  gap: z.number(),
  subtitles: z.nullable(SubtitleKind),
  is_for_shop: z.optional(z.boolean()),
  language: z.optional(z.int()),
  keeps_original: z.optional(z.boolean()),
  shop_checks: z.optional(z.array(ShopCheck)),
  file_name: z.string(),
  mime: z.string(),
  file: z.nullable(z.string()),
  size: z.nullable(z.int()),
  error: z.nullable(ProductMessageKey),
  created_at: z.number(),
  expires_at: z.nullable(z.number()),
})
export type ExportRow = z.infer<typeof ExportRow>
