import * as z from 'zod/mini'
import { VoiceOwnership } from '#src/contract/form-choices.ts'
import { Gender } from '#src/contract/primitives.ts'
import { VoiceAge } from '#src/contract/voice-traits.ts'
import type { CloneForm } from './clone-schema.ts'

/** User input, valid or not. Excludes the consent, which must be given again with the samples in view. */
const TypedFieldsSchema = z.object({
  title: z.string(),
  gender: Gender,
  age: VoiceAge,
  language: z.int(),
  accent: z.string(),
  description: z.string(),
  ownership: VoiceOwnership,
})

export type TypedFields = z.infer<typeof TypedFieldsSchema>

export const SavedFields = z.object({
  values: z.extend(z.partial(TypedFieldsSchema), { was: z.optional(z.partial(TypedFieldsSchema)) }),
  /** Only for the settings of a voice: samples on the server to be removed, and whether others may use the voice. */
  removed: z.optional(z.array(z.int())),
  isRented: z.optional(z.boolean()),
})
export type SavedFields = z.infer<typeof SavedFields>

export const voiceDraft = (of: 'new' | number) =>
  ({ name: `voice ${of}`, version: 2, schema: SavedFields }) as const

export const typedFieldsOf = ({ consent: _, ...values }: CloneForm): TypedFields => values
