import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatMinutesSeconds } from '#src/lib/format-duration.ts'
import { Button } from '#src/ui/button.tsx'
import { FormFields } from '#src/ui/form-fields.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { CaptchaControl } from './captcha/captcha-control.tsx'
import type { Captcha } from './captcha/use-captcha.ts'
import type { useAuthForm } from './use-auth-form.ts'

function WaitNotice({ seconds }: { seconds: number }) {
  const { t } = useTranslation('auth')
  if (seconds === 0) return null
  return (
    <Notice tone="warn" title={t('login.waitTitle')}>
      <span className="tabular">{t('login.wait', { time: formatMinutesSeconds(seconds) })}</span>
    </Notice>
  )
}

interface AuthFormProps extends ReturnType<typeof useAuthForm> {
  captcha?: Captcha | undefined
  /** Solves the captcha without showing it. */
  isCaptchaHidden?: boolean
  onEnter?: () => void
  submitLabel: string
  pendingLabel: string
  children: ReactNode
  after?: ReactNode
}

export function AuthForm(props: AuthFormProps) {
  const { submit, isPending, waitSeconds, captcha, captchaError, submitLabel, pendingLabel } = props
  const submitHere = (event: FormEvent) => {
    // React bubbles the submit event of a form in a modal up to the form behind it.
    event.stopPropagation()
    return submit(event)
  }
  const enter = () => {
    props.onEnter?.()
    captcha?.start()
  }
  return (
    // Without scripts the browser would send the password in the address. `about:blank` prevents that.
    <form method="post" action="about:blank" onSubmit={submitHere} onFocus={enter} noValidate>
      <FormFields isDisabled={isPending}>
        <WaitNotice seconds={waitSeconds} />
        {props.children}
        {captcha?.isConfigured &&
          (props.isCaptchaHidden ? (
            <div ref={captcha.hostRef} hidden />
          ) : (
            <CaptchaControl {...captcha} onPress={captcha.press} error={captchaError} />
          ))}
        <RefusalList refusals={props.refusals} />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isWide
          isPending={isPending}
          pendingLabel={pendingLabel}
          disabled={waitSeconds > 0}
        >
          {submitLabel}
        </Button>
        {props.after}
      </FormFields>
    </form>
  )
}
