import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import type { CleanButtonProps } from './clean-button.tsx'

const CleanButton = lazyComponent(async () => (await import('./clean-button.tsx')).CleanButton)

/** Opens a recording in the editor, or, by the name of its mending, one with a fault that the editor mends. */
export const CleanRecording = (props: CleanButtonProps) => (
  <LazyBoundary>
    <CleanButton {...props} />
  </LazyBoundary>
)
