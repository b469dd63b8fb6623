import * as z from 'zod/mini'
import { GenerateBody } from '#src/contract/generate-body.ts'
import { Id, ServiceSlug } from '#src/contract/primitives.ts'
import { lastingRecord, tabRecord } from '#src/session/customer-record.ts'

/** For how long other tabs offer to go on with it. */
const OFFERED_MS = 86_400_000
/** Of all tabs together; the oldest goes. */
const MOST_KEPT = 5

export const InterruptedAction = z.object({
  ...GenerateBody.shape,
  slug: ServiceSlug,
  /** Undefined where what waits are several projects of the service, which its form holds. */
  projectId: z.optional(Id),
  /** What the customer was told it costs, in qəpik. */
  price: z.int(),
  /** The customer pressed the price once more after paying: at this price it may start by itself. */
  isConfirmed: z.boolean(),
  keptAtMs: z.int(),
})
export type InterruptedAction = z.infer<typeof InterruptedAction>

type Place = Pick<InterruptedAction, 'slug' | 'projectId'>

const ofTab = tabRecord('interrupted-action', InterruptedAction)
/** Of projects, which every tab can show: the payment may come back in another one. */
const ofAnyTab = lastingRecord('interrupted-actions', z.array(InterruptedAction))

const isAt =
  ({ slug, projectId }: Place) =>
  (action: InterruptedAction) =>
    action.slug === slug && action.projectId === projectId

export function keepInterruptedAction(action: Omit<InterruptedAction, 'keptAtMs'>) {
  const kept = { ...action, keptAtMs: Date.now() }
  ofTab.keep(kept)
  if (kept.projectId === undefined) return
  const others = (ofAnyTab.read() ?? []).filter((one) => !isAt(kept)(one))
  // The consent to a price is that of one tab: two would both start.
  ofAnyTab.keep([...others, { ...kept, isConfirmed: false }].slice(-MOST_KEPT))
}

/** The tab's own; undefined too where another tab has gone on with it. */
function readOwn(all: readonly InterruptedAction[] | undefined) {
  const own = ofTab.read()
  if (own?.projectId === undefined || !all) return own
  return all.some((one) => isAt(own)(one) && one.keptAtMs === own.keptAtMs) ? own : undefined
}

/** What was interrupted in this tab, else in another one: the latest, or that of one place. */
export function readInterruptedAction(place?: Place, nowMs = Date.now()) {
  const isWanted = place ? isAt(place) : () => true
  const all = ofAnyTab.read()
  const own = readOwn(all)
  if (own && isWanted(own)) return own
  return all?.findLast((one) => isWanted(one) && nowMs - one.keptAtMs < OFFERED_MS)
}

export function forgetInterruptedAction(place: Place) {
  const own = ofTab.read()
  if (own && isAt(place)(own)) ofTab.forget()
  const all = ofAnyTab.read()
  if (all?.some(isAt(place))) ofAnyTab.keep(all.filter((one) => !isAt(place)(one)))
}

export function confirmInterruptedAction() {
  const action = readInterruptedAction()
  if (action) ofTab.keep({ ...action, isConfirmed: true })
}
