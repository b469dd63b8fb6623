import { useEffect, useState } from 'react'

/** An address under which the page shows a file, as long as it is shown. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ file: Blob; url: string }>()
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setMade({ file, url })
    return () => URL.revokeObjectURL(url)
  }, [file])
  return made && made.file === file ? made.url : undefined
}
