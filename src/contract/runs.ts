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
  PROGRESS_MARK_MAX,
  WHOLE_BLOCKS_MAX,
} from './limits.ts'
import { maybeUnknown } from './maybe-unknown.ts'
import { Id, IdText, Moment, Money, ServiceSlug } from './primitives.ts'
import { ProgressMark, Project } from './project.ts'
import { ProjectSummary } from './project-summary.ts'

const BLOCK_IDS_PATTERN = new RegExp(`^[1-9]\\d{0,14}(,[1-9]\\d{0,14}){0,${WHOLE_BLOCKS_MAX - 1}}$`)

const projectParams = { slug: ServiceSlug, id: IdText }

/**
 * Layout of an exported transcript. Names and times are included unless set to false; a format's `options` name the
 * parts that can be left out. `line_length` is characters per line of a caption; a longer word is never broken.
 */
export const TranscriptLayout = z.object({
  has_speakers: z.optional(z.boolean()),
  has_timestamps: z.optional(z.boolean()),
  line_length: z.optional(z.int().check(z.minimum(CAPTION_LINE_MIN), z.maximum(CAPTION_LINE_MAX))),
  line_count: z.optional(z.int().check(z.minimum(1), z.maximum(CAPTION_LINES_MAX))),
})
export type TranscriptLayout = z.infer<typeof TranscriptLayout>

export const SubtitleKind = z.enum(['srt', 'vtt'])

/**
 * Options of an export. `layout`: one file, or a ZIP with a file per block. `gap` is the silence between blocks in
 * seconds.
 */
export const ExportChoice = z.extend(TranscriptLayout, {
  format: z.string().check(z.minLength(1)),
  quality: z.optional(z.string()),
  layout: z.enum(['single', 'per_block']),
  gap: z.optional(z.number().check(z.minimum(0), z.maximum(10))),
  subtitles: z.optional(SubtitleKind),
  /** Audio book: loudness, silence and quality as book shops require, with a measurement of each file. */
  is_for_shop: z.optional(z.boolean()),
  /** Dubbing: language of the file; subtitles also exist in the source language. */
  language: z.optional(Id),
  /** Dubbing: keeps the original sound in the film as a second track. */
  keeps_original: z.optional(z.boolean()),
})
export type ExportChoice = z.infer<typeof ExportChoice>

export const ExportBody = z.extend(ExportChoice, {
  /** Blocks to include; all if omitted. */
  block_ids: z.optional(z.array(Id)),
  file_name: z.optional(z.string().check(z.maxLength(FILE_NAME_MAX))),
})
export type ExportBody = z.infer<typeof ExportBody>

/**
 * Measurement of a file against the rules of ACX (help.acx.com, “Audio submission requirements”). Levels in dBFS,
 * lengths in seconds.
 */
export const ShopCheck = z.object({
  file_name: z.string(),
  rms: z.number(),
  peak: z.number(),
  noise_floor: z.number(),
  duration: z.number(),
  head: z.number(),
  tail: z.number(),
  is_passed: z.boolean(),
})
export type ShopCheck = z.infer<typeof ShopCheck>

/**
 * A file made from a project. `url` is present once it is `ready`; `request` distinguishes files of the same name and
 * allows to make one again.
 */
export const ExportFile = z.object({
  id: Id,
  status: z.enum(['preparing', 'ready', 'failed']),
  progress: z.int(),
  format: z.string(),
  file_name: z.string(),
  mime: z.nullish(z.string()),
  size: z.nullish(z.int()),
  url: z.nullish(z.string()),
  error: z.nullish(z.object({ code: z.string(), message: z.string() })),
  created_at: maybeUnknown(Moment),
  expires_at: z.nullish(Moment),
  request: z.optional(ExportBody),
  shop_checks: z.optional(z.array(ShopCheck)),
})
export type ExportFile = z.infer<typeof ExportFile>

/** Chat bot: a question and its answer, appended to the project's blocks. */
export const Answered = z.object({
  project: ProjectSummary,
  blocks: z.array(Block),
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
  data: z.union([Answered, z.object({ project: Project, price: maybeUnknown(Money) })]),
})

export const getResponse = defineEndpoint({
  name: 'getResponse',
  method: 'GET',
  path: '/services/{slug}/get-response/{id}',
  summary: 'How the latest work goes: the project’s state, the blocks it is about, and the exports.',
  params: projectParams,
  /** Chat bot: returns messages before this one, of all conversations or of one, instead of the run's blocks. */
  query: z.object({
    before: z.optional(IdText),
    conversation_id: z.optional(z.string().check(z.maxLength(64))),
    /** `mark` of an earlier response: returns only what has changed after it. */
    since: z.optional(z.string().check(z.maxLength(PROGRESS_MARK_MAX))),
    /** Ids separated by commas: returns these blocks instead of the run's, with everything that long projects leave out. */
    block_ids: z.optional(z.string().check(z.regex(BLOCK_IDS_PATTERN))),
  }),
  data: z.object({
    project: ProjectSummary,
    blocks: z.array(Block),
    exports: maybeUnknown(z.array(ExportFile)),
    /** Options of the latest export; kept after its file is deleted. */
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
  data: z.object({ project: Project }),
})
