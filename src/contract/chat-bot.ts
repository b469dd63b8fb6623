import * as z from 'zod/mini'
import {
  ANSWERS_PER_DAY_MAX,
  BLOCK_TEXT_MAX,
  BOT_NAME_MAX,
  BOT_TEXT_MAX,
  HOST_NAME_MAX,
  QUESTION_MAX,
  SOURCE_ADDRESS_MAX,
  SOURCE_NAME_MAX,
} from './limits.ts'
import { oftenChecked } from './often-checked.ts'
import { COLOUR_PATTERN } from './player-look.ts'
import { ClientId, Id, Moment, trimmed } from './primitives.ts'
import { MuteReason } from './project-summary.ts'

/** Most sources per request, and most suggestions and sites of a bot. */
export const MAX_NEW_SOURCES = 20
export const MAX_SUGGESTIONS = 6
export const MAX_DOMAINS = 20

const Colour = z.string().check(z.regex(COLOUR_PATTERN))
const BotText = z.string().check(trimmed(), z.maxLength(BOT_TEXT_MAX))

/** Name and manner of the bot. `fallback` is its answer if no source has one. */
export const Persona = z.object({
  name: z.string().check(trimmed(), z.minLength(1), z.maxLength(BOT_NAME_MAX)),
  tone: z.enum(['plain', 'friendly', 'formal']),
  greeting: BotText,
  suggestions: z.array(BotText.check(z.minLength(1))).check(z.maxLength(MAX_SUGGESTIONS)),
  fallback: BotText,
})
export type Persona = z.infer<typeof Persona>

export const BotLook = z.object({
  colour: Colour,
  corner: z.enum(['left', 'right']),
  /** The bot's own picture. A new one is sent as `image`; `null` removes it. */
  avatar_url: z.nullish(z.string()),
})
export type BotLook = z.infer<typeof BotLook>

export const BotSettings = z.object({
  persona: Persona,
  look: BotLook,
  limits: z.object({
    /** Paid answers per UTC day for visitors of all sites together. */
    answers_per_day: z.int().check(z.minimum(1), z.maximum(ANSWERS_PER_DAY_MAX)),
  }),
  /** Hosts on which the bot answers. */
  domains: z
    .array(z.string().check(trimmed(), z.minLength(1), z.maxLength(HOST_NAME_MAX)))
    .check(z.maxLength(MAX_DOMAINS)),
  /** Confidence, 0–1, below which the bot does not answer. */
  confidence_floor: z.number().check(z.minimum(0), z.maximum(1)),
})
export type BotSettings = z.infer<typeof BotSettings>

/** Changed settings; omitted fields stay unchanged. */
export const BotChanges = z.partial(
  z.extend(BotSettings, { persona: z.partial(Persona), look: z.partial(BotLook) }),
)
export type BotChanges = z.infer<typeof BotChanges>

export const SourceKind = z.enum(['text', 'file', 'address', 'question'])
export type SourceKind = z.infer<typeof SourceKind>

/**
 * A source to add. `text` of a `question` is its answer; `file` is the index among the files sent, from 0. Idempotent
 * by `client_id`.
 */
export const NewSource = z.object({
  client_id: z.optional(ClientId),
  kind: SourceKind,
  name: z.optional(z.string().check(trimmed(), z.maxLength(SOURCE_NAME_MAX))),
  text: z.optional(z.string().check(z.maxLength(BLOCK_TEXT_MAX))),
  question: z.optional(z.string().check(trimmed(), z.maxLength(QUESTION_MAX))),
  address: z.optional(z.string().check(trimmed(), z.maxLength(SOURCE_ADDRESS_MAX))),
  file: z.optional(z.int().check(z.nonnegative())),
})
export type NewSource = z.infer<typeof NewSource>

/** Fields of a `source` block besides its text; `size` is the number of the text's characters. */
export const BotSource = z.object({
  kind: SourceKind,
  name: z.string(),
  question: z.nullish(z.string()),
  address: z.nullish(z.string()),
  /** Page numbers of pictures without text in a file, such as `2, 5–7`: the bot cannot use them. */
  unread_pages: z.nullish(z.string()),
  is_on: z.boolean(),
  size: z.int(),
  read_at: z.nullable(Moment),
})
export type BotSource = z.infer<typeof BotSource>

/** `read_again` fetches the page or opens the file again. */
export const SourceChange = z.object({
  is_on: z.optional(z.boolean()),
  read_again: z.optional(z.boolean()),
  name: z.optional(z.string().check(trimmed(), z.minLength(1), z.maxLength(SOURCE_NAME_MAX))),
  question: z.optional(z.string().check(trimmed(), z.minLength(1), z.maxLength(QUESTION_MAX))),
})
export type SourceChange = z.infer<typeof SourceChange>

/** A quoted sentence of a source: from `start` to `end` in its text. */
export const Citation = z.object({
  block_id: Id,
  name: z.string(),
  quote: z.string(),
  start: z.int(),
  end: z.int(),
})
export type Citation = z.infer<typeof Citation>

export const Feedback = z.enum(['good', 'bad'])
export type Feedback = z.infer<typeof Feedback>

/** `unanswered`: no source has the answer; `small_talk`: a greeting or thanks. Only `answered` is charged. */
export const Outcome = z.enum(['answered', 'unanswered', 'small_talk'])
export type Outcome = z.infer<typeof Outcome>

/** Fields of a `message` block besides its text. A conversation without a `host` is the customer's own. */
export const BotMessage = oftenChecked(
  z.object({
    role: z.enum(['visitor', 'bot']),
    conversation_id: z.string(),
    host: z.nullable(z.string()),
    at: Moment,
    outcome: z.optional(Outcome),
    /** A visitor’s question that the bot could not answer at all; no answer follows it. */
    refused: z.optional(MuteReason),
    /** Share of the question that its sources cover, 0–1. */
    confidence: z.optional(z.number()),
    citations: z.optional(z.array(Citation)),
    feedback: z.nullish(Feedback),
  }),
)
export type BotMessage = z.infer<typeof BotMessage>

/**
 * A bot is returned with its latest messages, of visitors and of the customer: `count` earlier ones are omitted, some
 * of them of these conversations. `getResponse` returns those before a block, given as `before`, and the number left.
 */
export const EarlierMessages = z.object({
  before: Id,
  count: z.int().check(z.positive()),
  /** Conversations of which only a part is among the blocks. */
  conversation_ids: z.array(z.string()),
})
export type EarlierMessages = z.infer<typeof EarlierMessages>

/** `no_origin`: a program that sent no site; `too_often`: one visitor asked too often within a minute. */
export const BotRefusalReason = z.enum(['no_origin', 'other_site', 'too_often', 'daily_limit', 'no_money'])
export type BotRefusalReason = z.infer<typeof BotRefusalReason>

/** Unanswered questions from sites on this UTC day. */
export const BotRefusals = z.array(z.object({ reason: BotRefusalReason, count: z.int() }))

export const MessageChange = z.object({ feedback: z.nullable(Feedback) })
