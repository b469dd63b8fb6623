import type { Project } from '#src/contract/project.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { createSignal } from '#src/lib/signal.ts'
import type { CaretTarget } from './document/block-commands.ts'
import type { Edit } from './document/edit.ts'
import type { FindState } from './document/find-matches.ts'
import { noRefusals, type RunRefusals } from './run-refusals.ts'

/** How long undo is offered after a removal. Ctrl+Z works later too. */
const UNDO_OFFER_MS = 8_000

interface Checking {
  readonly key?: string
  readonly isShifted?: boolean
}

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
    /** Title, status, progress and price from the latest response. */
    summary: createSignal(summaryOf(project)),
    /** The project's data besides its blocks, from the latest response. */
    body: createSignal(bodyOf(project)),
    focus: createSignal<CaretTarget | undefined>(undefined),
    /** Latest position of the caret, also known while a menu has the focus. */
    caret: createSignal<CaretTarget | undefined>(undefined),
    /** A block to scroll into view without moving the caret. */
    reveal: createSignal<{ readonly key: string } | undefined>(undefined),
    found: createSignal<FindState | undefined>(undefined),
    refused: createSignal<RunRefusals>(noRefusals),
    /** Set while the customer checks; with the key that asked for the next place. */
    checking: createSignal<Checking | undefined>(undefined),
    active: createSignal<string | undefined>(undefined),
    /** Edits of the customer that are about to be applied. */
    upcoming: createSignal<readonly Edit[]>([]),
    /** Whether the list of earlier states is open. */
    areStatesOpen: createSignal(false),
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
