import * as z from 'zod/mini'
import { EmailField, NewPasswordField, PasswordField } from './auth-fields.ts'

export const ForgotPasswordForm = z.object({ email: EmailField })
export type ForgotPasswordForm = z.infer<typeof ForgotPasswordForm>

export const ResetPasswordForm = z.object({ password: NewPasswordField })
export type ResetPasswordForm = z.infer<typeof ResetPasswordForm>

/** Fields are named as in the call. */
export const ChangePasswordForm = z.object({ current_password: PasswordField, password: NewPasswordField })
export type ChangePasswordForm = z.infer<typeof ChangePasswordForm>
