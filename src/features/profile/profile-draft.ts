import * as z from 'zod/mini'
import { draftKind } from '#src/drafts/draft-kind.ts'
import { ProfileForm } from './profile-schema.ts'

/** What is typed, whatever it is worth: a draft may be invalid. */
const Typed = z.object({ ...ProfileForm.shape, name: z.string(), phone: z.string() })

export const profileDraft = draftKind('profile', 1, Typed)
