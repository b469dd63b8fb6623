import * as z from 'zod/mini'
import { ProfileForm } from './profile-schema.ts'

/** What is typed, whatever it is worth: a draft may be invalid. */
const Typed = z.partial(z.object({ ...ProfileForm.shape, name: z.string(), phone: z.string() }))

export const profileDraft = { name: 'profile', version: 2, schema: Typed } as const
