import { useTranslation } from '#src/i18n/use-translation.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { LoginArrival } from './login-arrival.ts'

export function ArrivalNotice({ notice }: Pick<LoginArrival, 'notice'>) {
  const { t } = useTranslation('auth')
  if (!notice) return null
  return (
    <div className="mb-4">
      <Notice tone={notice === 'sessionEnded' ? 'warn' : 'info'}>{t(`login.${notice}`)}</Notice>
    </div>
  )
}
