import * as z from 'zod/mini'
import { Block, BlockType, SpeechSettings } from './block.ts'
import { MessageChange, SourceChange } from './chat-bot.ts'
import { defineEndpoint } from './endpoint.ts'
import { BLOCK_TEXT_MAX } from './limits.ts'
import { ClientId, CountText, Id, IdText, ServiceSlug } from './primitives.ts'
import { ProjectSummary } from './project-summary.ts'
import { SegmentContent } from './speech-to-text.ts'

const projectParams = { slug: ServiceSlug, id: IdText }
const blockParams = { slug: ServiceSlug, projectId: IdText, blockId: IdText }

/** `version` of the block that a change is based on: refused (409) if the block has changed since. */
const BaseVersion = z.optional(CountText)
const BlockText = z.string().check(z.maxLength(BLOCK_TEXT_MAX))

/**
 * With the `client_id` of a removed block of the same project, restores that block under its id, with its takes and
 * its paid sound, and applies the content given here; the result is stale if the content differs from the spoken one.
 * With the `client_id` of an existing block, returns that block unchanged. Removed blocks are kept as long as their
 * project, and are not counted, charged or exported.
 */
export const addBlock = defineEndpoint({
  name: 'addBlock',
  method: 'POST',
  path: '/services/{slug}/add-block',
  summary:
    'Adds a block at a place from 0, or at the end. The same `client_id` twice adds it once; that of a removed block brings it back with its sound.',
  params: { slug: ServiceSlug },
  query: z.object({
    /** Id of the project. */
    project_id: IdText,
    /** Place among the blocks, from 0; the end if absent. */
    sort: z.optional(CountText),
    /** Made by the client; the same one twice adds the block once. */
    client_id: z.optional(ClientId),
    /** Kind of the block; the usual one of the service if absent. */
    type: z.optional(BlockType),
  }),
  body: z.object({
    /** Text of the block. */
    text: BlockText,
    /** Voice of this block; null for the project's voice. */
    voice_id: z.nullish(Id),
    /** Settings of this block; null for the project's settings. */
    settings: z.nullish(SpeechSettings),
    ...SegmentContent.shape,
  }),
  data: Block,
})

export const updateBlock = defineEndpoint({
  name: 'updateBlock',
  method: 'PUT',
  path: '/services/{slug}/{projectId}/{blockId}',
  summary:
    'Changes a block’s text, voice or settings, or goes back to one of its takes; refused (409) on an old `version`.',
  params: blockParams,
  query: z.object({
    /** An earlier take to return to. */
    take_id: z.optional(IdText),
    version: BaseVersion,
  }),
  body: z.object({
    /** New text; unchanged if absent. */
    text: z.optional(BlockText),
    /** Voice of this block; null for the project's voice. */
    voice_id: z.nullish(Id),
    /** Settings of this block; null for the project's settings. */
    settings: z.nullish(SpeechSettings),
    ...SegmentContent.shape,
    /** Chat bot: changes of a `source` block. */
    source: z.optional(SourceChange),
    /** Chat bot: changes of a `message` block. */
    message: z.optional(MessageChange),
    /** Dubbing: ids of languages to translate the text into again. Free until it is spoken. */
    translate: z.optional(z.array(Id)),
  }),
  data: z.object({
    /** The changed block. */
    block: Block,
    /** Its project after the change, without its body. */
    project: ProjectSummary,
  }),
})

export const deleteBlock = defineEndpoint({
  name: 'deleteBlock',
  method: 'DELETE',
  path: '/services/{slug}/{projectId}/{blockId}',
  summary:
    'Removes a block. It can be added again, sound included, by its `client_id`. Refused (409) on an old `version`.',
  params: blockParams,
  query: z.object({ version: BaseVersion }),
  data: z.object({
    /** The project after the removal, without its body. */
    project: ProjectSummary,
  }),
})

export const duplicateBlock = defineEndpoint({
  name: 'duplicateBlock',
  method: 'PUT',
  path: '/services/{slug}/duplicate-block/{projectId}/{blockId}',
  summary:
    'Puts a copy of a block below it, its result included. The same `client_id` twice gives the same copy.',
  params: blockParams,
  query: z.object({
    /** Made by the client; the same one twice gives the same copy. */
    client_id: z.optional(ClientId),
  }),
  data: z.object({
    /** The copy. */
    block: Block,
    /** The project after the change, without its body. */
    project: ProjectSummary,
  }),
})

export const sortBlocks = defineEndpoint({
  name: 'sortBlocks',
  method: 'POST',
  path: '/services/{slug}/sort/{id}',
  summary:
    'Puts the blocks in the order of the ids given; ids left out keep their order behind them. Refused (409) on an old `version` of the project.',
  params: projectParams,
  body: z.object({
    /** Ids of blocks in their new order. */
    block_ids: z.array(Id),
    /** Version of the project that the change is based on. */
    version: z.optional(z.int()),
  }),
  data: z.object({
    /** The project after the change, without its body. */
    project: ProjectSummary,
  }),
})
