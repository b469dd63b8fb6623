import * as z from 'zod/mini'

/** What the page before left for the login page, in the state of the history entry. */
const LoginArrival = z.object({
  notice: z.optional(z.enum(['verified', 'passwordChanged'])),
  email: z.optional(z.string()),
})
export type LoginArrival = z.infer<typeof LoginArrival>

/** History entries outlive versions of the app, so what is in them is checked. */
export function readLoginArrival(state: unknown): LoginArrival {
  const read = LoginArrival.safeParse(state)
  return read.success ? read.data : {}
}
