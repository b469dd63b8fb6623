import * as z from 'zod/mini'
import { EmailField, NewPasswordField, PasswordField } from './auth-fields.ts'

export const ForgotPasswordForm = z.object({ email: EmailField })
export type ForgotPasswordForm = z.infer<typeof ForgotPasswordForm>

export const ResetPasswordForm = z.object({ password: NewPasswordField })
export type ResetPasswordForm = z.infer<typeof ResetPasswordForm>

/** What is typed to change the password while signed in. Named as the call names them. */
export const ChangePasswordForm = z.object({ current_password: PasswordField, password: NewPasswordField })
export type ChangePasswordForm = z.infer<typeof ChangePasswordForm>
