import * as z from 'zod/mini'
import { EmailField, NameField, NewPasswordField } from './auth-fields.ts'

export const RegisterForm = z.object({ name: NameField, email: EmailField, password: NewPasswordField })
export type RegisterForm = z.infer<typeof RegisterForm>
