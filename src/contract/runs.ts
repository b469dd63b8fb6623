import * as z from 'zod/mini'
import { Block } from './block.ts'
import { EarlierMessages } from './chat-bot.ts'
import { defineEndpoint } from './endpoint.ts'
import { GenerateBody } from './generate-body.ts'
import { CAPTION_LINE_MAX, CAPTION_LINE_MIN, CAPTION_LINES_MAX, FILE_NAME_MAX } from './limits.ts'
import { maybeUnknown } from './maybe-unknown.ts'
import { Id, IdText, Moment, Money, ServiceSlug } from './primitives.ts'
import { Project } from './project.ts'
import { ProjectSummary } from './project-summary.ts'

const ofProject = { slug: ServiceSlug, id: IdText }

/**
 * What a transcript is written with. Names and times are in unless they are refused; which format can be without them
 * stands in its `options`. `line_length` is in characters, of a line of a caption; a longer word is never broken.
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
 * How a file is made, whatever is put in it. `layout`: one file, or a ZIP with a file per block. `gap` is the silence
 * between blocks in seconds.
 */
export const ExportChoice = z.extend(TranscriptLayout, {
  format: z.string().check(z.minLength(1)),
  quality: z.optional(z.string()),
  layout: z.enum(['single', 'per_block']),
  gap: z.optional(z.number().check(z.minimum(0), z.maximum(10))),
  subtitles: z.optional(SubtitleKind),
  /** Audio book: loudness, silence and quality as shops want them, each file measured. */
  is_for_shop: z.optional(z.boolean()),
  /** Dubbing: which language the file is in; of subtitles it may be the source. */
  language: z.optional(Id),
  /** Dubbing: the original sound stays in the film as a second track. */
  keeps_original: z.optional(z.boolean()),
})
export type ExportChoice = z.infer<typeof ExportChoice>

export const ExportBody = z.extend(ExportChoice, {
  /** Blocks to put in; all of them where it is left out. */
  block_ids: z.optional(z.array(Id)),
  file_name: z.optional(z.string().check(z.maxLength(FILE_NAME_MAX))),
})
export type ExportBody = z.infer<typeof ExportBody>

/**
 * A file measured against the rules of ACX (help.acx.com, “Audio submission requirements”). Levels in dBFS, lengths in
 * seconds.
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
 * A file made from a project. `url` is there once it is `ready`; `request` is what was asked for, which tells
 * apart files of one name and let one be made again.
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

/** Chat bot: a question and its answer, which are put behind the other blocks of the project. */
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
  params: ofProject,
  body: GenerateBody,
  data: z.union([Answered, z.object({ project: Project, price: maybeUnknown(Money) })]),
})

export const getResponse = defineEndpoint({
  name: 'getResponse',
  method: 'GET',
  path: '/services/{slug}/get-response/{id}',
  summary: 'How the latest work goes: the project’s state, the blocks it is about, and the exports.',
  params: ofProject,
  /** Chat bot: the blocks are messages before this one, of all conversations or of one, in place of those of the work. */
  query: z.object({
    before: z.optional(IdText),
    conversation_id: z.optional(z.string().check(z.maxLength(64))),
  }),
  data: z.object({
    project: ProjectSummary,
    blocks: z.array(Block),
    exports: maybeUnknown(z.array(ExportFile)),
    /** How the latest file was made; it stays when the file has gone. */
    last_export: z.optional(ExportChoice),
    /** With `before`: those of them that are left still. */
    earlier_messages: z.nullish(EarlierMessages),
  }),
})

export const payProject = defineEndpoint({
  name: 'payProject',
  method: 'POST',
  path: '/services/{slug}/{id}/payment',
  summary: 'Pays a quoted project from the balance.',
  params: ofProject,
  data: z.object({ project: Project }),
})
