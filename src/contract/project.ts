import * as z from 'zod/mini'
import { Book } from './audio-book.ts'
import { Block, SpeechSettings } from './block.ts'
import { BotSettings } from './chat-bot.ts'
import { Clone } from './cloning.ts'
import { DocumentPage, RecognitionOptions } from './detect-text.ts'
import { Dubbing } from './dubbing.ts'
import { Id } from './primitives.ts'
import { ProjectSummary } from './project-summary.ts'
import { Transcript } from './speech-to-text.ts'
import { ReaderSettings } from './website-reader.ts'

/** What a project is made of. `voice_id` and `settings` hold for blocks that have none of their own. */
export const ProjectBody = z.object({
  blocks: z.array(Block),
  voice_id: z.optional(z.nullable(Id)),
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
})
export type ProjectBody = z.infer<typeof ProjectBody>

export const Project = z.extend(ProjectSummary, {
  body: ProjectBody,
  rental_commission_percent: z.optional(z.nullable(z.number())),
})
export type Project = z.infer<typeof Project>
