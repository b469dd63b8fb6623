import type {} from './show-reader-page.ts'

/** Entry of `sandbox/reader.html`. What it shows is loaded from here, as on the payment page. */
const { showReaderPage } = await import('./show-reader-page.ts')
await showReaderPage()
