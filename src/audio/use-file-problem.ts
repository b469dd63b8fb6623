import type { Service } from '#src/contract/catalog.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatLength } from '#src/lib/format-length.ts'
import { recordingExtensions } from '#src/rules/recording-extensions.ts'
import type { FileRefusal } from '#src/rules/recording-file.ts'

interface Limits extends Pick<Service['limits'], 'max_file_mb'> {
  readonly extensions?: readonly string[] | undefined
}

function cutOffKey({ readable, promised }: NonNullable<FileRefusal['cutOff']>) {
  if (readable === undefined || readable < 1) return 'cutOff'
  return promised === undefined ? 'cutOffAfter' : 'cutOffOf'
}

export function useFileProblem() {
  const { t } = useTranslation('recording')
  return (
    { problem, cutOff, what = '' }: FileRefusal,
    { max_file_mb, extensions = recordingExtensions }: Limits,
  ) =>
    t(`file.${cutOff ? cutOffKey(cutOff) : problem}`, {
      size: max_file_mb ?? 0,
      what,
      list: extensions.map((ending) => ending.toUpperCase()).join(', '),
      readable: formatLength(cutOff?.readable ?? 0),
      promised: formatLength(cutOff?.promised ?? 0),
    })
}
