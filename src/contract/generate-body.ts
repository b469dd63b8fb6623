import * as z from 'zod/mini'
import { KEY_TERM_MAX, KEY_TERMS_MAX, QUESTION_MAX } from './limits.ts'
import { Id, Money, trimmed } from './primitives.ts'

// Starts of all services are declared without their projects: the page after a payment resumes the paid start and
// shows no project.

export const MAX_SPEAKERS = 32

/** Choices before a recording is transcribed. */
export const TranscriptOptions = z.object({
  /** Id of the spoken language; null lets the service detect it. */
  language: z.nullable(Id),
  /** Number of speakers; null lets the service count them. */
  speakers: z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_SPEAKERS))),
  /** Music and noise are transcribed too. */
  audio_events: z.boolean(),
  /** Words that are likely to occur, which improves their recognition. */
  key_terms: z
    .array(z.string().check(z.minLength(1), z.maxLength(KEY_TERM_MAX)))
    .check(z.maxLength(KEY_TERMS_MAX)),
})
export type TranscriptOptions = z.infer<typeof TranscriptOptions>

/** A new run over the recording. */
export const TranscriptRequest = z.object({
  /** Choices for this run. */
  options: TranscriptOptions,
  /** Keeps the names that the customer gave to speakers. */
  keep_speaker_names: z.boolean(),
  /** Fate of the current transcript. */
  mode: z.enum([
    /** It stays, as an earlier version. */
    'new_version',
    /** It is overwritten, edits included. */
    'replace',
  ]),
})
export type TranscriptRequest = z.infer<typeof TranscriptRequest>

/** Degrees clockwise. */
export const Rotation = z.literal([
  /** Upright as it is. */
  0,
  /** A quarter turn to the right. */
  90,
  /** Upside down. */
  180,
  /** A quarter turn to the left. */
  270,
])
export type Rotation = z.infer<typeof Rotation>

/** Choices before pages are recognised. */
export const RecognitionOptions = z.object({
  /** Ids of languages on the pages; empty lets the service detect them. */
  languages: z.array(Id).check(z.maxLength(4)),
})
export type RecognitionOptions = z.infer<typeof RecognitionOptions>

/** Recognises pages again. */
export const RecognitionRequest = z.extend(RecognitionOptions, {
  /** Additional rotation before the recognition. */
  rotation: z.optional(Rotation),
})
export type RecognitionRequest = z.infer<typeof RecognitionRequest>

/** A question to a chat bot. */
export const Question = z.object({
  /** The question. */
  text: z.string().check(trimmed(), z.minLength(1), z.maxLength(QUESTION_MAX)),
  /** Id of the conversation, made by the client. */
  conversation_id: z.string().check(z.minLength(1), z.maxLength(64)),
})
export type Question = z.infer<typeof Question>

/** The work to start. */
export const GenerateBody = z.object({
  /** The blocks to work on. */
  scope: z.enum([
    /** Every block. */
    'all',
    /** Blocks without a result, and stale ones. */
    'changed',
    /** Only the listed blocks. */
    'blocks',
  ]),
  /** Ids of the blocks, for the scope `blocks`. */
  block_ids: z.optional(z.array(Id)),
  /** Price that the customer saw, in manat; another price is refused (409). */
  expected_price: z.optional(Money),
  /** Speech to text: a new run over the recording. */
  transcript: z.optional(TranscriptRequest),
  /** Detect text: recognises pages again. */
  recognition: z.optional(RecognitionRequest),
  /** Chat bot: the question; the answer becomes a block of the project. */
  question: z.optional(Question),
})
export type GenerateBody = z.infer<typeof GenerateBody>
