import { createSignal } from './signal.ts'

/** Precedes the document's title in the browser's tab, e.g. "(1) ". */
export const titlePrefix = createSignal('')
