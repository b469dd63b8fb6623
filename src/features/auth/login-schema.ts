import * as z from 'zod/mini'

/** Texts `errors:validation.*` that the login form may show. */
export const loginMessages = ['required', 'email'] as const
type LoginMessage = (typeof loginMessages)[number]

const says = (message: LoginMessage) => ({ error: message, abort: true })

/** What is typed to log in. The length of a password is checked where one is chosen, not here. */
export const LoginForm = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, says('required')),
      z.email(says('email')),
      z.maxLength(254, says('email')),
    ),
  password: z.string().check(z.minLength(1, says('required'))),
})
export type LoginForm = z.infer<typeof LoginForm>
