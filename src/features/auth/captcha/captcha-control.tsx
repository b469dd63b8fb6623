import { useTranslation } from '#src/i18n/use-translation.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import type { Captcha } from './use-captcha.ts'

type CaptchaControlProps = Pick<Captcha, 'state' | 'hostRef'> & {
  /** Solves the captcha, or tries again. */
  onPress: () => void
  /** Reason for the failure. */
  error?: string | undefined
}

/**
 * The captcha as customers see it, the same for every provider: a checkbox that ticks itself once the form is
 * used, with the status in words. Its height is fixed from the start.
 */
export function CaptchaControl({ state, hostRef, onPress, error }: CaptchaControlProps) {
  const { t } = useTranslation('auth')
  const isBad = state === 'expired' || state === 'invalid' || state === 'unavailable'
  const isBusy = state === 'solving'
  const status = state === 'idle' ? undefined : t(`captcha.${state}`)
  const label = (
    <span className="inline-flex items-center gap-2">
      {t('captcha.label')}
      {isBusy && <Spinner />}
    </span>
  )
  return (
    <div className="min-h-12">
      <Checkbox
        label={label}
        checked={state === 'solved'}
        onChange={() => (state === 'solved' || isBusy ? undefined : onPress())}
        aria-busy={isBusy}
        hint={isBad ? undefined : status}
        error={isBad ? (error ?? status) : undefined}
      />
      <div ref={hostRef} />
    </div>
  )
}
