import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatMinutesSeconds } from '#src/lib/format-duration.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { AuthForm } from './auth-form.tsx'
import { useAuthMessage } from './use-auth-message.ts'
import { useVerification, type VerificationOptions } from './use-verification.ts'

interface VerificationPanelProps extends VerificationOptions {
  onChangeAddress?: () => void
}

const spacedDigits = { letterSpacing: '0.25em', fontVariantNumeric: 'tabular-nums' } as const

type ResendButtonProps = ReturnType<typeof useVerification>['resend']

function ResendButton({ secondsLeft, isPending, hasSent, send }: ResendButtonProps) {
  const { t } = useTranslation('auth-account')
  return (
    <>
      <Button
        onClick={send}
        disabled={secondsLeft > 0}
        isPending={isPending}
        pendingLabel={t('verify.resending')}
      >
        <span className="tabular">
          {secondsLeft > 0
            ? t('verify.resendIn', { time: formatMinutesSeconds(secondsLeft) })
            : t('verify.resend')}
        </span>
      </Button>
      <span role="status" className="sr-only">
        {hasSent && t('verify.resent')}
      </span>
    </>
  )
}

export function VerificationPanel({ onChangeAddress, ...options }: VerificationPanelProps) {
  const { t } = useTranslation('auth-account')
  const messageOf = useAuthMessage()
  const { form, resend, typeCode, ...state } = useVerification(options)
  const after = (
    <>
      <p className="text-muted">{t('verify.spam')}</p>
      <div className="flex flex-wrap gap-2">
        <ResendButton {...resend} />
        {onChangeAddress && (
          <Button variant="quiet" onClick={onChangeAddress}>
            {t('verify.changeAddress')}
          </Button>
        )}
      </div>
    </>
  )
  return (
    <AuthForm {...state} submitLabel={t('verify.submit')} pendingLabel={t('verify.pending')} after={after}>
      <TextField
        {...form.register('code')}
        onChange={(event) => typeCode(event.target.value)}
        label={t('verify.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        data-autofocus
        style={spacedDigits}
        error={messageOf(form.formState.errors.code)}
      />
    </AuthForm>
  )
}
