import type { ShopCheck } from '#src/contract/runs.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatDuration } from '#src/lib/format-length.ts'
import { fulfilsShopRule, type ShopMeasure, shopBounds, shopMeasures } from '#src/rules/shop-rules.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'

function useMeasures() {
  const { t } = useTranslation('editor-modals')
  const { number } = useFormat()
  const level = (value: number) => t('export.shopCheck.db', { value: number(value, 1) })
  const silence = (seconds: number) => t('export.seconds', { seconds: number(seconds, 2) })
  const formats: Readonly<Record<ShopMeasure, (value: number) => string>> = {
    rms: level,
    peak: level,
    noise_floor: level,
    head: silence,
    tail: silence,
    duration: formatDuration,
  }
  return (measure: ShopMeasure, value: number) => {
    const show = formats[measure]
    const { least, most } = shopBounds(measure)
    const isKept = fulfilsShopRule(measure, value)
    const bounds = least === undefined ? `≤ ${show(most ?? 0)}` : `${show(least)} … ${show(most ?? 0)}`
    const said = `${t(`export.shopCheck.${measure}`)} ${show(value)}`
    return { isKept, text: isKept ? said : `${said} (${bounds})` }
  }
}

/** Measurements of a file; a broken rule is highlighted with its limits. */
function Measures({ check }: { check: ShopCheck }) {
  const measured = useMeasures()
  return (
    <span className="tabular text-muted">
      {shopMeasures.map((measure, index) => {
        const { isKept, text } = measured(measure, check[measure])
        return (
          <span key={measure}>
            {index > 0 && ' · '}
            <span className={isKept ? undefined : 'font-strong text-danger'}>{text}</span>
          </span>
        )
      })}
    </span>
  )
}

export function ShopChecks({ checks }: { checks: readonly ShopCheck[] }) {
  const { t } = useTranslation('editor-modals')
  return (
    <Disclosure
      summary={[
        t('export.shopCheck.title'),
        t(checks.every((check) => check.is_passed) ? 'export.shopCheck.passed' : 'export.shopCheck.failed'),
      ].join(' · ')}
    >
      <ul className="flex flex-col gap-2 ps-5 pt-2">
        {checks.map((check) => (
          <li key={check.file_name} className="text-13">
            <span className="flex items-start justify-between gap-2">
              <span className="wrap-long min-w-0">{check.file_name}</span>
              <Badge tone={check.is_passed ? 'success' : 'danger'}>
                {t(check.is_passed ? 'export.shopCheck.passed' : 'export.shopCheck.failed')}
              </Badge>
            </span>
            <Measures check={check} />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
