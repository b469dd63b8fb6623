import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { requestAnswer } from '#src/api/request.ts'
import { updateProfile } from '#src/contract/customer.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { AuthForm } from './auth-form.tsx'
import { useCaptcha } from './captcha/use-captcha.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { ChangePasswordForm as Form } from './password-schemas.ts'
import { useAuthForm } from './use-auth-form.ts'
import { useAuthMessage } from './use-auth-message.ts'

interface ChangePasswordFormProps {
  /** Password managers save the password under this address. */
  customer: { name: string; email?: string | undefined }
  onChanged: (message: string | undefined) => void
}

export function ChangePasswordForm({ customer, onChanged }: ChangePasswordFormProps) {
  const { t } = useTranslation(['auth', 'auth-account'])
  const messageOf = useAuthMessage()
  const form = useForm({ resolver: zodResolver(Form), defaultValues: { current_password: '', password: '' } })
  const captcha = useCaptcha()
  const state = useAuthForm({
    form,
    fields: ['current_password', 'password'],
    captcha,
    send: (values, token) => requestAnswer(updateProfile, { body: { ...values, captcha: token } }),
    onDone: ({ message }) => onChanged(message),
  })
  const { errors } = form.formState
  return (
    <AuthForm
      {...state}
      captcha={captcha}
      submitLabel={t('auth-account:change.submit')}
      pendingLabel={t('auth-account:reset.pending')}
    >
      <CurrentPasswordField
        {...form.register('current_password')}
        label={t('auth-account:currentPassword')}
        email={customer.email ?? ''}
        error={messageOf(errors.current_password)}
      />
      <NewPasswordField
        {...form.register('password')}
        label={t('auth-account:newPassword')}
        typed={form.watch('password')}
        personal={[customer.name, customer.email ?? '']}
        error={messageOf(errors.password)}
      />
    </AuthForm>
  )
}
