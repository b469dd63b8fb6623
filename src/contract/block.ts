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

/** A spoken word and its time. */
export const Word = z.object({
  /** The word with its punctuation. */
  text: z.string(),
  /** Start, in seconds from the start of the audio. */
  start: z.number(),
  /** End, in seconds from the start of the audio. */
  end: z.number(),
  /** Confidence of the recognition, 0–1. */
  confidence: z.optional(z.number()),
  /** Id of the speaker, in a recording with several. */
  speaker_id: z.optional(z.string()),
})
export type Word = z.infer<typeof Word>

/** Accepts null and non-objects too: they have none of a word's fields. */
function isWord(value: Partial<Record<keyof Word, unknown>> | null): boolean {
  const { text, start, end, confidence = 0, speaker_id = '' } = value ?? {}
  return (
    typeof text === 'string' &&
    [start, end].every(Number.isFinite) &&
    typeof confidence === 'number' &&
    typeof speaker_id === 'string'
  )
}

/** Words in order. Checked by hand and not by `Word` for speed: a transcript has up to 90,000. */
export const Words = z.custom<Word[]>((value) => Array.isArray(value) && value.every(isWord))

/** Peaks of a waveform, about 200, each 0–1, so that drawing it does not require decoding the audio. */
export const Peaks = z.array(z.number())

const PronunciationText = z.string().check(trimmed(), z.minLength(1), z.maxLength(PRONUNCIATION_MAX))

/** A word or phrase and its pronunciation, wherever it occurs in a text. */
export const Pronunciation = z.object({
  /** The word or phrase as it is written. */
  written: PronunciationText,
  /** The same, spelled as it is to be spoken. */
  said: PronunciationText,
})
export type Pronunciation = z.infer<typeof Pronunciation>

/** How a block is spoken. */
export const SpeechSettings = z.object({
  /** Speed as a factor; 1 is the voice's own. */
  speed: z.optional(z.number().check(z.minimum(0.5), z.maximum(2))),
  /** Change of pitch in semitones; 0 is the voice's own. */
  pitch: z.optional(z.number().check(z.minimum(-12), z.maximum(12))),
  /** Length of a `pause` block in seconds. */
  pause: z.optional(z.number().check(z.minimum(PAUSE_MIN_S), z.maximum(PAUSE_MAX_S))),
  /** Pronunciations; only in a project's settings, for all its blocks. */
  pronunciations: z.optional(z.array(Pronunciation).check(z.maxLength(PRONUNCIATIONS_MAX))),
  /** Id of the language of the block's text, if it is not the project's; its voice speaks that language. */
  language: z.optional(Id),
  /** Name of the speaker, whose voice is the block's `voice_id`. Audio book: a name in the book's `voices`. */
  character: z.optional(z.string().check(z.maxLength(BOOK_NAME_MAX))),
  /** Audio book, of a `chapter`: leaves it and its blocks up to the next chapter out of the book. */
  is_left_out: z.optional(z.boolean()),
})
export type SpeechSettings = z.infer<typeof SpeechSettings>

/** An earlier or the current result of a block. */
export const Take = z.object({
  /** Id of the take; `take_id` of `updateBlock` returns to it. */
  id: Id,
  /** Address of the sound. */
  audio_url: z.string(),
  /** Media type of the sound. */
  mime: z.string(),
  /** Length in seconds. */
  duration: z.number(),
  /** The spoken text. */
  text: z.string(),
  /** The voice that spoke it; null if that voice was deleted. */
  voice_id: z.nullable(Id),
  /** Whether this is the block's present result. */
  is_current: z.boolean(),
  /** Moment when it was made. */
  created_at: z.iso.datetime(),
  /** Times of its words, to go on at the same word of another take; the current take's are the block's `words`. */
  words: z.optional(Words),
})
export type Take = z.infer<typeof Take>

/** State of a block's result. */
export const GeneratedStatus = z.enum([
  /** Nothing was made yet. */
  'none',
  /** Waits for its turn in the run. */
  'queued',
  /** Is being made. */
  'running',
  /** Finished. */
  'ready',
  /** Failed; `error` gives the reason. */
  'failed',
])
export type GeneratedStatus = z.infer<typeof GeneratedStatus>

/** A segment as the service recognised it, before any edit; times in seconds. */
export const Recognised = z.object({
  /** The recognised text. */
  text: z.string(),
  /** Id of the recognised speaker; null if unknown. */
  speaker_id: z.nullable(z.string()),
  /** Start, in seconds from the start of the recording. */
  start: z.number(),
  /** End, in seconds from the start of the recording. */
  end: z.number(),
})
export type Recognised = z.infer<typeof Recognised>

/** Resolved language, voice and settings that something was spoken with. */
export const Manner = z.object({
  /** Id of the language. */
  language: Id,
  /** Id of the voice; null if the service chose one. */
  voice_id: z.nullable(Id),
  /** Speed as a factor. */
  speed: z.number(),
  /** Change of pitch in semitones. */
  pitch: z.number(),
  /** Pronunciations that occur in the text. */
  pronunciations: z.optional(z.array(Pronunciation)),
})
export type Manner = z.infer<typeof Manner>

/** The service's result for a block. */
export const Generated = oftenChecked(
  z.object({
    /** State of the result. */
    status: GeneratedStatus,
    /** Address of the sound; null without one. */
    audio_url: z.nullish(z.string()),
    /** Media type of the sound. */
    mime: z.nullish(z.string()),
    /** Length in seconds. */
    duration: z.nullish(z.number()),
    /** Size in bytes. */
    size: z.nullish(z.int()),
    /** Peaks for drawing the waveform. */
    peaks: z.nullish(Peaks),
    /** Words with their times, in order. */
    words: z.nullish(Words),
    /**
     * Segments: replaces `words` if these are the words of the text. Start and end of each in ms, separated by
     * spaces.
     */
    times: z.nullish(z.string()),
    /** With `times`: confidence of each word in percent, separated by spaces; empty if unknown. */
    confidences: z.nullish(z.string()),
    /** The text that was spoken or recognised. */
    text: z.nullish(z.string()),
    /** Language, voice and settings that it was spoken with. */
    manner: z.nullish(Manner),
    /** The segment as the service recognised it; null if the customer created the segment. */
    recognised: z.nullish(Recognised),
    /** Lines of a page as recognised. */
    lines: z.nullish(z.array(PageLine)),
    /** All results of the block, oldest first. */
    takes: z.nullish(z.array(Take)),
    /** Price of this result, in manat. */
    cost: z.nullish(Money),
    /** Long projects: without peaks, words, takes, type, size and cost, which `getResponse` has by `block_ids`. */
    is_partial: z.optional(z.boolean()),
    /** Why it failed; null if it did not. */
    error: z.nullish(
      z.object({
        /** Code for programs; it does not depend on the language. */
        code: z.string(),
        /** Reason for the customer, in the requested language. */
        message: z.string(),
      }),
    ),
  }),
)
export type Generated = z.infer<typeof Generated>

/** Dubbing: a segment's translation into another language, as the customer edited it. */
export const GivenTranslation = z.object({
  /** The translated text. */
  text: z.string().check(z.maxLength(BLOCK_TEXT_MAX)),
  /** Minimum speed factor; the service speaks a little faster by itself if a text is long. */
  speed: z.number().check(z.minimum(1), z.maximum(DUB_SPEED_MAX)),
  /** Plays to its end, even over the next segment; otherwise it is cut where the next segment starts. */
  may_run_over: z.boolean(),
})
export type GivenTranslation = z.infer<typeof GivenTranslation>

/** A translation as spoken, and the settings it was spoken with; without `text` it equals the current translation. */
export const SpokenTranslation = z.object({
  /** The spoken text; absent if it equals the current translation. */
  text: z.optional(z.string()),
  /** The voice that spoke it. */
  voice_id: Id,
  /** Speed as a factor. */
  speed: z.number(),
  /** Pronunciations of the project that occur in the text; absent if there are none. */
  pronunciations: z.optional(z.array(Pronunciation)),
})

/** Dubbing: a segment in another language, with its sound. */
export const Translation = oftenChecked(
  z.extend(GivenTranslation, {
    /** The source text or the translation has changed since it was spoken. */
    is_stale: z.boolean(),
    /** The spoken text and its settings; null before. */
    spoken: z.nullable(SpokenTranslation),
    /** Made-up text that fits the length, because this server cannot translate. */
    is_simulated: z.boolean(),
    /** Source text of the translation: absent if it is still the segment’s, `null` if the customer wrote it. */
    source_text: z.nullish(z.string()),
    /** Sound of the translation. */
    generated: Generated,
  }),
)
export type Translation = z.infer<typeof Translation>

/** Kind of a block. */
export const BlockType = z.enum([
  /** A paragraph that is spoken. */
  'text',
  /** A silence of `settings.pause` seconds. */
  'pause',
  /** Heading of a chapter, spoken as well. */
  'chapter',
  /** A part of a recording, with its words. */
  'segment',
  /** Text of a page of a document. */
  'page',
  /** Text that a chat bot answers from. */
  'source',
  /** A question to a chat bot, or its answer. */
  'message',
])
export type BlockType = z.infer<typeof BlockType>

/** A part of a project. */
export const Block = oftenChecked(
  z.object({
    /** Id of the block. */
    id: Id,
    /** Id of its project. */
    project_id: Id,
    /** Id that the client gave that added or copied the block; null if it gave none. */
    client_id: z.nullish(z.string()),
    /** Place in the project, from 0. */
    sort: z.int(),
    /** Version of its project at which the content changed last. */
    version: z.optional(z.int()),
    /** Kind of the block. */
    type: BlockType,
    /** Text of the block. */
    text: z.string(),
    /**
     * Not sent by any server: the client's reader sets it if a server omits the text, which is then never written
     * back.
     */
    is_text_unknown: z.optional(z.boolean()),
    /** Voice of this block; null for the project's voice. */
    voice_id: z.nullish(Id),
    /** Settings of this block; null for the project's settings. */
    settings: z.nullish(SpeechSettings),
    /** Segments: id of the speaker. */
    speaker_id: z.nullish(z.string()),
    /** Segments: start, in seconds from the start of the recording. */
    start: z.nullish(z.number()),
    /** Segments: end, in seconds from the start of the recording. */
    end: z.nullish(z.number()),
    /** The result belongs to an earlier text, voice or setting. */
    is_stale: z.boolean(),
    /** Chat bot: data of a `source` block. */
    source: z.nullish(BotSource),
    /** Chat bot: data of a `message` block. */
    message: z.nullish(BotMessage),
    /** The service's result for this block. */
    generated: Generated,
    /** Dubbing: keyed by the id of the language. */
    translations: z.optional(z.record(z.string(), Translation)),
  }),
)
export type Block = z.infer<typeof Block>
