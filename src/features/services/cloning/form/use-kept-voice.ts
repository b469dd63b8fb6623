import type { UseFormReturn } from 'react-hook-form'
import { changedIn } from '#src/drafts/changed-in.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { type CloneFiles, dropFiles, restoreFiles, useFilesToKeep } from './clone-files.ts'
import type { CloneForm } from './clone-schema.ts'
import { type KeptFields, typedIn, voiceDraft } from './kept-fields.ts'

interface KeptVoice extends CloneFiles {
  readonly form: UseFormReturn<CloneForm>
  /** What the form begins with, and goes back to when it is begun afresh. */
  readonly start: () => CloneForm
  /** What is changed beside them, of a voice that is there already. */
  readonly changes?: Pick<KeptFields, 'isRented'> & {
    readonly removed: readonly number[]
    readonly areChanged: boolean
    restore(fields: KeptFields): void
    reset(): void
  }
}

export function useKeptVoice(of: 'new' | number, { form, start, changes, ...parts }: KeptVoice) {
  const files = useFilesToKeep(parts)
  const { isDirty } = form.formState
  const isTouched = isDirty || files.length > 0 || changes?.areChanged === true
  const typed = typedIn(form.watch())
  const kept = useDraft({
    kind: voiceDraft(of),
    fields: {
      values: changes ? changedIn(typed, typedIn(start())) : typed,
      ...(changes && { removed: [...changes.removed], isRented: changes.isRented }),
    },
    files,
    isTouched,
    onRestore(fields, found) {
      if (!isDirty) form.reset({ ...start(), ...fields.values, consent: false }, { keepDefaultValues: true })
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
