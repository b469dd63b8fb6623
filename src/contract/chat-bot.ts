import * as z from 'zod/mini'
import { SourceKind } from './form-choices.ts'
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

/** Name, manner and texts of the bot. */
export const Persona = z.object({
  /** Name that visitors see. */
  name: z.string().check(trimmed(), z.minLength(1), z.maxLength(BOT_NAME_MAX)),
  /** Manner of speaking. */
  tone: z.enum([
    /** Short and plain. */
    'plain',
    /** Warm. */
    'friendly',
    /** Polite and distant. */
    'formal',
  ]),
  /** First message to a visitor. */
  greeting: BotText,
  /** Questions that are offered to a visitor. */
  suggestions: z.array(BotText.check(z.minLength(1))).check(z.maxLength(MAX_SUGGESTIONS)),
  /** Answer if no source has one. */
  fallback: BotText,
})
export type Persona = z.infer<typeof Persona>

/** Look of the bot on a site. */
export const BotLook = z.object({
  /** Colour of the button and of answers, as `#rrggbb`. */
  colour: Colour,
  /** Corner of the page where the button is. */
  corner: z.enum([
    /** Bottom left. */
    'left',
    /** Bottom right. */
    'right',
  ]),
  /** The bot's own picture. A new one is sent as `image`; `null` removes it. */
  avatar_url: z.nullish(z.string()),
})
export type BotLook = z.infer<typeof BotLook>

/** Settings of a chat bot. */
export const BotSettings = z.object({
  /** Name, manner and texts of the bot. */
  persona: Persona,
  /** Look of the bot on a site. */
  look: BotLook,
  /** Limits of spending. */
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

/** A source to add. Idempotent by `client_id`. */
export const NewSource = z.object({
  /** Made by the client; the same one twice adds the source once. */
  client_id: z.optional(ClientId),
  /** Origin of the text. */
  kind: SourceKind,
  /** Name for the customer; made from the content if absent. */
  name: z.optional(z.string().check(trimmed(), z.maxLength(SOURCE_NAME_MAX))),
  /** The text; of a `question` its answer. */
  text: z.optional(z.string().check(z.maxLength(BLOCK_TEXT_MAX))),
  /** The question of a `question`. */
  question: z.optional(z.string().check(trimmed(), z.maxLength(QUESTION_MAX))),
  /** Address of the page of an `address`. */
  address: z.optional(z.string().check(trimmed(), z.maxLength(SOURCE_ADDRESS_MAX))),
  /** Index of the file among the sent files, from 0. */
  file: z.optional(z.int().check(z.nonnegative())),
})
export type NewSource = z.infer<typeof NewSource>

/** Fields of a `source` block besides its text. */
export const BotSource = z.object({
  /** Origin of the text. */
  kind: SourceKind,
  /** Name for the customer. */
  name: z.string(),
  /** The question of a `question`. */
  question: z.nullish(z.string()),
  /** Address of the page of an `address`. */
  address: z.nullish(z.string()),
  /** Page numbers of pictures without text in a file, such as `2, 5–7`: the bot cannot use them. */
  unread_pages: z.nullish(z.string()),
  /** The bot uses this source. */
  is_on: z.boolean(),
  /** Number of characters of the text. */
  size: z.int(),
  /** Moment when the page or file was read; null if it was not read from one. */
  read_at: z.nullable(Moment),
})
export type BotSource = z.infer<typeof BotSource>

/** A change of a source; omitted fields stay unchanged. */
export const SourceChange = z.object({
  /** Whether the bot uses this source. */
  is_on: z.optional(z.boolean()),
  /** `true` fetches the page or opens the file again. */
  read_again: z.optional(z.boolean()),
  /** New name. */
  name: z.optional(z.string().check(trimmed(), z.minLength(1), z.maxLength(SOURCE_NAME_MAX))),
  /** New question of a `question`. */
  question: z.optional(z.string().check(trimmed(), z.minLength(1), z.maxLength(QUESTION_MAX))),
})
export type SourceChange = z.infer<typeof SourceChange>

/** A quoted sentence of a source. */
export const Citation = z.object({
  /** Id of the source's block. */
  block_id: Id,
  /** Name of the source. */
  name: z.string(),
  /** The quoted sentence. */
  quote: z.string(),
  /** Index of its first character in the source's text, from 0. */
  start: z.int(),
  /** Index after its last character in the source's text. */
  end: z.int(),
})
export type Citation = z.infer<typeof Citation>

/** The customer's rating of an answer. */
export const Feedback = z.enum([
  /** The answer was right. */
  'good',
  /** The answer was wrong or missing. */
  'bad',
])
export type Feedback = z.infer<typeof Feedback>

/** Outcome of a question. */
export const Outcome = z.enum([
  /** A source has the answer; charged. */
  'answered',
  /** No source has the answer; free. */
  'unanswered',
  /** A greeting or thanks; free. */
  'small_talk',
])
export type Outcome = z.infer<typeof Outcome>

/** Fields of a `message` block besides its text. */
export const BotMessage = oftenChecked(
  z.object({
    /** Author of the message. */
    role: z.enum([
      /** The visitor, or the customer who tries the bot. */
      'visitor',
      /** The bot. */
      'bot',
    ]),
    /** Id of the conversation. */
    conversation_id: z.string(),
    /** Host of the site; null if the customer asked in the app. */
    host: z.nullable(z.string()),
    /** Moment of the message. */
    at: Moment,
    /** Outcome of an answer. */
    outcome: z.optional(Outcome),
    /** A visitor’s question that the bot could not answer at all; no answer follows it. */
    refused: z.optional(MuteReason),
    /** Share of the question that its sources cover, 0–1. */
    confidence: z.optional(z.number()),
    /** Sentences that the answer is based on. */
    citations: z.optional(z.array(Citation)),
    /** The customer's rating; null without one. */
    feedback: z.nullish(Feedback),
  }),
)
export type BotMessage = z.infer<typeof BotMessage>

/**
 * A bot is returned with its latest messages, of visitors and of the customer: `count` earlier ones are omitted, some
 * of them of these conversations. `getResponse` returns those before a block, given as `before`, and the number left.
 */
export const EarlierMessages = z.object({
  /** Block before which messages are omitted; `before` of `getResponse`. */
  before: Id,
  /** Number of omitted messages. */
  count: z.int().check(z.positive()),
  /** Conversations of which only a part is among the blocks. */
  conversation_ids: z.array(z.string()),
})
export type EarlierMessages = z.infer<typeof EarlierMessages>

/** Why a question from a site was refused. */
export const BotRefusalReason = z.enum([
  /** A program asked that named no site. */
  'no_origin',
  /** The site is not among the bot's. */
  'other_site',
  /** A visitor asked too often within a minute. */
  'too_often',
  /** The answers of the day were used up. */
  'daily_limit',
  /** The balance did not cover an answer. */
  'no_money',
])
export type BotRefusalReason = z.infer<typeof BotRefusalReason>

/** Unanswered questions from sites on this UTC day. */
export const BotRefusals = z.array(
  z.object({
    /** Why the questions were refused. */
    reason: BotRefusalReason,
    /** Number of refused questions. */
    count: z.int(),
  }),
)

/** A change of a bot's answer. */
export const MessageChange = z.object({
  /** The customer's rating; null removes it. */
  feedback: z.nullable(Feedback),
})
