import type { FieldError } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fieldMessage } from '#src/api/form-errors.ts'
import { formatMinutesSeconds } from '#src/lib/format-duration.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { loginMessages } from './login-schema.ts'
import { useLoginForm } from './use-login-form.ts'

/** Address, password and one button. One message for an unknown address and a wrong password alike. */
export function LoginForm() {
  const { t } = useTranslation(['auth', 'errors'])
  const { form, submit, isPending, waitSeconds, cookieError } = useLoginForm()
  const { errors } = form.formState
  const messageOf = (error: FieldError | undefined) =>
    fieldMessage(error, loginMessages, (key) => t(`errors:validation.${key}`))
  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={isPending} className="flex min-w-0 flex-col gap-4">
        {waitSeconds > 0 && (
          <Notice tone="warn" title={t('login.waitTitle')}>
            <span className="tabular">{t('login.wait', { time: formatMinutesSeconds(waitSeconds) })}</span>
          </Notice>
        )}
        {cookieError && (
          <Notice tone="error">
            {t(cookieError.reason === 'refused' ? 'errors:cookie.refused' : 'errors:cookie.tooLarge')}
          </Notice>
        )}
        <TextField
          {...form.register('email')}
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={messageOf(errors.email)}
        />
        <PasswordField
          {...form.register('password')}
          label={t('password')}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          autoComplete="current-password"
          error={messageOf(errors.password)}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isWide
          isPending={isPending}
          pendingLabel={t('login.pending')}
          disabled={waitSeconds > 0}
        >
          {t('login.submit')}
        </Button>
      </fieldset>
    </form>
  )
}
