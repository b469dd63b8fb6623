import { useEffect, useState } from 'react'
import { type EpubFront, readEpubFront } from './epub-front.ts'

/** What the chosen book says of itself, as soon as it has been read; nothing of what is no EPUB. */
export function useEpubFront(file: File | undefined): EpubFront | undefined {
  const [read, setRead] = useState<{ file: File; front: EpubFront }>()
  useEffect(() => {
    if (!file?.name.toLowerCase().endsWith('.epub')) return
    const reading = new AbortController()
    readEpubFront(file, reading.signal).then(
      (front) => front && !reading.signal.aborted && setRead({ file, front }),
      // The form goes without: the server reads the book all the same.
      () => {},
    )
    return () => reading.abort()
  }, [file])
  return read?.file === file ? read?.front : undefined
}
