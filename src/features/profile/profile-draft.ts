import * as z from 'zod/mini'
import { ProfileForm } from './profile-schema.ts'

/** Typed input, which may be invalid in a draft. */
const TypedProfile = z.partial(z.object({ ...ProfileForm.shape, name: z.string(), phone: z.string() }))

export const profileDraft = { name: 'profile', version: 2, schema: TypedProfile } as const
