import { CircleCheck } from 'lucide-react'
import { MIN_SAMPLES_SECONDS } from '#src/contract/form-choices.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { isLongEnough } from '#src/rules/sample-fault.ts'
import { ProgressBar } from '#src/ui/progress-bar.tsx'

export function TotalLength({ seconds }: { seconds: number }) {
  const { t } = useTranslation('cloning-form')
  const whole = isLongEnough(seconds) ? MIN_SAMPLES_SECONDS : Math.floor(seconds)
  return (
    <div className="flex flex-col gap-1">
      <ProgressBar
        label={t('samples.total')}
        percent={Math.min(100, (seconds / MIN_SAMPLES_SECONDS) * 100)}
        valueText={t('samples.totalOf', { seconds: whole, needed: MIN_SAMPLES_SECONDS })}
      />
      <p role="status" className="flex items-center gap-1 text-13 text-muted">
        {isLongEnough(seconds) && <CircleCheck size={16} aria-hidden className="shrink-0" />}
        {isLongEnough(seconds)
          ? t('samples.enough')
          : t('samples.missing', { count: Math.ceil(MIN_SAMPLES_SECONDS - seconds) })}
      </p>
    </div>
  )
}
