import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { request } from '#src/api/request.ts'
import { resetPassword } from '#src/contract/customer.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { AuthForm } from './auth-form.tsx'
import { useCaptcha } from './captcha/use-captcha.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { ResetPasswordForm as Form } from './password-schemas.ts'
import { useAuthForm } from './use-auth-form.ts'
import { useAuthMessage } from './use-auth-message.ts'

const GONE = 410

interface ResetPasswordFormProps {
  id: string
  onDone: () => void
  onExpired: () => void
}

export function ResetPasswordForm({ id, onDone, onExpired }: ResetPasswordFormProps) {
  const { t } = useTranslation('auth-account')
  const messageOf = useAuthMessage()
  const form = useForm({ resolver: zodResolver(Form), defaultValues: { password: '' } })
  const captcha = useCaptcha()
  const state = useAuthForm({
    form,
    fields: ['password'],
    captcha,
    send: (values, token) => request(resetPassword, { body: { ...values, id, captcha: token } }),
    onDone,
    onRefused: ({ status }) => status === GONE && onExpired(),
  })
  return (
    <AuthForm {...state} captcha={captcha} submitLabel={t('reset.submit')} pendingLabel={t('reset.pending')}>
      <NewPasswordField
        {...form.register('password')}
        label={t('newPassword')}
        typed={form.watch('password')}
        personal={[]}
        error={messageOf(form.formState.errors.password)}
      />
    </AuthForm>
  )
}
