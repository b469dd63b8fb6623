import { useTranslation } from 'react-i18next'
import type { ShopCheck } from '#src/contract/runs.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { Badge } from '#src/ui/badge.tsx'

export function ShopChecks({ checks }: { checks: readonly ShopCheck[] }) {
  const { t } = useTranslation('editor-modals')
  const { number } = useFormat()
  const level = (value: number) => t('export.shopCheck.db', { value: number(value, 1) })
  const length = (seconds: number) => t('export.seconds', { seconds: number(seconds, 2) })
  return (
    <details className="w-full">
      <summary className="min-h-6 text-13">
        {t('export.shopCheck.title')}
        {' · '}
        {t(checks.every((check) => check.is_passed) ? 'export.shopCheck.passed' : 'export.shopCheck.failed')}
      </summary>
      <ul className="flex flex-col gap-2 pt-2">
        {checks.map((check) => (
          <li key={check.file_name} className="text-13">
            <span className="flex items-start justify-between gap-2">
              <span className="wrap-long min-w-0">{check.file_name}</span>
              <Badge tone={check.is_passed ? 'success' : 'danger'}>
                {t(check.is_passed ? 'export.shopCheck.passed' : 'export.shopCheck.failed')}
              </Badge>
            </span>
            <span className="tabular text-muted">
              {[
                `${t('export.shopCheck.rms')} ${level(check.rms)}`,
                `${t('export.shopCheck.peak')} ${level(check.peak)}`,
                `${t('export.shopCheck.noise')} ${level(check.noise_floor)}`,
                `${t('export.shopCheck.head')} ${length(check.head)}`,
                `${t('export.shopCheck.tail')} ${length(check.tail)}`,
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
