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
import { BegunProject, Project } from './project.ts'
import { Title } from './projects-list.ts'
import { Chapter, SegmentContent, Speaker } from './speech-to-text.ts'
import { ReaderChanges, ReaderSettings, SitePage } from './website-reader.ts'

const ofService = { slug: ServiceSlug }
const ofProject = { slug: ServiceSlug, id: IdText }

export const getProject = defineEndpoint({
  name: 'getProject',
  method: 'GET',
  path: firstPaths.project,
  summary: 'One project with its body.',
  params: ofProject,
  data: z.object({ project: Project }),
})

const ProjectInput = z.object({
  title: z.optional(Title),
  language: z.optional(Id),
  voice_id: z.nullish(Id),
  settings: z.nullish(SpeechSettings),
})

/** The rest is asked for by some services only; the server refuses what is missing (422). */
export const InitBody = z.extend(ProjectInput, {
  file: z.optional(z.file()),
  source_url: z.optional(z.string().check(trimmed(), z.maxLength(SOURCE_ADDRESS_MAX))),
  transcript: z.optional(TranscriptOptions),
  clone: z.optional(CloneDetails),
  samples: z.optional(z.array(z.file()).check(z.maxLength(MAX_SAMPLES))),
  image: z.optional(PictureFile),
  permission: z.optional(z.file()),
  /** Cloning: the customer may clone this voice and says so. */
  consent: z.optional(z.boolean()),
  captcha_token: z.optional(z.string()),
  domain: z.optional(z.string().check(trimmed(), z.maxLength(500))),
  selector: z.optional(z.string().check(trimmed(), z.maxLength(500))),
  reader: z.optional(ReaderSettings),
  /** Detect text: pictures and PDFs, and which of their pages in which order; all of them where that is left out. */
  files: z.optional(z.array(DocumentFile).check(z.maxLength(MAX_PAGES))),
  pages: z.optional(z.array(WantedPage)),
  recognition: z.optional(RecognitionOptions),
  book: z.optional(BookInput),
  dubbing: z.optional(DubbingInput),
  bot: z.optional(BotSettings),
  /** Chat bot: sources to be added; those of the kind `file` come with `files`. */
  sources: z.optional(z.array(NewSource).check(z.maxLength(MAX_NEW_SOURCES))),
})

export const initProject = defineEndpoint({
  name: 'initProject',
  method: 'POST',
  path: '/services/{slug}/init',
  summary: 'Starts a project as a draft. The same `client_id` twice gives the same project.',
  params: ofService,
  query: z.object({ client_id: z.optional(ClientId) }),
  body: InitBody,
  bodyType: 'multipart',
  data: z.object({ project: BegunProject }),
})

/**
 * A block of a saved body: with an `id` it is the block of that id, without one it is new, or the one of its
 * `client_id`, which may have been removed and is then back with its sound (see `addBlock`).
 */
export const BodyBlock = z.extend(SegmentContent, {
  id: z.optional(Id),
  client_id: z.optional(ClientId),
  type: z.optional(BlockType),
  /** Left out of a block with an `id`, it stays as it is. */
  text: z.optional(z.string()),
  voice_id: z.nullish(Id),
  settings: z.nullish(SpeechSettings),
})
export type BodyBlock = z.infer<typeof BodyBlock>

/**
 * What is left out stays as it is. `blocks` is the whole list in its order: what is missing from it is removed, but
 * only where a `version` says that the client has seen it; without one it stays. With a `version` that is not the
 * project's, the save is refused (409). Messages of a bot always stay.
 */
export const SaveBody = z.object({
  language: z.optional(Id),
  voice_id: z.nullish(Id),
  settings: z.nullish(SpeechSettings),
  blocks: z.optional(z.array(BodyBlock)),
  version: z.optional(z.int()),
  speakers: z.optional(z.array(Speaker)),
  chapters: z.optional(z.array(Chapter)),
  /** Speech to text: gives many segments another speaker at once, as when two speakers are merged. */
  assignments: z.optional(z.array(z.object({ speaker_id: z.string(), block_ids: z.array(Id) }))),
  transcript_version: z.optional(Id),
  /** Dubbing: how much of the original is heard beneath. */
  background: z.optional(Background),
})
export type SaveBody = z.infer<typeof SaveBody>

export const saveProject = defineEndpoint({
  name: 'saveProject',
  method: 'PUT',
  path: '/services/{slug}/{id}',
  summary: 'Saves the body of a project.',
  params: ofProject,
  body: SaveBody,
  data: z.object({ project: Project }),
})

/** What is left out stays as it is. With a `version` that is not the project's, the change is refused (409). */
export const updateSettings = defineEndpoint({
  name: 'updateSettings',
  method: 'PUT',
  path: '/services/{slug}/{id}/update',
  summary: 'Saves what a settings modal of the service holds, files among it.',
  params: ofProject,
  body: z.extend(InitBody, {
    version: z.optional(z.int()),
    bot: z.optional(BotChanges),
    reader: z.optional(ReaderChanges),
    clone: z.optional(z.partial(CloneDetails)),
    /**
     * Cloning: by what the client knows each of `samples`, in their order; without them a repeated sample is refused.
     * The same id twice adds it once.
     */
    sample_ids: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(MAX_SAMPLES))),
    removed_samples: z.optional(z.array(Id)),
    is_rented: z.optional(z.boolean()),
    /** Website reader: fetches a page of the reader's site, to be looked at, and saves nothing. */
    page_url: z.optional(z.string().check(trimmed(), z.maxLength(SOURCE_ADDRESS_MAX))),
  }),
  bodyType: 'multipart',
  data: z.object({ project: Project, page: z.optional(SitePage) }),
})
