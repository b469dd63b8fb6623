import type { Service } from '#src/contract/catalog.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatLength } from '#src/lib/format-length.ts'
import type { FileRefusal } from '#src/rules/recording-file.ts'

type Limits = Pick<Service['limits'], 'max_file_mb' | 'extensions'>

function cutOffKey({ readable, promised }: NonNullable<FileRefusal['cutOff']>) {
  if (readable === undefined || readable < 1) return 'cutOff'
  return promised === undefined ? 'cutOffAfter' : 'cutOffOf'
}

export function useFileProblem() {
  const { t } = useTranslation('recording')
  return ({ problem, cutOff, what = '' }: FileRefusal, { max_file_mb, extensions }: Limits) =>
    t(`file.${cutOff ? cutOffKey(cutOff) : problem}`, {
      size: max_file_mb ?? 0,
      what,
      list: extensions.map((ending) => ending.toUpperCase()).join(', '),
      readable: formatLength(cutOff?.readable ?? 0),
      promised: formatLength(cutOff?.promised ?? 0),
    })
}
