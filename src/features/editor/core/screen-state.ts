import type { Project } from '#src/contract/project.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { createSignal } from '#src/lib/signal.ts'
import type { CaretTarget } from './document/block-commands.ts'
import type { FindState } from './document/find-matches.ts'
import { noRefusals, type RunRefusals } from './run-refusals.ts'

/** How long undo is offered after a removal; Ctrl+Z works ever after. */
const UNDO_OFFER_MS = 8_000

export function summaryOf({ body: _body, ...summary }: Project): ProjectSummary {
  return summary
}

export function bodyOf({ body: { blocks: _blocks, ...rest } }: Project) {
  return rest
}

export function createScreenState(project: Project) {
  const undoOffer = createSignal<string | undefined>(undefined)
  let undoTimer: ReturnType<typeof setTimeout> | undefined
  const withdrawUndo = () => undoOffer.set(undefined)
  return {
    /** Title, status, progress and price as the server last said. */
    summary: createSignal(summaryOf(project)),
    /** What the project is made of besides its blocks, as the server last said. */
    body: createSignal(bodyOf(project)),
    focus: createSignal<CaretTarget | undefined>(undefined),
    /** Where the caret stood last; it is still known while a menu has the focus. */
    caret: createSignal<CaretTarget | undefined>(undefined),
    /** A block to bring into view without moving the caret. */
    reveal: createSignal<{ readonly key: string } | undefined>(undefined),
    found: createSignal<FindState | undefined>(undefined),
    refused: createSignal<RunRefusals>(noRefusals),
    active: createSignal<string | undefined>(undefined),
    undoOffer,
    offerUndo(text: string) {
      clearTimeout(undoTimer)
      undoOffer.set(text)
      undoTimer = setTimeout(withdrawUndo, UNDO_OFFER_MS)
    },
    withdrawUndo,
  }
}

export type ScreenState = ReturnType<typeof createScreenState>
