import * as z from 'zod/mini'
import { KEY_TERM_MAX, KEY_TERMS_MAX, QUESTION_MAX } from './limits.ts'
import { Id, Money, trimmed } from './primitives.ts'

export const MAX_SPEAKERS = 32

export const TranscriptOptions = z.object({
  language: z.nullable(Id),
  speakers: z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_SPEAKERS))),
  /** Music and noise are transcribed too. */
  audio_events: z.boolean(),
  key_terms: z
    .array(z.string().check(z.minLength(1), z.maxLength(KEY_TERM_MAX)))
    .check(z.maxLength(KEY_TERMS_MAX)),
})
export type TranscriptOptions = z.infer<typeof TranscriptOptions>

/** A new run over the recording. `replace` overwrites the current version, edits included. */
export const TranscriptRequest = z.object({
  options: TranscriptOptions,
  keep_speaker_names: z.boolean(),
  mode: z.enum(['new_version', 'replace']),
})
export type TranscriptRequest = z.infer<typeof TranscriptRequest>

/** Degrees clockwise. */
export const Rotation = z.literal([0, 90, 180, 270])
export type Rotation = z.infer<typeof Rotation>

/** `languages` of the pages; empty if the service is to detect them. */
export const RecognitionOptions = z.object({ languages: z.array(Id).check(z.maxLength(4)) })
export type RecognitionOptions = z.infer<typeof RecognitionOptions>

/** Recognises pages again, after an additional `rotation`. */
export const RecognitionRequest = z.extend(RecognitionOptions, { rotation: z.optional(Rotation) })
export type RecognitionRequest = z.infer<typeof RecognitionRequest>

export const Question = z.object({
  text: z.string().check(trimmed(), z.minLength(1), z.maxLength(QUESTION_MAX)),
  conversation_id: z.string().check(z.minLength(1), z.maxLength(64)),
})
export type Question = z.infer<typeof Question>

/**
 * This file describes starts of all services without their projects: the page after a payment resumes the paid start
 * and shows no project.
 *
 * `all`: every block. `changed`: blocks without a result and stale ones. `blocks`: the listed ones.
 * `expected_price` is the price that the customer saw; another price is refused (409).
 */
export const GenerateBody = z.object({
  scope: z.enum(['all', 'changed', 'blocks']),
  block_ids: z.optional(z.array(Id)),
  expected_price: z.optional(Money),
  transcript: z.optional(TranscriptRequest),
  recognition: z.optional(RecognitionRequest),
  /** Chat bot: the question; the answer becomes a block of the project. */
  question: z.optional(Question),
})
export type GenerateBody = z.infer<typeof GenerateBody>
