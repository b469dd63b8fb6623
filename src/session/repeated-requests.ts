import { createSignal } from '#src/lib/signal.ts'

/** Whether what asks again and again by itself (the balance) may: the first step of logging out stops it [spec 4]. */
export const repeatedRequests = createSignal(true)
