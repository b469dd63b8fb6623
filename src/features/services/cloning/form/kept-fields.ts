import * as z from 'zod/mini'
import { VoiceAge, VoiceOwnership } from '#src/contract/clone.ts'
import { Gender } from '#src/contract/primitives.ts'
import type { CloneForm } from './clone-schema.ts'

/** What was typed, whatever it is worth. The consent is given anew, with the samples before one's eyes. */
const Typed = z.object({
  title: z.string(),
  gender: Gender,
  age: VoiceAge,
  language: z.int(),
  accent: z.string(),
  description: z.string(),
  ownership: VoiceOwnership,
})

/** What is kept of a voice's form beside its files. */
export const KeptFields = z.object({
  values: Typed,
  /** Samples of the server that are to go, and whether others may use the voice: of settings. */
  removed: z.optional(z.array(z.int())),
  isRented: z.optional(z.boolean()),
})
export type KeptFields = z.infer<typeof KeptFields>

/** The draft of a voice: of a new one, or of the settings of a project. */
export const voiceDraft = (of: 'new' | number) => ({ name: `voice ${of}`, version: 1, schema: KeptFields })

/** What of a form is kept: all but the consent. */
export const typedIn = ({ consent: _, ...values }: CloneForm): KeptFields['values'] => values
