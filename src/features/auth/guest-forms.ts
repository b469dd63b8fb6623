import { lazyForm } from './lazy-form.tsx'

export const LoginForm = lazyForm(async () => (await import('./login-form.tsx')).LoginForm)

export const VerificationPanel = lazyForm(
  async () => (await import('./verification-panel.tsx')).VerificationPanel,
)

/** Also loads the form of the next step, so that it opens at once. */
export const RegisterForm = lazyForm(async () => {
  const [{ RegisterForm }] = await Promise.all([import('./register-form.tsx'), VerificationPanel.prepare()])
  return RegisterForm
})

export const ForgotPasswordForm = lazyForm(
  async () => (await import('./forgot-password-form.tsx')).ForgotPasswordForm,
)

export const ResetPasswordForm = lazyForm(
  async () => (await import('./reset-password-form.tsx')).ResetPasswordForm,
)
