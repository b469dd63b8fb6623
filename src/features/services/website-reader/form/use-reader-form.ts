import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { type Refusals, refusalsOf } from '#src/api/api-error.ts'
import { applyFieldErrors, errorsOutsideForm } from '#src/api/form-errors.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { type ReaderDraft, type ReaderDraftKey, readerDraft } from './reader-draft.ts'
import { fieldsOfForm, formOfFields, ReaderForm, type ReaderValues } from './reader-form-schema.ts'

/** In visual order: the first one with an error gets the focus. */
export const readerFieldsInOrder = [
  'title',
  'domain',
  'reader.include_subdomains',
  'selector',
  'reader.skip_selectors',
  'language',
  'voice_id',
  'reader.speed',
  'reader.look.layout',
  'reader.look.position',
  'reader.look.theme',
  'reader.look.accent',
  'reader.look.background',
  'reader.look.text',
  'reader.look.radius',
] as const

export function useReaderForm(initial: ReaderForm) {
  const form = useForm<ReaderForm>({
    resolver: zodResolver(ReaderForm),
    defaultValues: initial,
    mode: 'onTouched',
  })
  const values = useWatch({ control: form.control }) as ReaderForm
  const [refusals, setRefusals] = useState<Refusals>({})
  const startAfresh = (values: ReaderForm = initial) => form.reset(values)

  function showRefusal(error: unknown) {
    applyFieldErrors(error, readerFieldsInOrder, form.setError)
    setRefusals(errorsOutsideForm(refusalsOf(error), readerFieldsInOrder))
    const refused = readerFieldsInOrder.find((field) => form.getFieldState(field).error)
    // Waits until the form is enabled again, because a disabled field cannot get the focus.
    if (refused) requestAnimationFrame(() => form.setFocus(refused))
  }

  return {
    form,
    startAfresh,
    showRefusal,
    refusals,
    start: fieldsOfForm(initial),
    fields: fieldsOfForm(values),
  }
}

export type ReaderFormState = ReturnType<typeof useReaderForm>

interface ReaderChanges {
  /**
   * True if it contains the customer's own input; otherwise it is not saved, so that no restored draft is announced.
   */
  readonly isTouched: boolean
  readonly kept: Partial<ReaderValues>
  /** Returns the fields to show for a saved draft. */
  restore(left: ReaderDraft): Partial<ReaderValues>
}

/** Saves the changes of the form until they are submitted. */
export function useSaveReaderDraft(
  of: ReaderDraftKey,
  { form, start }: ReaderFormState,
  { restore, kept, isTouched }: ReaderChanges,
) {
  return useDraft({
    kind: readerDraft(of),
    fields: kept,
    isTouched,
    onRestore: (left) =>
      form.reset(formOfFields({ ...start, ...restore(left) }), { keepDefaultValues: true }),
  })
}
