import * as z from 'zod/mini'
import { BotMessage, BotSource } from './chat-bot.ts'
import { PageLine } from './detect-text.ts'
import {
  BLOCK_TEXT_MAX,
  BOOK_NAME_MAX,
  DUB_SPEED_MAX,
  PAUSE_MAX_S,
  PAUSE_MIN_S,
  PRONUNCIATION_MAX,
  PRONUNCIATIONS_MAX,
} from './limits.ts'
import { oftenChecked } from './often-checked.ts'
import { Id, Money, trimmed } from './primitives.ts'

/** A spoken word and its time, in seconds from the start of its audio. */
export const Word = z.object({
  text: z.string(),
  start: z.number(),
  end: z.number(),
  confidence: z.optional(z.number()),
  speaker_id: z.optional(z.string()),
})
export type Word = z.infer<typeof Word>

/** Accepts null and non-objects too: they have none of a word's fields. */
function isWord(value: Partial<Record<keyof Word, unknown>> | null): boolean {
  const { text, start, end, confidence = 0, speaker_id = '' } = value ?? {}
  return (
    typeof text === 'string' &&
    Number.isFinite(start) &&
    Number.isFinite(end) &&
    typeof confidence === 'number' &&
    typeof speaker_id === 'string'
  )
}

/**
 * Words in order. Checked by hand and not by `Word` for speed: a long transcript has 90,000 of them, and client and
 * server check each.
 */
export const Words = z.custom<Word[]>((value) => Array.isArray(value) && value.every(isWord))

/** Peaks of a waveform, about 200, each 0–1, so that drawing it does not require decoding the audio. */
export const Peaks = z.array(z.number())

const PronunciationText = z.string().check(trimmed(), z.minLength(1), z.maxLength(PRONUNCIATION_MAX))

/** A word or phrase and its pronunciation, wherever it occurs in a text. */
export const Pronunciation = z.object({ written: PronunciationText, said: PronunciationText })
export type Pronunciation = z.infer<typeof Pronunciation>

/** How a block is spoken: speed as a factor (0.5–2), pitch in semitones (−12 to 12). */
export const SpeechSettings = z.object({
  speed: z.optional(z.number().check(z.minimum(0.5), z.maximum(2))),
  pitch: z.optional(z.number().check(z.minimum(-12), z.maximum(12))),
  /** Length of a `pause` block in seconds. */
  pause: z.optional(z.number().check(z.minimum(PAUSE_MIN_S), z.maximum(PAUSE_MAX_S))),
  /** Only in a project's settings, for all its blocks. */
  pronunciations: z.optional(z.array(Pronunciation).check(z.maxLength(PRONUNCIATIONS_MAX))),
  /** Audio book: the speaking character, by its name in the book's `voices`; the block's `voice_id` is that voice. */
  character: z.optional(z.string().check(z.maxLength(BOOK_NAME_MAX))),
  /** Audio book, of a `chapter`: leaves it and its blocks up to the next chapter out of the book. */
  is_left_out: z.optional(z.boolean()),
})
export type SpeechSettings = z.infer<typeof SpeechSettings>

export const Take = z.object({
  id: Id,
  audio_url: z.string(),
  mime: z.string(),
  duration: z.number(),
  text: z.string(),
  voice_id: z.nullable(Id),
  is_current: z.boolean(),
  created_at: z.iso.datetime(),
})
export type Take = z.infer<typeof Take>

export const GeneratedStatus = z.enum(['none', 'queued', 'running', 'ready', 'failed'])
export type GeneratedStatus = z.infer<typeof GeneratedStatus>

/** A segment as the service recognised it, before any edit; times in seconds. */
export const Recognised = z.object({
  text: z.string(),
  speaker_id: z.nullable(z.string()),
  start: z.number(),
  end: z.number(),
})
export type Recognised = z.infer<typeof Recognised>

/** Resolved language, voice and settings that something was spoken with. */
export const Manner = z.object({
  language: Id,
  voice_id: z.nullable(Id),
  speed: z.number(),
  pitch: z.number(),
  /** Only the ones that occur in the text. */
  pronunciations: z.optional(z.array(Pronunciation)),
})
export type Manner = z.infer<typeof Manner>

/** The service's result for a block. `text` is the spoken text, `words` are its parts in order. */
export const Generated = oftenChecked(
  z.object({
    status: GeneratedStatus,
    audio_url: z.nullish(z.string()),
    mime: z.nullish(z.string()),
    /** `duration` in seconds, `size` in bytes. */
    duration: z.nullish(z.number()),
    size: z.nullish(z.int()),
    peaks: z.nullish(Peaks),
    words: z.nullish(Words),
    /**
     * Segments: replaces `words` if these are the words of the text. Start and end of each in ms, separated by
     * spaces.
     */
    times: z.nullish(z.string()),
    /** With `times`: confidence of each word in percent, separated by spaces; empty if unknown. */
    confidences: z.nullish(z.string()),
    text: z.nullish(z.string()),
    manner: z.nullish(Manner),
    /** `null` for a segment that the customer created. */
    recognised: z.nullish(Recognised),
    /** Lines of a page as recognised. */
    lines: z.nullish(z.array(PageLine)),
    takes: z.nullish(z.array(Take)),
    cost: z.nullish(Money),
    /**
     * The server leaves out `peaks`, `words`, `takes`, `mime`, `size` and `cost`, because the project is long, and
     * `text` if it equals the block's. `getResponse` returns them by `block_ids`.
     */
    is_partial: z.optional(z.boolean()),
    error: z.nullish(z.object({ code: z.string(), message: z.string() })),
  }),
)
export type Generated = z.infer<typeof Generated>

/** Dubbing: a segment's translation into another language, as the customer edited it. */
export const GivenTranslation = z.object({
  text: z.string().check(z.maxLength(BLOCK_TEXT_MAX)),
  /** Minimum speed factor; the service speaks a little faster by itself if a text is long. */
  speed: z.number().check(z.minimum(1), z.maximum(DUB_SPEED_MAX)),
  /** Plays to its end, even over the next segment; otherwise it is cut where the next segment starts. */
  may_run_over: z.boolean(),
})
export type GivenTranslation = z.infer<typeof GivenTranslation>

/** A translation as spoken, and the settings it was spoken with; without `text` it equals the current translation. */
export const SpokenTranslation = z.object({
  text: z.optional(z.string()),
  voice_id: Id,
  speed: z.number(),
})

export const Translation = oftenChecked(
  z.extend(GivenTranslation, {
    is_stale: z.boolean(),
    spoken: z.nullable(SpokenTranslation),
    /** Made-up text that fits the length, because this server cannot translate. */
    is_simulated: z.boolean(),
    /**
     * Source text of the translation: absent if the segment still has it, `null` if the customer wrote the
     * translation.
     */
    source_text: z.nullish(z.string()),
    generated: Generated,
  }),
)
export type Translation = z.infer<typeof Translation>

export const BlockType = z.enum(['text', 'pause', 'chapter', 'segment', 'page', 'source', 'message'])
export type BlockType = z.infer<typeof BlockType>

/**
 * A part of a project. `client_id` comes from the client that added or copied the block and makes that idempotent;
 * `is_stale` marks a result of an earlier text, voice or setting.
 */
export const Block = oftenChecked(
  z.object({
    id: Id,
    project_id: Id,
    client_id: z.nullish(z.string()),
    sort: z.int(),
    /** Version of its project at which the content changed last. */
    version: z.optional(z.int()),
    type: BlockType,
    text: z.string(),
    /**
     * Not sent by any server: the client's reader sets it if a server omits the text, which is then never written
     * back.
     */
    is_text_unknown: z.optional(z.boolean()),
    voice_id: z.nullish(Id),
    settings: z.nullish(SpeechSettings),
    speaker_id: z.nullish(z.string()),
    start: z.nullish(z.number()),
    end: z.nullish(z.number()),
    is_stale: z.boolean(),
    source: z.nullish(BotSource),
    message: z.nullish(BotMessage),
    generated: Generated,
    /** Dubbing: keyed by the id of the language. */
    translations: z.optional(z.record(z.string(), Translation)),
  }),
)
export type Block = z.infer<typeof Block>
