import { createContext, use } from 'react'
import type { EditorBlock } from '#src/features/editor/editor-context.ts'
import type { MenuEntry } from '#src/ui/dropdown-menu-entries.ts'

export type EntriesOf = (block: EditorBlock) => MenuEntry[]

export interface BlockActions {
  readonly maxCharacters: number
  /** The name of a block's own voice; undefined for one that is not known. */
  readonly voiceName: (voiceId: number) => string | undefined
  readonly chooseVoice: (key: string) => void
  readonly playFrom: (key: string) => void
  /** Whether a start would be sent now: while another one is on its way, none is. */
  readonly canStart: boolean
  readonly generate: (key: string) => void
  readonly openSettings: (key: string) => void
  readonly openTakes: (key: string) => void
  readonly pasteText: (key: string, place: { start: number; end: number }, text: string) => void
  readonly duplicate: (key: string) => void
  readonly remove: (key: string) => void
  readonly priceText: (key: string) => string
  readonly entriesOf: EntriesOf
}

export const BlockActionsContext = createContext<BlockActions | undefined>(undefined)

/** @throws Error outside of an open editor. */
export function useBlockActions(): BlockActions {
  const actions = use(BlockActionsContext)
  if (!actions) throw new Error('No actions for blocks here')
  return actions
}
