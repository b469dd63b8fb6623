import type { UseFormReturn } from 'react-hook-form'
import { useDraft } from '#src/drafts/use-draft.ts'
import type { Origins } from '#src/drafts/use-origins.ts'
import { type CloneFiles, dropFiles, restoreFiles, useFilesToKeep } from './clone-files.ts'
import type { CloneForm } from './clone-schema.ts'
import { type SavedFields, type TypedFields, typedFieldsOf, voiceDraft } from './saved-fields.ts'

interface SavedVoice extends CloneFiles {
  readonly form: UseFormReturn<CloneForm>
  /** Initial values, also used when the form is started over. */
  readonly start: () => CloneForm
  /** Other changes to an existing voice. */
  readonly changes?: {
    readonly newRental: boolean | undefined
    readonly origins: Origins<TypedFields>
    readonly removed: readonly number[]
    readonly areChanged: boolean
    restore(fields: SavedFields): void
    reset(): void
  }
}

export function useSavedVoice(of: 'new' | number, { form, start, changes, ...parts }: SavedVoice) {
  const files = useFilesToKeep(parts)
  const { isDirty } = form.formState
  const isTouched = isDirty || files.length > 0 || changes?.areChanged === true
  const typed = typedFieldsOf(form.watch())
  const kept = useDraft({
    kind: voiceDraft(of),
    fields: {
      values: changes ? changes.origins.kept : typed,
      ...(changes && { removed: [...changes.removed], isRented: changes.newRental }),
    },
    files,
    isTouched,
    onRestore(fields, found) {
      const left = changes?.origins.restore(fields.values, fields.values.was) ?? fields.values
      if (!isDirty) form.reset({ ...start(), ...left, consent: false }, { keepDefaultValues: true })
      changes?.restore(fields)
      restoreFiles(found, parts)
    },
  })
  return {
    ...kept,
    isTouched,
    startAfresh() {
      form.reset(start())
      changes?.reset()
      dropFiles(parts)
    },
  }
}
