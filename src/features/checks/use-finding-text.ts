import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import type { Finding } from './subtitle-findings.ts'

/** Says what was found, with its measure. */
export function useFindingText() {
  const { t } = useTranslation('checks')
  const { number } = useFormat()
  return ({ kind, value }: Finding) => {
    const digits = kind === 'line' ? 0 : kind === 'speed' ? 1 : 2
    return t(`finding.${kind}`, { value: number(value, digits) })
  }
}
