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

/** Most sources that one request may add, and most suggestions and sites of a bot. */
export const MAX_NEW_SOURCES = 20
export const MAX_SUGGESTIONS = 6
export const MAX_DOMAINS = 20

const Colour = z.string().check(z.regex(COLOUR_PATTERN))
const BotText = z.string().check(trimmed(), z.maxLength(BOT_TEXT_MAX))

/** Who answers, and how. `fallback` is said where no source has an answer. */
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
  /** Of the bot's own picture. A new one is sent as `image`; `null` takes it away. */
  avatar_url: z.nullish(z.string()),
})
export type BotLook = z.infer<typeof BotLook>

export const BotSettings = z.object({
  persona: Persona,
  look: BotLook,
  limits: z.object({
    /** Paid answers that visitors of sites get in a day of UTC, all together. */
    answers_per_day: z.int().check(z.minimum(1), z.maximum(ANSWERS_PER_DAY_MAX)),
  }),
  /** Hosts on which the bot answers. */
  domains: z
    .array(z.string().check(trimmed(), z.minLength(1), z.maxLength(HOST_NAME_MAX)))
    .check(z.maxLength(MAX_DOMAINS)),
  /** 0–1: below it an answer is not given. */
  confidence_floor: z.number().check(z.minimum(0), z.maximum(1)),
})
export type BotSettings = z.infer<typeof BotSettings>

/** What is changed of them; what is left out stays as it is. */
export const BotChanges = z.partial(
  z.extend(BotSettings, { persona: z.partial(Persona), look: z.partial(BotLook) }),
)
export type BotChanges = z.infer<typeof BotChanges>

export const SourceKind = z.enum(['text', 'file', 'address', 'question'])
export type SourceKind = z.infer<typeof SourceKind>

/**
 * A source to be added. `text` of a `question` is its answer; `file` is the place among the files sent, from 0. The same
 * `client_id` twice adds it once.
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

/** What a `source` block is beside its text, of which `size` is the number of characters. */
export const BotSource = z.object({
  kind: SourceKind,
  name: z.string(),
  question: z.nullish(z.string()),
  address: z.nullish(z.string()),
  /** Numbers of a file's pages that are pictures without text, as `2, 5–7`: the bot knows nothing of them. */
  unread_pages: z.nullish(z.string()),
  is_on: z.boolean(),
  size: z.int(),
  read_at: z.nullable(Moment),
})
export type BotSource = z.infer<typeof BotSource>

/** `read_again` fetches a page or opens a file once more. */
export const SourceChange = z.object({
  is_on: z.optional(z.boolean()),
  read_again: z.optional(z.boolean()),
  name: z.optional(z.string().check(trimmed(), z.minLength(1), z.maxLength(SOURCE_NAME_MAX))),
  question: z.optional(z.string().check(trimmed(), z.minLength(1), z.maxLength(QUESTION_MAX))),
})
export type SourceChange = z.infer<typeof SourceChange>

/** A sentence of a source, as it stood there: from `start` to `end` in its text. */
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

/** `unanswered`: no source has it; `small_talk`: a greeting or thanks. Only what is `answered` is charged. */
export const Outcome = z.enum(['answered', 'unanswered', 'small_talk'])
export type Outcome = z.infer<typeof Outcome>

/** What a `message` block is beside its text. A conversation without a `host` was held by the customer. */
export const BotMessage = oftenChecked(
  z.object({
    role: z.enum(['visitor', 'bot']),
    conversation_id: z.string(),
    host: z.nullable(z.string()),
    at: Moment,
    outcome: z.optional(Outcome),
    /** 0–1: how much of the question its sources speak of. */
    confidence: z.optional(z.number()),
    citations: z.optional(z.array(Citation)),
    feedback: z.nullish(Feedback),
  }),
)
export type BotMessage = z.infer<typeof BotMessage>

/**
 * A bot is answered with its latest messages, of visitors and of the customer: `count` earlier ones are left out, some
 * of them of these conversations. `getResponse` answers those before a block, as `before`, and which are left then.
 */
export const EarlierMessages = z.object({
  before: Id,
  count: z.int().check(z.positive()),
  /** Those that are among the blocks in part. */
  conversation_ids: z.array(z.string()),
})
export type EarlierMessages = z.infer<typeof EarlierMessages>

/** `no_origin`: a program asked that named no site; `too_often`: one visitor asked too often in a minute. */
export const BotRefusalReason = z.enum(['no_origin', 'other_site', 'too_often', 'daily_limit', 'no_money'])
export type BotRefusalReason = z.infer<typeof BotRefusalReason>

/** Questions on sites that were not answered on this day of UTC. */
export const BotRefusals = z.array(z.object({ reason: BotRefusalReason, count: z.int() }))

export const MessageChange = z.object({ feedback: z.nullable(Feedback) })
