import * as z from 'zod/mini'
import { firstPaths } from './address-parts.ts'
import { BookInput } from './audio-book.ts'
import { BlockType, SpeechSettings } from './block.ts'
import { BotChanges, BotSettings, MAX_NEW_SOURCES, NewSource } from './chat-bot.ts'
import { CloneDetails } from './cloning.ts'
import { WantedPage } from './detect-text.ts'
import { DubbingInput } from './dubbing.ts'
import { defineEndpoint } from './endpoint.ts'
import { Background, MAX_PAGES, MAX_SAMPLES } from './form-choices.ts'
import { RecognitionOptions, TranscriptOptions } from './generate-body.ts'
import { SOURCE_ADDRESS_MAX } from './limits.ts'
import { ClientId, DocumentFile, Id, IdText, PictureFile, ServiceSlug, trimmed } from './primitives.ts'
import { CreatedProject, ProgressMark, Project } from './project.ts'
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
  query: z.object({
    /** `mark` of an earlier response: leaves out the blocks that have not changed after it. */
    since: z.optional(ProgressMark),
  }),
  data: z.object({
    /** The project. */
    project: Project,
    /**
     * Present if the response continues the one with that mark: unchanged blocks are left out. Absent from a complete
     * response, which answers a mark that is unknown or too old.
     */
    since: z.optional(z.string()),
  }),
})

const ProjectInput = z.object({
  /** Title of the project. */
  title: z.optional(Title),
  /** Id of the language. */
  language: z.optional(Id),
  /** Voice of all blocks that have none of their own; null for the service's usual one. */
  voice_id: z.nullish(Id),
  /** Settings of all blocks that have none of their own. */
  settings: z.nullish(SpeechSettings),
})

/** Only some services require the rest; the server refuses missing fields (422). */
export const InitBody = z.extend(ProjectInput, {
  /** The document, recording or film to work on. */
  file: z.optional(z.file()),
  /** Address to fetch that file from, instead of sending it. */
  source_url: z.optional(z.string().check(trimmed(), z.maxLength(SOURCE_ADDRESS_MAX))),
  /** Speech to text: choices before the recording is transcribed. */
  transcript: z.optional(TranscriptOptions),
  /** Cloning: description of the voice. */
  clone: z.optional(CloneDetails),
  /** Cloning: recordings of the voice, one part each under the same name. */
  samples: z.optional(z.array(z.file()).check(z.maxLength(MAX_SAMPLES))),
  /** Cloning: picture of the voice. Audio book: cover. Chat bot: picture of the bot. */
  image: z.optional(PictureFile),
  /** Cloning: the owner's written permission. */
  permission: z.optional(z.file()),
  /** Cloning: the customer confirms the permission to clone this voice. */
  consent: z.optional(z.boolean()),
  /** Solution of the captcha that the server is configured with. */
  captcha_token: z.optional(z.string()),
  /** Website reader: the site. */
  domain: z.optional(z.string().check(trimmed(), z.maxLength(500))),
  /** Website reader: CSS selector of the article. */
  selector: z.optional(z.string().check(trimmed(), z.maxLength(500))),
  /** Website reader: settings of the player. */
  reader: z.optional(ReaderSettings),
  /** Detect text: pictures and PDFs. Chat bot: files of sources. One part each under the same name. */
  files: z.optional(z.array(DocumentFile).check(z.maxLength(MAX_PAGES))),
  /** Detect text: the wanted pages in order; all pages if absent. */
  pages: z.optional(z.array(WantedPage)),
  /** Detect text: languages of the pages. */
  recognition: z.optional(RecognitionOptions),
  /** Audio book: author, narrator and characters. */
  book: z.optional(BookInput),
  /** Dubbing: languages and other choices. */
  dubbing: z.optional(DubbingInput),
  /** Chat bot: its settings. */
  bot: z.optional(BotSettings),
  /** Chat bot: sources to add; sources of the kind `file` refer to `files`. */
  sources: z.optional(z.array(NewSource).check(z.maxLength(MAX_NEW_SOURCES))),
})

export type InitBody = z.infer<typeof InitBody>

export const initProject = defineEndpoint({
  name: 'initProject',
  method: 'POST',
  path: '/services/{slug}/init',
  summary: 'Starts a project as a draft. The same `client_id` twice gives the same project.',
  params: serviceParams,
  query: z.object({
    /** Made by the client; the same one twice gives the same project. */
    client_id: z.optional(ClientId),
  }),
  body: InitBody,
  bodyType: 'multipart',
  data: z.object({
    /** The new project. */
    project: CreatedProject,
  }),
})

/**
 * A block of a saved body: with an `id` the block of that id; without one a new block, or the one of its `client_id`,
 * which is restored with its sound if it was removed (see `addBlock`).
 */
export const BodyBlock = z.extend(SegmentContent, {
  /** Id of the block; absent for a new one. */
  id: z.optional(Id),
  /** Made by the client for a new block; the same one twice adds it once. */
  client_id: z.optional(ClientId),
  /** Kind of the block; the usual one of the service if absent. */
  type: z.optional(BlockType),
  /** If omitted from a block with an `id`, the text stays unchanged. */
  text: z.optional(z.string()),
  /** Voice of this block; null for the project's voice. */
  voice_id: z.nullish(Id),
  /** Settings of this block; null for the project's settings. */
  settings: z.nullish(SpeechSettings),
})
export type BodyBlock = z.infer<typeof BodyBlock>

/**
 * Omitted fields stay unchanged. `blocks` is the complete list in order: blocks missing from it are removed, but only
 * if a `version` shows that the client has seen them; without one they stay. If the `version` is not the project's,
 * the save is refused (409). Messages of a bot always stay.
 */
export const SaveBody = z.object({
  /** Id of the language. */
  language: z.optional(Id),
  /** Voice of all blocks that have none of their own. */
  voice_id: z.nullish(Id),
  /** Settings of all blocks that have none of their own. */
  settings: z.nullish(SpeechSettings),
  /** All blocks in order. */
  blocks: z.optional(z.array(BodyBlock)),
  /** Version of the project that the change is based on. */
  version: z.optional(z.int()),
  /** Speakers with their names and voices; replaces the whole list. */
  speakers: z.optional(z.array(Speaker)),
  /** Chapters of a transcript; replaces the whole list. */
  chapters: z.optional(z.array(Chapter)),
  /** Speech to text: assigns many segments to another speaker at once, for example to merge two speakers. */
  assignments: z.optional(
    z.array(
      z.object({
        /** Id of the speaker who gets the segments. */
        speaker_id: z.string(),
        /** Ids of the segments. */
        block_ids: z.array(Id),
      }),
    ),
  ),
  /** Speech to text: an earlier version to return to. */
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
  data: z.object({
    /** The saved project. */
    project: Project,
  }),
})

/** Omitted fields stay unchanged. If the `version` is not the project's, the change is refused (409). */
export const updateSettings = defineEndpoint({
  name: 'updateSettings',
  method: 'PUT',
  path: '/services/{slug}/{id}/update',
  summary: 'Saves what a settings modal of the service holds, files among it.',
  params: projectParams,
  body: z.extend(InitBody, {
    /** Version of the project that the change is based on. */
    version: z.optional(z.int()),
    /** Chat bot: changed settings. */
    bot: z.optional(BotChanges),
    /** Website reader: changed settings. */
    reader: z.optional(ReaderChanges),
    /** Cloning: changed description. */
    clone: z.optional(z.partial(CloneDetails)),
    /**
     * Cloning: client ids of `samples`, in their order; without them a repeated sample is refused. The same id twice
     * adds the sample once.
     */
    sample_ids: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(MAX_SAMPLES))),
    /** Cloning: ids of samples to remove. */
    removed_samples: z.optional(z.array(Id)),
    /** Cloning: other customers may use the voice for a fee. */
    is_rented: z.optional(z.boolean()),
    /** Website reader: fetches a page of the reader's site for a preview and saves nothing. */
    page_url: z.optional(z.string().check(trimmed(), z.maxLength(SOURCE_ADDRESS_MAX))),
  }),
  bodyType: 'multipart',
  data: z.object({
    /** The changed project. */
    project: Project,
    /** The page of `page_url`. */
    page: z.optional(SitePage),
  }),
})
