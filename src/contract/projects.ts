import * as z from 'zod/mini'
import { firstPaths } from './address-parts.ts'
import { BookInput } from './audio-book.ts'
import { BlockType, SpeechSettings } from './block.ts'
import { BotChanges, BotSettings, MAX_NEW_SOURCES, NewSource } from './chat-bot.ts'
import { CloneDetails, MAX_SAMPLES } from './cloning.ts'
import { MAX_PAGES, WantedPage } from './detect-text.ts'
import { Background, DubbingInput } from './dubbing.ts'
import { defineEndpoint } from './endpoint.ts'
import { RecognitionOptions, TranscriptOptions } from './generate-body.ts'
import { SOURCE_ADDRESS_MAX } from './limits.ts'
import { ClientId, DocumentFile, Id, IdText, PictureFile, ServiceSlug, trimmed } from './primitives.ts'
import { CreatedProject, Project } from './project.ts'
import { Title } from './projects-list.ts'
import { Chapter, SegmentContent, Speaker } from './speech-to-text.ts'
import { ReaderChanges, ReaderSettings, SitePage } from './website-reader.ts'

const serviceParams = { slug: ServiceSlug }
const projectParams = { slug: ServiceSlug, id: IdText }

export const getProject = defineEndpoint({
  name: 'getProject',
  method: 'GET',
  path: firstPaths.project,
  summary: 'One project with its body.',
  params: projectParams,
  data: z.object({ project: Project }),
})

const ProjectInput = z.object({
  title: z.optional(Title),
  language: z.optional(Id),
  voice_id: z.nullish(Id),
  settings: z.nullish(SpeechSettings),
})

/** Only some services require the rest; the server refuses missing fields (422). */
export const InitBody = z.extend(ProjectInput, {
  file: z.optional(z.file()),
  source_url: z.optional(z.string().check(trimmed(), z.maxLength(SOURCE_ADDRESS_MAX))),
  transcript: z.optional(TranscriptOptions),
  clone: z.optional(CloneDetails),
  samples: z.optional(z.array(z.file()).check(z.maxLength(MAX_SAMPLES))),
  image: z.optional(PictureFile),
  permission: z.optional(z.file()),
  /** Cloning: the customer confirms the permission to clone this voice. */
  consent: z.optional(z.boolean()),
  captcha_token: z.optional(z.string()),
  domain: z.optional(z.string().check(trimmed(), z.maxLength(500))),
  selector: z.optional(z.string().check(trimmed(), z.maxLength(500))),
  reader: z.optional(ReaderSettings),
  /** Detect text: pictures and PDFs, and the wanted pages in order; all pages if omitted. */
  files: z.optional(z.array(DocumentFile).check(z.maxLength(MAX_PAGES))),
  pages: z.optional(z.array(WantedPage)),
  recognition: z.optional(RecognitionOptions),
  book: z.optional(BookInput),
  dubbing: z.optional(DubbingInput),
  bot: z.optional(BotSettings),
  /** Chat bot: sources to add; sources of the kind `file` refer to `files`. */
  sources: z.optional(z.array(NewSource).check(z.maxLength(MAX_NEW_SOURCES))),
})

export const initProject = defineEndpoint({
  name: 'initProject',
  method: 'POST',
  path: '/services/{slug}/init',
  summary: 'Starts a project as a draft. The same `client_id` twice gives the same project.',
  params: serviceParams,
  query: z.object({ client_id: z.optional(ClientId) }),
  body: InitBody,
  bodyType: 'multipart',
  data: z.object({ project: CreatedProject }),
})

/**
 * A block of a saved body: with an `id` the block of that id; without one a new block, or the one of its `client_id`,
 * which is restored with its sound if it was removed (see `addBlock`).
 */
export const BodyBlock = z.extend(SegmentContent, {
  id: z.optional(Id),
  client_id: z.optional(ClientId),
  type: z.optional(BlockType),
  /** If omitted from a block with an `id`, the text stays unchanged. */
  text: z.optional(z.string()),
  voice_id: z.nullish(Id),
  settings: z.nullish(SpeechSettings),
})
export type BodyBlock = z.infer<typeof BodyBlock>

/**
 * Omitted fields stay unchanged. `blocks` is the complete list in order: blocks missing from it are removed, but only
 * if a `version` shows that the client has seen them; without one they stay. If the `version` is not the project's,
 * the save is refused (409). Messages of a bot always stay.
 */
export const SaveBody = z.object({
  language: z.optional(Id),
  voice_id: z.nullish(Id),
  settings: z.nullish(SpeechSettings),
  blocks: z.optional(z.array(BodyBlock)),
  version: z.optional(z.int()),
  speakers: z.optional(z.array(Speaker)),
  chapters: z.optional(z.array(Chapter)),
  /** Speech to text: assigns many segments to another speaker at once, for example to merge two speakers. */
  assignments: z.optional(z.array(z.object({ speaker_id: z.string(), block_ids: z.array(Id) }))),
  transcript_version: z.optional(Id),
  /** Dubbing: volume of the original under the dub. */
  background: z.optional(Background),
})
export type SaveBody = z.infer<typeof SaveBody>

export const saveProject = defineEndpoint({
  name: 'saveProject',
  method: 'PUT',
  path: '/services/{slug}/{id}',
  summary: 'Saves the body of a project.',
  params: projectParams,
  body: SaveBody,
  data: z.object({ project: Project }),
})

/** Omitted fields stay unchanged. If the `version` is not the project's, the change is refused (409). */
export const updateSettings = defineEndpoint({
  name: 'updateSettings',
  method: 'PUT',
  path: '/services/{slug}/{id}/update',
  summary: 'Saves what a settings modal of the service holds, files among it.',
  params: projectParams,
  body: z.extend(InitBody, {
    version: z.optional(z.int()),
    bot: z.optional(BotChanges),
    reader: z.optional(ReaderChanges),
    clone: z.optional(z.partial(CloneDetails)),
    /**
     * Cloning: client ids of `samples`, in their order; without them a repeated sample is refused. The same id twice
     * adds the sample once.
     */
    sample_ids: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(MAX_SAMPLES))),
    removed_samples: z.optional(z.array(Id)),
    is_rented: z.optional(z.boolean()),
    /** Website reader: fetches a page of the reader's site for a preview and saves nothing. */
    page_url: z.optional(z.string().check(trimmed(), z.maxLength(SOURCE_ADDRESS_MAX))),
  }),
  bodyType: 'multipart',
  data: z.object({ project: Project, page: z.optional(SitePage) }),
})
