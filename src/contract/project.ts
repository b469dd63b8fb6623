import * as z from 'zod/mini'
import { Book } from './audio-book.ts'
import { Block, SpeechSettings } from './block.ts'
import { BotSettings, EarlierMessages } from './chat-bot.ts'
import { Clone } from './cloning.ts'
import { DocumentPage } from './detect-text.ts'
import { Dubbing } from './dubbing.ts'
import { RecognitionOptions } from './generate-body.ts'
import { Id } from './primitives.ts'
import { ProjectSummary } from './project-summary.ts'
import { Transcript } from './speech-to-text.ts'
import { ReaderSettings } from './website-reader.ts'

/** What a project is made of beside its blocks. `voice_id` and `settings` hold for those that have none of their own. */
const BegunBody = z.object({
  voice_id: z.optional(z.nullable(Id)),
  /** Of that voice, so that it can be shown before the list of voices is there. */
  voice_name: z.optional(z.nullable(z.string())),
  settings: z.optional(z.nullable(SpeechSettings)),
  transcript: z.optional(z.nullable(Transcript)),
  clone: z.optional(z.nullable(Clone)),
  reader: z.optional(z.nullable(ReaderSettings)),
  /** Detect text: the pages in their order, one for each block. */
  pages: z.optional(z.nullable(z.array(DocumentPage))),
  recognition: z.optional(z.nullable(RecognitionOptions)),
  book: z.optional(z.nullable(Book)),
  dubbing: z.optional(z.nullable(Dubbing)),
  bot: z.optional(z.nullable(BotSettings)),
  /** Chat bot: null or left out where all messages are among the blocks. */
  earlier_messages: z.optional(z.nullable(EarlierMessages)),
})

export const ProjectBody = z.extend(BegunBody, { blocks: z.array(Block) })
export type ProjectBody = z.infer<typeof ProjectBody>

export const Project = z.extend(ProjectSummary, {
  body: ProjectBody,
  rental_commission_percent: z.optional(z.nullable(z.number())),
})
export type Project = z.infer<typeof Project>

/** A project as it begins. A file may bring thousands of blocks: they come when the project is opened. */
export const BegunProject = z.extend(Project, { body: BegunBody })
export type BegunProject = z.infer<typeof BegunProject>
