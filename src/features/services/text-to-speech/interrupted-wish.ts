import type { InterruptedAction } from '#src/features/billing/interrupted-action.ts'
import type { EditorState } from '#src/features/editor/document/editor-state.ts'
import { blocksOf, estimate, isSpoken, needsSound } from '#src/features/editor/document/generation-price.ts'
import type { Wish } from './use-generation.ts'
import type { Tariff } from './use-quote.ts'

type Project = Pick<InterruptedAction, 'slug' | 'projectId'>

/** What too little money has stopped, to be remembered while the customer is away paying. */
export function actionOf(wish: Wish, project: Project, { blocks }: EditorState): InterruptedAction {
  const blockIds = wish.keys?.flatMap((key) => blocks.get(key)?.id ?? [])
  const { scope, price } = wish
  return { ...project, scope, price, blockIds, isConfirmed: false }
}

/**
 * The same wish on the project as it is now, with its price of now; undefined where nothing is left to generate or
 * prices are not known yet.
 */
export function wishOf(
  action: InterruptedAction,
  state: EditorState,
  tariff: Pick<Tariff, 'service' | 'voices' | 'multipliers'>,
): Wish | undefined {
  const { service, voices, multipliers } = tariff
  if (!service || !voices) return undefined
  const { scope, blockIds = [] } = action
  const named = new Set(blockIds)
  const isWanted = {
    all: isSpoken,
    changed: needsSound,
    blocks: ({ id }: { id?: number }) => id !== undefined && named.has(id),
  }[scope]
  const blocks = blocksOf(state).filter(isWanted)
  const { price } = estimate(blocks, state.defaults.voiceId, service, multipliers)
  if (price === 0) return undefined
  return { scope, price, ...(scope === 'blocks' && { keys: blocks.map(({ key }) => key) }) }
}
