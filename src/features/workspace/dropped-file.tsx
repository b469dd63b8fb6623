import { useLayoutEffect, useState } from 'react'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'

const FileDrop = lazyPartsWith(['editor-modals'])('FileDrop', () => import('./file-drop.tsx'))

/** Takes a text file that is dropped on the page; what it needs is loaded once a file is dragged. */
export function DroppedFile({ onFile }: { onFile: (file: File) => void }) {
  const [isDragged, setIsDragged] = useState(false)
  // Before the page is seen: a file that is dragged at once is noticed too.
  useLayoutEffect(() => {
    const notice = ({ dataTransfer }: DragEvent) => {
      if (dataTransfer?.types.includes('Files')) setIsDragged(true)
    }
    addEventListener('dragenter', notice)
    return () => removeEventListener('dragenter', notice)
  }, [])
  if (!isDragged) return null
  const end = () => setIsDragged(false)
  return (
    <LazyBoundary onFailed={end}>
      <FileDrop onFile={onFile} onEnd={end} />
    </LazyBoundary>
  )
}
