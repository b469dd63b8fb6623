import { createSignal } from '#src/lib/signal.ts'

/** Whether requests that run by themselves (balance, saving) may run; the first step of a logout stops them [spec 4]. */
export const repeatedRequests = createSignal(true)
