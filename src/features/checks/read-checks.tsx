import { useState } from 'react'
import { blocksOf, type EditorBlock } from '#src/features/editor/editor-context.ts'
import { CheckBar } from './check-bar.tsx'
import type { CheckedKind } from './checked-blocks.ts'

const checkedKindWithout = (isLeftOut: ((block: EditorBlock) => boolean) | undefined): CheckedKind => ({
  isRead: true,
  blocks: (state) => blocksOf(state).filter((block) => !isLeftOut?.(block)),
  contentOf: ({ text }) => text,
  stretchAt: () => undefined,
})

export interface ReadChecksProps {
  /** Blocks that do not count. Must be a stable function. */
  isLeftOut?: (block: EditorBlock) => boolean
}

/** Checks of texts that are read and not heard. */
export function ReadChecks({ isLeftOut }: ReadChecksProps) {
  const [kind] = useState(() => checkedKindWithout(isLeftOut))
  return <CheckBar kind={kind} />
}
