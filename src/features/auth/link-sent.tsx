import { useEffect, useRef } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { AuthHeading } from './auth-heading.tsx'

interface LinkSentProps {
  email: string
  onAgain: () => void
}

export function LinkSent({ email, onAgain }: LinkSentProps) {
  const { t } = useTranslation('auth-account')
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1}>
      <AuthHeading title={t('forgot.sentTitle')} lead={t('forgot.sent', { email })} />
      <p className="mb-6 text-muted">{t('forgot.spam')}</p>
      <Button onClick={onAgain}>{t('forgot.again')}</Button>
    </div>
  )
}
