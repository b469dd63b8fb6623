import type { ExportOptions } from '#src/features/exports/export-options.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { ExportPlan } from './use-export-plan.ts'

interface ExportPreflightProps {
  plan: ExportPlan
  scope: ExportOptions['scope']
  isRunning: boolean
}

export function ExportPreflight({ plan, scope, isRunning }: ExportPreflightProps) {
  const { t } = useTranslation('editor-modals')
  if (isRunning) return <Notice tone="info">{t('export.running')}</Notice>
  if (plan.isUnclear) return null
  if (plan.isSilent) {
    return <Notice tone="info">{t(scope === 'all' ? 'export.silent' : 'export.silentChosen')}</Notice>
  }
  if (plan.stale.length === 0) return null
  const changed = plan.stale.length - plan.unspoken
  return (
    <Notice tone="warn">
      {plan.unspoken > 0 && <p>{t('export.unspoken', { count: plan.unspoken })}</p>}
      {changed > 0 && <p>{t('export.stale', { count: changed })}</p>}
    </Notice>
  )
}
