import type { Block, BlockType, Generated, SpeechSettings } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import { newId } from '#src/rules/new-id.ts'
import { isSamePronunciations } from '#src/rules/speech.ts'
import { type ContentKind, isSameOwn, type OwnContent, plainContent } from './own-content.ts'

/** Content of a block that a customer can change. `null` stands for the project's value. */
export interface BlockContent {
  readonly text: string
  readonly voiceId: number | null
  readonly settings: SpeechSettings | null
  readonly own?: OwnContent
  /** The server does not send its text: the block shows that, and its text is never written. */
  readonly isTextUnknown?: boolean | undefined
}

/** A block in the editor. Immutable: a change makes a new object. */
export interface EditorBlock extends BlockContent {
  /** Constant in this tab, regardless of the server's id. */
  readonly key: string
  readonly id?: number
  /** Sent when the block is added, so that a retry does not add it twice. */
  readonly clientId: string
  readonly type: BlockType
  readonly isStale: boolean
  readonly generated: Generated
  /** The customer asked to remove it and the server has not confirmed yet. */
  readonly isRemoving?: boolean
  /** Reason why the server refused the present content, which is not sent again until it changes. */
  readonly refusal?: string
}

const NOTHING_GENERATED: Generated = { status: 'none' }

/** The result of a block; a partial one has no text of its own if it is the block's. */
export const resultOf = ({ generated, text }: Block): Generated =>
  generated.is_partial ? { ...generated, text: generated.text ?? text } : generated

export const isSameSound = (a: Generated, b: Generated) =>
  a.audio_url === b.audio_url && a.status === b.status && a.error?.message === b.error?.message

/** Returns the known complete result if the server's latest one is a part of it. */
export const keepWhole = (known: Generated, latest: Generated): Generated =>
  latest.is_partial && isSameSound(known, latest) ? known : latest

export function blockFromServer(
  block: Block,
  kind: ContentKind = plainContent,
  key = `id-${block.id}`,
): EditorBlock {
  const own = kind.fromBlock(block)
  return {
    key,
    id: block.id,
    clientId: block.client_id ?? key,
    type: block.type,
    text: block.text,
    voiceId: block.voice_id ?? null,
    settings: block.settings ?? null,
    ...(own && { own }),
    ...(block.is_text_unknown && { isTextUnknown: true }),
    isStale: block.is_stale,
    generated: resultOf(block),
  }
}

export const blocksFromServer = ({ body }: Project, kind: ContentKind = plainContent): EditorBlock[] =>
  body.blocks.map((block) => blockFromServer(block, kind))

export function newBlock(content: Partial<BlockContent> & { type?: BlockType } = {}): EditorBlock {
  const key: string = newId()
  return {
    key,
    clientId: key,
    type: content.type ?? 'text',
    text: content.text ?? '',
    voiceId: content.voiceId ?? null,
    settings: content.settings ?? null,
    ...(content.own && { own: content.own }),
    isStale: false,
    generated: NOTHING_GENERATED,
  }
}

/**
 * Prepares a block to be added again. It keeps its client id, by which the server recognises it, and its
 * sound, which the server restores.
 */
export function asNewBlock(block: EditorBlock): EditorBlock {
  const { id: _id, isRemoving: _isRemoving, ...rest } = block
  return rest
}

/** The block's own text, or the service's text of that name. */
export const textOf = ({ text, own }: BlockContent, part?: string): string | undefined =>
  part === undefined ? text : own?.textOf?.(part)

export function contentOf({ text, voiceId, settings, own, isTextUnknown }: BlockContent): BlockContent {
  return { text, voiceId, settings, ...(own && { own }), ...(isTextUnknown && { isTextUnknown }) }
}

const SETTINGS = ['speed', 'pitch', 'pause', 'language', 'character', 'is_left_out'] as const

export function isSameSettings(a: SpeechSettings | null, b: SpeechSettings | null) {
  return (
    a === b ||
    (SETTINGS.every((name) => a?.[name] === b?.[name]) &&
      isSamePronunciations(a?.pronunciations, b?.pronunciations))
  )
}

export function isSameContent(a: BlockContent, b: BlockContent) {
  return (
    a.text === b.text &&
    a.voiceId === b.voiceId &&
    isSameSettings(a.settings, b.settings) &&
    isSameOwn(a.own, b.own)
  )
}
