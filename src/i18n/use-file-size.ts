import { fileSize } from '#src/lib/file-size.ts'
import { useFormat } from './use-format.ts'
import { useTranslation } from './use-translation.ts'

/** Returns a function that writes a number of bytes in a readable unit. */
export function useFileSize() {
  const { t } = useTranslation('create')
  const { number } = useFormat()
  return (bytes: number) => {
    const { unit, size, digits } = fileSize(bytes)
    return t(`file.${unit}`, { size: number(size, digits) })
  }
}
