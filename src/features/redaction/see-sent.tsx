import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import type { SeeSentProps } from './see-sent-button.tsx'

const SeeSentButton = lazyComponent(async () => (await import('./see-sent-button.tsx')).SeeSentButton)

/** A button next to a chosen file: shows what of it is sent, and takes out what nobody else needs to see. */
export const SeeSent = (props: SeeSentProps) => (
  <LazyBoundary>
    <SeeSentButton {...props} />
  </LazyBoundary>
)
