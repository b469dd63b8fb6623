import { createSignal } from '#src/lib/signal.ts'

export const isReportOpen = createSignal(false)

export const openReport = () => isReportOpen.set(true)
