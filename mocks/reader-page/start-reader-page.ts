import type {} from './show-reader-page.ts'

const { showReaderPage } = await import('./show-reader-page.ts')
await showReaderPage()
