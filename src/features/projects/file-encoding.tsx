import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import type { FileEncodingProps } from './read-file-encoding.tsx'

const ReadFileEncoding = lazyComponent(
  async () => (await import('./read-file-encoding.tsx')).ReadFileEncoding,
)

/** Shows the encoding of a chosen text file if it is uncertain, and lets the customer change it. */
export const FileEncoding = (props: FileEncodingProps) => (
  <LazyBoundary isUnasked>
    <ReadFileEncoding {...props} />
  </LazyBoundary>
)
