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

/** Content of a project besides its blocks. */
const CreatedBody = z.object({
  /** Voice of all blocks that have none of their own. */
  voice_id: z.nullish(Id),
  /** Name of that voice, so that it can be shown before the list of voices has loaded. */
  voice_name: z.nullish(z.string()),
  /** Settings of all blocks that have none of their own. */
  settings: z.nullish(SpeechSettings),
  /** Speech to text: the recording and its speakers. */
  transcript: z.nullish(Transcript),
  /** Cloning: the voice and its samples. */
  clone: z.nullish(Clone),
  /** Website reader: settings of the player. */
  reader: z.nullish(ReaderSettings),
  /** Detect text: pages in order, one for each block. */
  pages: z.nullish(z.array(DocumentPage)),
  /** Detect text: languages of the pages. */
  recognition: z.nullish(RecognitionOptions),
  /** Audio book: author, narrator and characters. */
  book: z.nullish(Book),
  /** Dubbing: the film and its languages. */
  dubbing: z.nullish(Dubbing),
  /** Chat bot: its settings. */
  bot: z.nullish(BotSettings),
  /** Chat bot: null or absent if nothing was refused. */
  bot_refusals: z.nullish(BotRefusals),
  /** Chat bot: answers are quotes from its sources, because this server has no language model. */
  has_quoted_answers: z.optional(z.boolean()),
  /** Segments: `getResponse` finds the times of typed words in the recording (`times`). */
  has_aligned_times: z.optional(z.boolean()),
  /** Chat bot: null or absent if all messages are among the blocks. */
  earlier_messages: z.nullish(EarlierMessages),
})

/** Content of a project. */
export const ProjectBody = z.extend(CreatedBody, {
  /** Blocks in order. */
  blocks: z.array(Block),
})
export type ProjectBody = z.infer<typeof ProjectBody>

/** Opaque text: the server alone knows what it means. */
export const ProgressMark = z.string().check(z.maxLength(PROGRESS_MARK_MAX))

/** A project with its body. */
export const Project = z.extend(ProjectSummary, {
  /** Content of the project. */
  body: ProjectBody,
  /** State of this response, for `since` of `getResponse`. */
  mark: z.optional(ProgressMark),
  /** Cloning: share of the rental income that the service keeps, in per cent. */
  rental_commission_percent: z.nullish(z.number()),
})
export type Project = z.infer<typeof Project>

/**
 * A new project. Its blocks, which may be thousands if it was made from a file, are loaded when the project is
 * opened.
 */
export const CreatedProject = z.extend(Project, {
  /** Content of the project without its blocks. */
  body: CreatedBody,
})
export type CreatedProject = z.infer<typeof CreatedProject>
