import * as z from 'zod/mini'
import { Block } from './block.ts'
import { EarlierMessages } from './chat-bot.ts'
import { defineEndpoint } from './endpoint.ts'
import { GenerateBody } from './generate-body.ts'
import {
  CAPTION_LINE_MAX,
  CAPTION_LINE_MIN,
  CAPTION_LINES_MAX,
  FILE_NAME_MAX,
  WHOLE_BLOCKS_MAX,
} from './limits.ts'
import { maybeUnknown } from './maybe-unknown.ts'
import { Id, IdText, Moment, Money, ServiceSlug } from './primitives.ts'
import { ProgressMark, Project } from './project.ts'
import { ProjectSummary } from './project-summary.ts'

const BLOCK_IDS_PATTERN = new RegExp(`^[1-9]\\d{0,14}(,[1-9]\\d{0,14}){0,${WHOLE_BLOCKS_MAX - 1}}$`)

const projectParams = { slug: ServiceSlug, id: IdText }

/** Layout of an exported transcript; a format's `options` name the parts that can be left out. */
export const TranscriptLayout = z.object({
  /** Writes the names of speakers; `true` if absent. */
  has_speakers: z.optional(z.boolean()),
  /** Writes times; `true` if absent. */
  has_timestamps: z.optional(z.boolean()),
  /** Most characters per line of a caption; a longer word is never broken. */
  line_length: z.optional(z.int().check(z.minimum(CAPTION_LINE_MIN), z.maximum(CAPTION_LINE_MAX))),
  /** Most lines of a caption. */
  line_count: z.optional(z.int().check(z.minimum(1), z.maximum(CAPTION_LINES_MAX))),
})
export type TranscriptLayout = z.infer<typeof TranscriptLayout>

/** Format of subtitles next to a sound. */
export const SubtitleKind = z.enum([
  /** SubRip. */
  'srt',
  /** WebVTT. */
  'vtt',
])

/** Options of an export. */
export const ExportChoice = z.extend(TranscriptLayout, {
  /** Code of the format, from `getFormats`. */
  format: z.string().check(z.minLength(1)),
  /** One of the format's qualities, in kilobits per second. */
  quality: z.optional(z.string()),
  /** A file or several. */
  layout: z.enum([
    /** A single file. */
    'single',
    /** ZIP with a file for each block. */
    'per_block',
  ]),
  /** Silence between blocks, in seconds. */
  gap: z.optional(z.number().check(z.minimum(0), z.maximum(10))),
  /** Adds subtitles in this format. */
  subtitles: z.optional(SubtitleKind),
  /** Audio book: loudness, silence and quality as book shops require, with a measurement of each file. */
  is_for_shop: z.optional(z.boolean()),
  /** Dubbing: language of the file; subtitles also exist in the source language. */
  language: z.optional(Id),
  /** Dubbing: keeps the original sound in the film as a second track. */
  keeps_original: z.optional(z.boolean()),
})
export type ExportChoice = z.infer<typeof ExportChoice>

/** The file to make, and how. */
export const ExportBody = z.extend(ExportChoice, {
  /** Blocks to include; all if omitted. */
  block_ids: z.optional(z.array(Id)),
  /** Name of the file without its extension; made from the title if absent. */
  file_name: z.optional(z.string().check(z.maxLength(FILE_NAME_MAX))),
})
export type ExportBody = z.infer<typeof ExportBody>

/**
 * Measurement of a file against the rules of ACX (help.acx.com, “Audio submission requirements”).
 */
export const ShopCheck = z.object({
  /** Name of the file. */
  file_name: z.string(),
  /** Loudness, in dBFS. */
  rms: z.number(),
  /** Highest peak, in dBFS. */
  peak: z.number(),
  /** Noise of the pauses, in dBFS. */
  noise_floor: z.number(),
  /** Length in seconds. */
  duration: z.number(),
  /** Silence at the start, in seconds. */
  head: z.number(),
  /** Silence at the end, in seconds. */
  tail: z.number(),
  /** The file fulfils all rules. */
  is_passed: z.boolean(),
})
export type ShopCheck = z.infer<typeof ShopCheck>

/** A file made from a project. */
export const ExportFile = z.object({
  /** Id of the file. */
  id: Id,
  /** State of the file. */
  status: z.enum([
    /** It is being made. */
    'preparing',
    /** It can be fetched at `url`. */
    'ready',
    /** It could not be made; `error` gives the reason. */
    'failed',
  ]),
  /** Progress, in per cent. */
  progress: z.int(),
  /** Code of its format. */
  format: z.string(),
  /** Name of the file with its extension. */
  file_name: z.string(),
  /** Media type of the file. */
  mime: z.nullish(z.string()),
  /** Size in bytes. */
  size: z.nullish(z.int()),
  /** Address of the file once it is ready. */
  url: z.nullish(z.string()),
  /** Why it failed; null if it did not. */
  error: z.nullish(
    z.object({
      /** Code for programs; it does not depend on the language. */
      code: z.string(),
      /** Reason for the customer, in the requested language. */
      message: z.string(),
    }),
  ),
  /** Moment when it was requested. */
  created_at: maybeUnknown(Moment),
  /** Moment after which the file is deleted. */
  expires_at: z.nullish(Moment),
  /** The request that it was made by: distinguishes files of the same name, and makes one again. */
  request: z.optional(ExportBody),
  /** Audio book: measurement of each file for book shops. */
  shop_checks: z.optional(z.array(ShopCheck)),
})
export type ExportFile = z.infer<typeof ExportFile>

/** Chat bot: a question and its answer, appended to the project's blocks. */
export const Answered = z.object({
  /** The project after the answer, without its body. */
  project: ProjectSummary,
  /** The blocks of the question and of its answer. */
  blocks: z.array(Block),
  /** Price of the answer, in manat. */
  price: maybeUnknown(Money),
})
export type Answered = z.infer<typeof Answered>

export const generate = defineEndpoint({
  name: 'generate',
  method: 'POST',
  path: '/services/{slug}/generate/{id}',
  summary: 'Starts the work (balance mode) or asks for a quote (order mode).',
  params: projectParams,
  body: GenerateBody,
  data: z.union([
    Answered,
    z.object({
      /** The project after the start. */
      project: Project,
      /** Price of the run or quote, in manat. */
      price: maybeUnknown(Money),
    }),
  ]),
})

export const getResponse = defineEndpoint({
  name: 'getResponse',
  method: 'GET',
  path: '/services/{slug}/get-response/{id}',
  summary: 'How the latest work goes: the project’s state, the blocks it is about, and the exports.',
  params: projectParams,
  query: z.object({
    /** Chat bot: returns messages before this one, of all conversations or of one, instead of the run's blocks. */
    before: z.optional(IdText),
    /** Only messages of this conversation. */
    conversation_id: z.optional(z.string().check(z.maxLength(64))),
    /**
     * `mark` of an earlier response or of the project: returns only what has changed after it, of all blocks instead of
     * the run's.
     */
    since: z.optional(ProgressMark),
    /** Ids separated by commas: returns these blocks instead of the run's, with everything that long projects leave out. */
    block_ids: z.optional(z.string().check(z.regex(BLOCK_IDS_PATTERN))),
    /**
     * With `block_ids` of segments: returns the times at which the recording has their words, without storing them.
     * May take some seconds.
     */
    times: z.optional(z.literal('aligned')),
  }),
  data: z.object({
    /** The project without its body. */
    project: ProjectSummary,
    /** Blocks with their results so far. */
    blocks: z.array(Block),
    /** Files made from the project, newest first. */
    exports: maybeUnknown(z.array(ExportFile)),
    /** Options of the latest export, for the next one. */
    last_export: z.optional(ExportChoice),
    /** With `before`: number of messages before the returned ones. */
    earlier_messages: z.nullish(EarlierMessages),
    /** State of this response, to be sent as `since` by the next poll. */
    mark: z.optional(ProgressMark),
    /**
     * Present if this response continues the one with that mark: unchanged blocks are left out, and `exports` and
     * `last_export` too if none has changed. Absent from a complete response, which answers a mark that is unknown
     * or too old.
     */
    since: z.optional(z.string()),
  }),
})

export const payProject = defineEndpoint({
  name: 'payProject',
  method: 'POST',
  path: '/services/{slug}/{id}/payment',
  summary: 'Pays a quoted project from the balance.',
  params: projectParams,
  data: z.object({
    /** The paid project. */
    project: Project,
  }),
})
