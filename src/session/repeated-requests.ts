import { createSignal } from '#src/lib/signal.ts'

/** Whether periodic requests (the balance) may run; the first step of a logout stops them [spec 4]. */
export const repeatedRequests = createSignal(true)
