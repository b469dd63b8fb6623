import { isTooLarge } from '#src/api/server-words.ts'
import type { Project } from '#src/contract/project.ts'
import type { EditorStore } from '../document/editor-store.ts'
import type { ContentKind } from '../document/own-content.ts'
import { markRefusedBlocks } from './mark-refused.ts'
import type { Call } from './next-call.ts'
import { isRefusable, type Refusals } from './refusals.ts'
import { sendCall } from './send-call.ts'
import type { ServerKnowledge } from './server-knowledge.ts'
import { failureOf, isOutcomeKnown, type SyncGateway, type WriteFailure } from './sync-gateway.ts'
import type { WriteLock } from './write-lock.ts'

interface WriterOptions {
  readonly store: EditorStore
  readonly gateway: SyncGateway
  readonly known: ServerKnowledge
  readonly lock: WriteLock
  readonly refusals: Refusals
  readonly kind: ContentKind
  readonly onResults?: (project: Project) => void
  readonly refusalText?: (error: unknown) => string
}

/** Conflicts with the server in a row before the customer sees a message. */
const MAX_CONFLICTS_IN_ROW = 4

function takeRefusal({ store, known, refusals, refusalText }: WriterOptions, call: Call, error: unknown) {
  if (call.kind === 'save' && isTooLarge(error)) return refusals.noteTooLargeList()
  if (!isRefusable(call)) {
    const fallback = refusalText?.(error) ?? ''
    return markRefusedBlocks({ store, copy: known.getCopy(), call, error, fallback })
  }
  refusals.note(call, error)
  // The cause may be something this tab does not know yet, such as a removed block.
  known.requestRefresh()
}

export function createCallWriter(options: WriterOptions) {
  const { store, gateway, known, lock, kind, onResults } = options
  let surprises = 0

  async function send(call: Call) {
    const sent = await sendCall({ store, gateway, kind, getCopy: known.getCopy }, call)
    if (sent) {
      known.answered()
      known.advance(sent.copy, sent.version)
      if (sent.project) onResults?.(sent.project)
      store.touch('block' in call ? [call.block.key] : undefined)
    } else known.requestRefresh()
    surprises = 0
  }

  function takeFailure(call: Call, error: unknown): 'again' | WriteFailure {
    const failure = failureOf(error)
    if (isOutcomeKnown(error)) known.answered()
    else known.requestRefresh()
    if (failure === 'refused') {
      takeRefusal(options, call, error)
      return 'again'
    }
    if (failure !== 'moved-on') return failure
    known.requestRefresh()
    surprises += 1
    return surprises >= MAX_CONFLICTS_IN_ROW ? 'moved-on' : 'again'
  }

  return {
    async write(call: Call): Promise<'again' | WriteFailure> {
      known.sending(call, known.getCopy())
      lock.mark()
      try {
        await send(call)
        return 'again'
      } catch (error) {
        return takeFailure(call, error)
      } finally {
        lock.announce()
      }
    },
    rest() {
      surprises = 0
    },
  }
}
