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

const apartFrom = (place: Place) => (ofAnyTab.read() ?? []).filter((one) => !isAt(place)(one))

export function keepInterruptedAction(action: Omit<InterruptedAction, 'keptAtMs'>) {
  const kept = { ...action, keptAtMs: Date.now() }
  ofTab.keep(kept)
  if (kept.projectId === undefined) return
  // The consent to a price is that of one tab: two would both start.
  ofAnyTab.keep([...apartFrom(kept), { ...kept, isConfirmed: false }].slice(-MOST_KEPT))
}

/** The tab's own first, where no other tab has gone on with it; then those of others, the latest first. */
function offered(nowMs: number) {
  const own = ofTab.read()
  const all = ofAnyTab.read()
  const isOwn = (one: InterruptedAction) => own && isAt(own)(one) && one.keptAtMs === own.keptAtMs
  const isLeft = own?.projectId === undefined || !all || all.some(isOwn)
  const fresh = (all ?? []).filter(({ keptAtMs }) => nowMs - keptAtMs < OFFERED_MS).reverse()
  return own && isLeft ? [own, ...fresh] : fresh
}

/** What was interrupted in this tab, else in another one: the latest, or that of one place. */
export const readInterruptedAction = (place?: Place, nowMs = Date.now()) =>
  offered(nowMs).find((one) => !place || isAt(place)(one))

export function forgetInterruptedAction(place: Place) {
  const own = ofTab.read()
  if (own && isAt(place)(own)) ofTab.forget()
  if (ofAnyTab.read()) ofAnyTab.keep(apartFrom(place))
}

export function confirmInterruptedAction() {
  const action = readInterruptedAction()
  if (action) ofTab.keep({ ...action, isConfirmed: true })
}
