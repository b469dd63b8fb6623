import { CheckBar } from '#src/features/checks/check-bar.tsx'
import type { CheckedKind } from '#src/features/checks/checked-blocks.ts'
import { blocksOf } from '#src/features/editor/editor-context.ts'
import { isPastHelp } from '../pages/open-pages.ts'

/** Pages are read, not heard. */
const readPages: CheckedKind = {
  isRead: true,
  blocks: (state) => blocksOf(state).filter((block) => !isPastHelp(block)),
  contentOf: ({ text }) => text,
  stretchAt: () => undefined,
}

export function PagesChecks() {
  return <CheckBar kind={readPages} />
}
