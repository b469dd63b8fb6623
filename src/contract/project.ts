import * as z from 'zod/mini'
import { Book } from './audio-book.ts'
import { Block, SpeechSettings } from './block.ts'
import { BotRefusals, BotSettings, EarlierMessages } from './chat-bot.ts'
import { Clone } from './cloning.ts'
import { DocumentPage } from './detect-text.ts'
import { Dubbing } from './dubbing.ts'
import { RecognitionOptions } from './generate-body.ts'
import { PROGRESS_MARK_MAX } from './limits.ts'
import { Id } from './primitives.ts'
import { ProjectSummary } from './project-summary.ts'
import { Transcript } from './speech-to-text.ts'
import { ReaderSettings } from './website-reader.ts'

/** Content of a project besides its blocks. `voice_id` and `settings` apply to blocks that have none of their own. */
const CreatedBody = z.object({
  voice_id: z.nullish(Id),
  /** Name of that voice, so that it can be shown before the list of voices has loaded. */
  voice_name: z.nullish(z.string()),
  settings: z.nullish(SpeechSettings),
  transcript: z.nullish(Transcript),
  clone: z.nullish(Clone),
  reader: z.nullish(ReaderSettings),
  /** Detect text: pages in order, one for each block. */
  pages: z.nullish(z.array(DocumentPage)),
  recognition: z.nullish(RecognitionOptions),
  book: z.nullish(Book),
  dubbing: z.nullish(Dubbing),
  bot: z.nullish(BotSettings),
  /** Chat bot: null or absent if nothing was refused. */
  bot_refusals: z.nullish(BotRefusals),
  /** Chat bot: answers are quotes from its sources, because this server has no language model. */
  has_quoted_answers: z.optional(z.boolean()),
  /** Chat bot: null or absent if all messages are among the blocks. */
  earlier_messages: z.nullish(EarlierMessages),
})

export const ProjectBody = z.extend(CreatedBody, { blocks: z.array(Block) })
export type ProjectBody = z.infer<typeof ProjectBody>

/** Opaque text: the server alone knows what it means. */
export const ProgressMark = z.string().check(z.maxLength(PROGRESS_MARK_MAX))

export const Project = z.extend(ProjectSummary, {
  body: ProjectBody,
  /** State of this response, for `since` of `getResponse`. */
  mark: z.optional(ProgressMark),
  rental_commission_percent: z.nullish(z.number()),
})
export type Project = z.infer<typeof Project>

/**
 * A new project. Its blocks, which may be thousands if it was made from a file, are loaded when the project is
 * opened.
 */
export const CreatedProject = z.extend(Project, { body: CreatedBody })
export type CreatedProject = z.infer<typeof CreatedProject>
