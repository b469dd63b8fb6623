import { lazyComponent } from '#src/ui/lazy-component.ts'

/** The length of a pause; a project of texts alone needs none. */
export const LazyPauseLength = lazyComponent(async () => (await import('./pause-length.tsx')).PauseLength)
