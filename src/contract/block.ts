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

/** A spoken word and when it sounds, in seconds from the start of its audio. */
export const Word = z.object({
  text: z.string(),
  start: z.number(),
  end: z.number(),
  confidence: z.optional(z.number()),
  speaker_id: z.optional(z.string()),
})
export type Word = z.infer<typeof Word>

/** Of nothing, too, as of no object: it has none of a word's fields. */
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
 * Words in their order. Checked by hand and not by `Word`, piece by piece, for speed: a long transcript has 90,000 of
 * them, and client and server check each.
 */
export const Words = z.custom<Word[]>((value) => Array.isArray(value) && value.every(isWord))

/** Peaks of a waveform, about 200, each 0–1, so that nobody decodes the audio to draw it. */
export const Peaks = z.array(z.number())

const PronunciationText = z.string().check(trimmed(), z.minLength(1), z.maxLength(PRONUNCIATION_MAX))

/** A word or words, and how they are said wherever they stand in a text. */
export const Pronunciation = z.object({ written: PronunciationText, said: PronunciationText })
export type Pronunciation = z.infer<typeof Pronunciation>

/** How a block is spoken: speed as a factor (0.5–2), pitch in semitones (−12 to 12). */
export const SpeechSettings = z.object({
  speed: z.optional(z.number().check(z.minimum(0.5), z.maximum(2))),
  pitch: z.optional(z.number().check(z.minimum(-12), z.maximum(12))),
  /** Length of a `pause` block in seconds. */
  pause: z.optional(z.number().check(z.minimum(PAUSE_MIN_S), z.maximum(PAUSE_MAX_S))),
  /** Of a project, for all its blocks. */
  pronunciations: z.optional(z.array(Pronunciation).check(z.maxLength(PRONUNCIATIONS_MAX))),
  /** Audio book: who speaks, by the name among the book's `voices`; the block's `voice_id` is that voice. */
  character: z.optional(z.string().check(z.maxLength(BOOK_NAME_MAX))),
  /** Audio book, of a `chapter`: it and the blocks up to the next are no part of the book. */
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

/** A segment as the service wrote it, before the customer changed anything; times in seconds. */
export const Recognised = z.object({
  text: z.string(),
  speaker_id: z.nullable(z.string()),
  start: z.number(),
  end: z.number(),
})
export type Recognised = z.infer<typeof Recognised>

/** In which language and voice, and how, something was spoken, nothing left open. */
export const Manner = z.object({
  language: Id,
  voice_id: z.nullable(Id),
  speed: z.number(),
  pitch: z.number(),
  /** Those that occur in the text. */
  pronunciations: z.optional(z.array(Pronunciation)),
})
export type Manner = z.infer<typeof Manner>

/** What the service made of a block. `text` is what was spoken, `words` are its parts in order. */
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
    /** Segments, in place of `words` where these are the words of the text: start and end of each in ms, apart by spaces. */
    times: z.nullish(z.string()),
    /** Beside `times`: how sure the service is of each word, in percent, apart by spaces; nothing where nobody said. */
    confidences: z.nullish(z.string()),
    text: z.nullish(z.string()),
    manner: z.nullish(Manner),
    /** `null` for a segment that the customer made. */
    recognised: z.nullish(Recognised),
    /** Of a page, as they were read. */
    lines: z.nullish(z.array(PageLine)),
    takes: z.nullish(z.array(Take)),
    cost: z.nullish(Money),
    error: z.nullish(z.object({ code: z.string(), message: z.string() })),
  }),
)
export type Generated = z.infer<typeof Generated>

/** Dubbing: how a segment is said in another language, as the customer has it. */
export const GivenTranslation = z.object({
  text: z.string().check(z.maxLength(BLOCK_TEXT_MAX)),
  /** At least this fast, as a factor; the service goes a little faster by itself where a text is long. */
  speed: z.number().check(z.minimum(1), z.maximum(DUB_SPEED_MAX)),
  /** It is heard to its end, even over what is said next; otherwise it ends where the next segment begins. */
  may_run_over: z.boolean(),
})
export type GivenTranslation = z.infer<typeof GivenTranslation>

/** What was spoken of a translation, and how it was asked for; without `text` it is what the translation says now. */
export const SpokenTranslation = z.object({
  text: z.optional(z.string()),
  voice_id: Id,
  speed: z.number(),
})

export const Translation = oftenChecked(
  z.extend(GivenTranslation, {
    is_stale: z.boolean(),
    spoken: z.nullable(SpokenTranslation),
    /** It is made up to fit the length: this server knows no translation of what was said. */
    is_simulated: z.boolean(),
    /** The text that the service translated: absent where the segment says it still, `null` where the customer wrote the translation. */
    source_text: z.nullish(z.string()),
    generated: Generated,
  }),
)
export type Translation = z.infer<typeof Translation>

export const BlockType = z.enum(['text', 'pause', 'chapter', 'segment', 'page', 'source', 'message'])
export type BlockType = z.infer<typeof BlockType>

/**
 * A part of a project. `client_id` is made by the client that added or copied it and makes that repeatable;
 * `is_stale` says that the result belongs to an earlier text, voice or setting.
 */
export const Block = oftenChecked(
  z.object({
    id: Id,
    project_id: Id,
    client_id: z.nullish(z.string()),
    sort: z.int(),
    /** The version of its project since which the content is what it is. */
    version: z.optional(z.int()),
    type: BlockType,
    text: z.string(),
    /** No server sends it: the client's reader sets it where a server gives no text, which then is not written to. */
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
    /** Dubbing: by the id of the language. */
    translations: z.optional(z.record(z.string(), Translation)),
  }),
)
export type Block = z.infer<typeof Block>
