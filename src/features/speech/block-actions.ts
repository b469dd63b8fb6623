import type { EditorBlock } from '#src/features/editor/editor-context.ts'
import type { MenuEntry } from '#src/ui/dropdown-menu-entries.ts'
import { requiredContext } from '#src/ui/required-context.ts'

/** Menu entries of a service for blocks, whose values apply to all of them. */
export type EntriesOf = (blocks: readonly EditorBlock[]) => MenuEntry[]

export interface BlockActions {
  readonly maxCharacters: number
  /** Name of a block's own voice; undefined if the voice is unknown. */
  readonly voiceName: (voiceId: number) => string | undefined
  readonly chooseVoice: (key: string) => void
  readonly playFrom: (key: string) => void
  /** Whether a start would be sent now; false while another one is pending. */
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

export const [BlockActionsContext, useBlockActions] = requiredContext<BlockActions>(
  'No actions for blocks here',
)
