import * as z from 'zod/mini'
import { ProfileForm } from './profile-schema.ts'

const DRAFT_KEY = 'profile-draft'

/** What is typed, whatever it is worth: a draft may be invalid. */
const Draft = z.object({
  customerId: z.number(),
  values: z.object({ ...ProfileForm.shape, name: z.string(), phone: z.string() }),
})

/** Keeps unsaved changes in this tab, for when the page goes without having been asked. */
export function keepDraft(customerId: number, values: ProfileForm) {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ customerId, values }))
  } catch {
    // A browser that keeps nothing; the changes are typed again.
  }
}

/** Forgets what was kept. */
export function dropDraft() {
  try {
    sessionStorage.removeItem(DRAFT_KEY)
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}

/** Takes the draft of a customer out; another customer's is dropped. */
export function takeDraft(customerId: number): ProfileForm | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null')
    dropDraft()
    const draft = Draft.safeParse(kept)
    return draft.success && draft.data.customerId === customerId ? draft.data.values : undefined
  } catch {
    return undefined
  }
}
