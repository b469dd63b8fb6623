import type { UseFormReturn } from 'react-hook-form'
import { useDraft } from '#src/drafts/use-draft.ts'
import { type CloneFiles, dropFiles, restoreFiles, useFilesToKeep } from '../form/clone-files.ts'
import { type CloneForm, emptyCloneForm } from '../form/clone-schema.ts'
import { typedIn, voiceDraft } from '../form/kept-fields.ts'

export function useKeptClone(form: UseFormReturn<CloneForm>, parts: CloneFiles) {
  const files = useFilesToKeep(parts)
  const { isDirty } = form.formState
  const isTouched = isDirty || files.length > 0
  const kept = useDraft({
    kind: voiceDraft('new'),
    fields: { values: typedIn(form.watch()) },
    files,
    isTouched,
    onRestore({ values }, found) {
      if (!isDirty) form.reset({ ...values, consent: false }, { keepDefaultValues: true })
      restoreFiles(found, parts)
    },
  })
  return {
    ...kept,
    isTouched,
    startAfresh() {
      form.reset(emptyCloneForm(form.getValues('language')))
      dropFiles(parts)
    },
  }
}
