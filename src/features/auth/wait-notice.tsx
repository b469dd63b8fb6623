import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatMinutesSeconds } from '#src/lib/format-duration.ts'
import { Notice } from '#src/ui/notice.tsx'

export function WaitNotice({ seconds }: { seconds: number }) {
  const { t } = useTranslation('auth')
  if (seconds === 0) return null
  return (
    <Notice tone="warn" title={t('login.waitTitle')}>
      <span className="tabular">{t('login.wait', { time: formatMinutesSeconds(seconds) })}</span>
    </Notice>
  )
}
