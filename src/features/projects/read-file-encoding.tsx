import { useEffect, useState } from 'react'
import { useLocale } from '#src/i18n/use-locale.ts'
import type { TextEncoding } from '#src/rules/text-encodings.ts'
import type { ReadEncoding } from './encoded-file.ts'
import { EncodingChoice } from './encoding-choice.tsx'

export interface FileEncodingProps {
  file: File
  isDisabled?: boolean
  /** Receives the file in UTF-8, converted from the chosen encoding. */
  onChange: (file: File) => void
}

/** Shows the encoding of a chosen text file if it is uncertain, and lets the customer change it. */
export function ReadFileEncoding({ file, isDisabled = false, onChange }: FileEncodingProps) {
  const locale = useLocale()
  const [read, setRead] = useState<{ file: File; as: ReadEncoding | undefined }>()
  const isRead = read?.file === file
  useEffect(() => {
    if (isRead) return
    let isLeft = false
    import('./encoded-file.ts')
      .then(({ encodingOf }) => encodingOf(file, locale))
      .then(
        (as) => !isLeft && setRead({ file, as }),
        // The form works without it, because the server also reads the file.
        () => {},
      )
    return () => {
      isLeft = true
    }
  }, [file, locale, isRead])
  async function choose(encoding: TextEncoding) {
    const { encodingOf, readAs } = await import('./encoded-file.ts')
    const next = await readAs(file, encoding)
    setRead({ file: next, as: await encodingOf(next, locale) })
    onChange(next)
  }
  if (!isRead || !read.as) return null
  return (
    <EncodingChoice
      encoding={read.as.encoding}
      sample={read.as.sample}
      isDisabled={isDisabled}
      onChange={(encoding) => void choose(encoding)}
    />
  )
}
