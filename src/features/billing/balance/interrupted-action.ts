import * as z from 'zod/mini'
import { GenerateBody } from '#src/contract/generate-body.ts'
import { Id, ServiceSlug } from '#src/contract/primitives.ts'
import { lastingRecord, tabRecord } from '#src/session/customer-record.ts'

/** How long other tabs offer to resume it. */
const OFFER_LIFETIME_MS = 86_400_000
/** In all tabs together; the oldest is dropped. */
const MAX_ACTIONS = 5

export const InterruptedAction = z.object({
  ...GenerateBody.shape,
  slug: ServiceSlug,
  /** Undefined if several projects of the service wait, which its form holds. */
  projectId: z.optional(Id),
  /** The price shown to the customer, in qəpik. */
  price: z.int(),
  /**
   * The customer confirmed this price again after paying, so the action may start by itself at this price.
   */
  isConfirmed: z.boolean(),
  keptAtMs: z.int(),
})
export type InterruptedAction = z.infer<typeof InterruptedAction>

type Place = Pick<InterruptedAction, 'slug' | 'projectId'>

const inTab = tabRecord('interrupted-action', InterruptedAction)
/** Actions of projects, which every tab can show: the payment may return in another tab. */
const inAllTabs = lastingRecord('interrupted-actions', z.array(InterruptedAction))

const isOfProject =
  ({ slug, projectId }: Place) =>
  (action: InterruptedAction) =>
    action.slug === slug && action.projectId === projectId

const exceptOfProject = (place: Place) => (inAllTabs.read() ?? []).filter((one) => !isOfProject(place)(one))

export function saveInterruptedAction(action: Omit<InterruptedAction, 'keptAtMs'>) {
  const kept = { ...action, keptAtMs: Date.now() }
  inTab.keep(kept)
  if (kept.projectId === undefined) return
  // The consent to a price belongs to one tab; otherwise two tabs would start.
  inAllTabs.keep([...exceptOfProject(kept), { ...kept, isConfirmed: false }].slice(-MAX_ACTIONS))
}

/** The tab's own action first, unless another tab has resumed it, then those of other tabs, latest first. */
function offeredAction(nowMs: number) {
  const own = inTab.read()
  const all = inAllTabs.read()
  const isOwn = (one: InterruptedAction) => own && isOfProject(own)(one) && one.keptAtMs === own.keptAtMs
  const isLeft = own?.projectId === undefined || !all || all.some(isOwn)
  const fresh = (all ?? []).filter(({ keptAtMs }) => nowMs - keptAtMs < OFFER_LIFETIME_MS).reverse()
  return own && isLeft ? [own, ...fresh] : fresh
}

/** The action interrupted in this tab, otherwise the latest of another tab; of one place if it is given. */
export const readInterruptedAction = (place?: Place, nowMs = Date.now()) =>
  offeredAction(nowMs).find((one) => !place || isOfProject(place)(one))

export function forgetInterruptedAction(place: Place) {
  const own = inTab.read()
  if (own && isOfProject(place)(own)) inTab.forget()
  if (inAllTabs.read()) inAllTabs.keep(exceptOfProject(place))
}

export function confirmInterruptedAction() {
  const action = readInterruptedAction()
  if (action) inTab.keep({ ...action, isConfirmed: true })
}
