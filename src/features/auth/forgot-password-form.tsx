import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { request } from '#src/api/request.ts'
import { forgotPassword } from '#src/contract/customer.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { AuthForm } from './auth-form.tsx'
import { useCaptcha } from './captcha/use-captcha.ts'
import { EmailField } from './email-field.tsx'
import { ForgotPasswordForm as Form } from './password-schemas.ts'
import { useAuthForm } from './use-auth-form.ts'
import { useAuthMessage } from './use-auth-message.ts'

interface ForgotPasswordFormProps {
  email?: string | undefined
  /** The link was sent, and the customer wants to correct the address. */
  isAgain: boolean
  onSent: (email: string) => void
}

/** Requests a link to set a new password. The response does not reveal whether the account exists. */
export function ForgotPasswordForm({ email = '', isAgain, onSent }: ForgotPasswordFormProps) {
  const { t } = useTranslation('auth-account')
  const messageOf = useAuthMessage()
  const form = useForm({ resolver: zodResolver(Form), defaultValues: { email } })
  useEffect(() => {
    if (isAgain) form.setFocus('email')
  }, [isAgain, form])
  const captcha = useCaptcha()
  const state = useAuthForm({
    form,
    fields: ['email'],
    captcha,
    send: (values, token) => request(forgotPassword, { body: { ...values, captcha: token } }),
    onDone: (_data, values) => onSent(values.email),
  })
  return (
    <AuthForm
      {...state}
      captcha={captcha}
      submitLabel={t('forgot.submit')}
      pendingLabel={t('forgot.pending')}
    >
      <EmailField {...form.register('email')} error={messageOf(form.formState.errors.email)} />
    </AuthForm>
  )
}
