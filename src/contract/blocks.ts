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
    project_id: IdText,
    sort: z.optional(CountText),
    client_id: z.optional(ClientId),
    type: z.optional(BlockType),
  }),
  body: z.object({
    text: BlockText,
    voice_id: z.nullish(Id),
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
  query: z.object({ take_id: z.optional(IdText), version: BaseVersion }),
  body: z.object({
    text: z.optional(BlockText),
    voice_id: z.nullish(Id),
    settings: z.nullish(SpeechSettings),
    ...SegmentContent.shape,
    source: z.optional(SourceChange),
    message: z.optional(MessageChange),
    /** Dubbing: ids of languages to translate the text into again. Free until it is spoken. */
    translate: z.optional(z.array(Id)),
  }),
  data: z.object({ block: Block, project: ProjectSummary }),
})

export const deleteBlock = defineEndpoint({
  name: 'deleteBlock',
  method: 'DELETE',
  path: '/services/{slug}/{projectId}/{blockId}',
  summary:
    'Removes a block. It can be added again, sound included, by its `client_id`. Refused (409) on an old `version`.',
  params: blockParams,
  query: z.object({ version: BaseVersion }),
  data: z.object({ project: ProjectSummary }),
})

export const duplicateBlock = defineEndpoint({
  name: 'duplicateBlock',
  method: 'PUT',
  path: '/services/{slug}/duplicate-block/{projectId}/{blockId}',
  summary:
    'Puts a copy of a block below it, its result included. The same `client_id` twice gives the same copy.',
  params: blockParams,
  query: z.object({ client_id: z.optional(ClientId) }),
  data: z.object({ block: Block, project: ProjectSummary }),
})

export const sortBlocks = defineEndpoint({
  name: 'sortBlocks',
  method: 'POST',
  path: '/services/{slug}/sort/{id}',
  summary:
    'Puts the blocks in the order of the ids given; ids left out keep their order behind them. Refused (409) on an old `version` of the project.',
  params: projectParams,
  body: z.object({ block_ids: z.array(Id), version: z.optional(z.int()) }),
  data: z.object({ project: ProjectSummary }),
})
