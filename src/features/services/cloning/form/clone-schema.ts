import * as z from 'zod/mini'
import { VoiceOwnership } from '#src/contract/form-choices.ts'
import { ACCENT_MAX, DESCRIPTION_MAX } from '#src/contract/limits.ts'
import { Gender, genders } from '#src/contract/primitives.ts'
import type { Project } from '#src/contract/project.ts'
import { VoiceAge } from '#src/contract/voice-traits.ts'
import { VOICE_NAME_MAX, VOICE_NAME_MIN } from '#src/rules/limits.ts'

/** Messages of fields: keys of `cloning-form:problem`. */
export const cloneMessages = [
  'name',
  'gender',
  'accent',
  'description',
  'permission',
  'consent',
  'language',
] as const
type CloneMessage = (typeof cloneMessages)[number]

const errorWith = (message: CloneMessage) => ({ error: message, abort: true })

export const CloneForm = z.object({
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(VOICE_NAME_MIN, errorWith('name')),
      z.maxLength(VOICE_NAME_MAX, errorWith('name')),
    ),
  gender: Gender.check(z.refine((gender) => gender !== genders.UNSELECTED, errorWith('gender'))),
  age: VoiceAge,
  language: z.int().check(z.positive(errorWith('language'))),
  accent: z.string().check(z.trim(), z.maxLength(ACCENT_MAX, errorWith('accent'))),
  description: z.string().check(z.trim(), z.maxLength(DESCRIPTION_MAX, errorWith('description'))),
  ownership: VoiceOwnership,
  consent: z.boolean(),
})
export type CloneForm = z.infer<typeof CloneForm>

export const emptyCloneForm = (language: number): CloneForm => ({
  title: '',
  gender: genders.UNSELECTED,
  age: 'middle',
  language,
  accent: '',
  description: '',
  ownership: 'mine',
  consent: false,
})

export function cloneFormOf({ title, language, body }: Project): CloneForm {
  const empty = emptyCloneForm(language)
  if (!body.clone) return { ...empty, title }
  const { gender, age, accent, description, ownership } = body.clone
  return { ...empty, title, gender, age, accent, description, ownership }
}

export const detailsOf = ({ gender, age, accent, description, ownership }: CloneForm) => ({
  gender,
  age,
  accent,
  description,
  ownership,
})
