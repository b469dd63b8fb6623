import { lateForm } from './late-form.tsx'

export const LoginForm = lateForm(async () => (await import('./login-form.tsx')).LoginForm)

export const VerificationPanel = lateForm(
  async () => (await import('./verification-panel.tsx')).VerificationPanel,
)

/** Also loads the form of the next step, so that it opens at once. */
export const RegisterForm = lateForm(async () => {
  const [{ RegisterForm }] = await Promise.all([import('./register-form.tsx'), VerificationPanel.prepare()])
  return RegisterForm
})

export const ForgotPasswordForm = lateForm(
  async () => (await import('./forgot-password-form.tsx')).ForgotPasswordForm,
)

export const ResetPasswordForm = lateForm(
  async () => (await import('./reset-password-form.tsx')).ResetPasswordForm,
)
