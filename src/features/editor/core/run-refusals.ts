import type { Refusals } from '#src/api/api-error.ts'
import type { GenerateBody } from '#src/contract/generate-body.ts'
import { type BlockContent, contentOf, type EditorBlock } from './document/editor-block.ts'
import type { EditorState, ProjectDefaults } from './document/editor-state.ts'

export interface RunRefusals {
  readonly blocks: ReadonlyMap<string, { readonly message: string; readonly content: BlockContent }>
  readonly voice?: { readonly message: string; readonly defaults: ProjectDefaults }
}

export const noRefusals: RunRefusals = { blocks: new Map() }

export interface AskedBlocks {
  readonly scope: GenerateBody['scope']
  readonly blockIds?: (() => readonly number[]) | undefined
}

const PLACE = /^blocks\.(\d+)(?:\.|$)/

export type IsInRun = (block: EditorBlock, scope: 'all' | 'changed') => boolean

function askedBlocksIn({ blocks }: EditorState, { scope, blockIds }: AskedBlocks, isInRun: IsInRun) {
  if (scope !== 'blocks') return [...blocks.values()].filter((block) => isInRun(block, scope))
  const ids = new Set<number | undefined>(blockIds?.())
  return [...blocks.values()].filter(({ id }) => id !== undefined && ids.has(id))
}

function blockOf(field: string, state: EditorState, asked: readonly EditorBlock[]) {
  const place = PLACE.exec(field)?.[1]
  if (place !== undefined) return state.blocks.get(state.order[Number(place)] ?? '')
  const only = asked.length === 1 ? asked[0] : undefined
  if (field === 'voice_id') return only?.voiceId === null ? undefined : only
  return field === 'text' || field === 'settings' ? only : undefined
}

/** Shows field errors of a run at the blocks and the voice they belong to; `left` has the others. */
export function placeRefusals(refusals: Refusals, state: EditorState, run: AskedBlocks, isInRun: IsInRun) {
  const asked = askedBlocksIn(state, run, isInRun)
  const blocks = new Map<string, { message: string; content: BlockContent }>()
  const left: Record<string, string> = {}
  let voice: RunRefusals['voice']
  for (const [field, message] of Object.entries(refusals)) {
    const block = blockOf(field, state, asked)
    if (block) {
      const said = blocks.get(block.key)?.message
      blocks.set(block.key, { message: said ? `${said} ${message}` : message, content: contentOf(block) })
    } else if (field === 'voice_id') voice = { message, defaults: state.defaults }
    else left[field] = message
  }
  return { placed: { blocks, ...(voice && { voice }) }, left }
}
