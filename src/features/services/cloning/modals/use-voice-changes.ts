import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Project } from '#src/contract/project.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { type CloneFiles, dropFiles, restoreFiles, useFilesToKeep } from '../form/clone-files.ts'
import { type CloneForm, cloneFormOf } from '../form/clone-schema.ts'
import { typedIn, voiceDraft } from '../form/kept-fields.ts'

export function useVoiceChanges({ body: { clone } }: Project) {
  const wasRented = clone?.is_rented ?? false
  const [removed, setRemoved] = useState<readonly number[]>([])
  const [isRented, setIsRented] = useState(wasRented)
  const kept = clone?.samples ?? []
  return {
    removed,
    setRemoved,
    isRented,
    setIsRented,
    stays: kept.filter(({ id }) => !removed.includes(id)),
    areChanged: removed.length > 0 || isRented !== wasRented,
    reset() {
      setRemoved([])
      setIsRented(wasRented)
    },
  }
}

export function useKeptUpdate(
  project: Project,
  form: UseFormReturn<CloneForm>,
  parts: CloneFiles & { changes: ReturnType<typeof useVoiceChanges> },
) {
  const { changes } = parts
  const { removed, isRented } = changes
  const files = useFilesToKeep(parts)
  const isTouched = form.formState.isDirty || files.length > 0 || changes.areChanged
  const kept = useDraft({
    kind: voiceDraft(project.id),
    fields: { values: typedIn(form.watch()), removed: [...removed], isRented },
    files,
    isTouched,
    onRestore(fields, found) {
      form.reset({ ...fields.values, consent: false }, { keepDefaultValues: true })
      // Those that are still there: another browser may have saved since.
      const samples = project.body.clone?.samples ?? []
      changes.setRemoved(
        fields.removed?.filter((removedId) => samples.some(({ id }) => id === removedId)) ?? [],
      )
      changes.setIsRented(fields.isRented ?? isRented)
      restoreFiles(found, parts)
    },
  })
  return {
    ...kept,
    isTouched,
    startAfresh() {
      form.reset(cloneFormOf(project))
      changes.reset()
      dropFiles(parts)
    },
  }
}
