import { useTranslation } from '#src/i18n/use-translation.ts'
import { TextField } from '#src/ui/text-field.tsx'
import { AuthForm } from './auth-form.tsx'
import { EmailField } from './email-field.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { useAuthMessage } from './use-auth-message.ts'
import { type RegisterFormOptions, useRegisterForm } from './use-register-form.ts'

export function RegisterForm(options: RegisterFormOptions) {
  const { t } = useTranslation(['auth', 'auth-account'])
  const messageOf = useAuthMessage()
  const { form, ...state } = useRegisterForm(options)
  const { errors } = form.formState
  const [name, email, password] = form.watch(['name', 'email', 'password'])
  return (
    <AuthForm
      {...state}
      submitLabel={t('auth-account:register.submit')}
      pendingLabel={t('auth-account:register.pending')}
    >
      <TextField
        {...form.register('name')}
        label={t('auth-account:name')}
        autoComplete="name"
        error={messageOf(errors.name)}
      />
      <EmailField {...form.register('email')} error={messageOf(errors.email)} />
      <NewPasswordField
        {...form.register('password')}
        label={t('password')}
        typed={password}
        personal={[name, email]}
        error={messageOf(errors.password)}
      />
    </AuthForm>
  )
}
