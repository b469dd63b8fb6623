import * as z from 'zod/mini'
import { BotMessage, BotRefusalReason, BotSettings } from '#src/contract/chat-bot.ts'
import { SourceKind } from '#src/contract/form-choices.ts'

/** Data of a source besides its text. */
export const SourceRow = z.object({
  kind: SourceKind,
  name: z.string(),
  question: z.optional(z.string()),
  address: z.optional(z.string()),
  /** The uploaded file and its extension. */
  file: z.optional(z.string()),
  ending: z.optional(z.string()),
  unread_pages: z.optional(z.string()),
  /** Name of the kind of an unsupported file. */
  other_kind: z.optional(z.string()),
  is_on: z.boolean(),
  read_at: z.nullable(z.number()),
})
export type SourceRow = z.infer<typeof SourceRow>

export const MessageRow = z.extend(BotMessage, { at: z.number() })
export type MessageRow = z.infer<typeof MessageRow>

/** Data of a bot; its id is the project's. */
export const BotRow = z.object({
  id: z.number(),
  /** Identifies the bot in the code on sites; the project's id would reveal how many there are. */
  public_key: z.string(),
  settings: BotSettings,
  /** Whether other sites can reach it. */
  is_reachable: z.optional(z.boolean()),
  avatar: z.optional(z.nullable(z.object({ key: z.string(), mime: z.string() }))),
  /** Paid answers to visitors of sites per day in UTC: `2026-11-22`. */
  answers: z.object({ day: z.string(), count: z.int() }),
  /** Refused questions on sites per day in UTC, by reason. */
  refused: z.optional(z.object({ day: z.string(), counts: z.partialRecord(BotRefusalReason, z.int()) })),
})
export type BotRow = z.infer<typeof BotRow>
