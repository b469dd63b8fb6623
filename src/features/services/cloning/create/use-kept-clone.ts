import { useMemo } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { KeptFile } from '#src/session/kept-files.ts'
import { type CloneForm, emptyCloneForm } from '../form/clone-schema.ts'
import { typedIn } from '../form/kept-fields.ts'
import { useKeptForm } from '../form/use-kept-form.ts'
import type { Samples } from '../samples/use-samples.ts'

/** Ids of the files that are no samples. */
const IMAGE = 'image'
const PERMISSION = 'permission'

interface CloneParts {
  form: UseFormReturn<CloneForm>
  samples: Samples
  image: File | undefined
  permission: File | undefined
  setImage: (file: File | undefined) => void
  setPermission: (file: File | undefined) => void
}

function filesOf({
  samples,
  image,
  permission,
}: Pick<CloneParts, 'image' | 'permission'> & { samples: Pick<Samples, 'entries'> }) {
  return [
    ...samples.entries.map(({ id, file }): KeptFile => ({ id, file })),
    ...(image ? [{ id: IMAGE, file: image }] : []),
    ...(permission ? [{ id: PERMISSION, file: permission }] : []),
  ]
}

/** Keeps the form of a new voice: what was typed, its samples, its picture and its permission. */
export function useKeptClone({ form, samples, setImage, setPermission, ...chosen }: CloneParts) {
  const { image, permission } = chosen
  const { entries } = samples
  const files = useMemo(
    () => filesOf({ samples: { entries }, image, permission }),
    [entries, image, permission],
  )
  const { isDirty } = form.formState
  const isTouched = isDirty || files.length > 0
  const kept = useKeptForm({
    name: 'new-voice',
    fields: { values: typedIn(form.watch()) },
    files,
    isTouched,
    onRestore({ values }, found) {
      if (!isDirty) form.reset({ ...values, consent: false }, { keepDefaultValues: true })
      setImage(found.find(({ id }) => id === IMAGE)?.file)
      setPermission(found.find(({ id }) => id === PERMISSION)?.file)
      samples.restore(found.filter(({ id }) => id !== IMAGE && id !== PERMISSION))
    },
  })
  return {
    ...kept,
    isTouched,
    /** Gives up what is there, but for the language. */
    startAfresh() {
      form.reset(emptyCloneForm(form.getValues('language')))
      for (const { id } of entries) samples.remove(id)
      setImage(undefined)
      setPermission(undefined)
    },
  }
}
