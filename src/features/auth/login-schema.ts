import * as z from 'zod/mini'
import { EmailField, PasswordField } from './auth-fields.ts'

export const LoginForm = z.object({ email: EmailField, password: PasswordField })
export type LoginForm = z.infer<typeof LoginForm>
