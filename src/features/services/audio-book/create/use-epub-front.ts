import { useEffect, useState } from 'react'
import type { EpubFront } from './epub-front.ts'

/** Metadata of the chosen book once it has been read; undefined for any file that is not an EPUB. */
export function useEpubFront(file: File | undefined): EpubFront | undefined {
  const [read, setRead] = useState<{ file: File; front: EpubFront }>()
  useEffect(() => {
    if (!file?.name.toLowerCase().endsWith('.epub')) return
    const reading = new AbortController()
    import('./epub-front.ts')
      .then(({ readEpubFront }) => readEpubFront(file, reading.signal))
      .then(
        (front) => front && !reading.signal.aborted && setRead({ file, front }),
        // Without metadata the form still works, because the server reads the book as well.
        () => {},
      )
    return () => reading.abort()
  }, [file])
  return read?.file === file ? read?.front : undefined
}
