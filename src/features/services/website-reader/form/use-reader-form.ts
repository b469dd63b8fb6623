import { zodResolver } from '@hookform/resolvers/zod'
import { hashKey } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { type Refusals, refusalsOf } from '#src/api/api-error.ts'
import { applyFieldErrors, refusalsBeside } from '#src/api/form-errors.ts'
import { changedIn } from '#src/drafts/changed-in.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { type ReaderOf, readerDraft } from './reader-draft.ts'
import { ReaderForm } from './reader-form-schema.ts'

/** In their order on the page: the first that is refused gets the focus. */
const fields = [
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

/** What counts as the customer's own: language and voice of a new reader are chosen for them to begin with. */
function typedIn(of: ReaderOf, values: object | undefined) {
  if (of !== 'new' || !values) return values
  const { language: _language, voice_id: _voice, ...typed } = values as Partial<ReaderForm>
  return typed
}

export function useReaderForm(of: ReaderOf, initial: ReaderForm) {
  const form = useForm<ReaderForm>({
    resolver: zodResolver(ReaderForm),
    defaultValues: initial,
    mode: 'onTouched',
  })
  const values = useWatch({ control: form.control }) as ReaderForm
  const { defaultValues } = form.formState
  const draft = useDraft({
    kind: readerDraft(of),
    fields: changedIn(values, initial),
    // A form as it began holds nothing of the customer's: not kept, so that nothing is announced as restored.
    isTouched: hashKey([typedIn(of, values)]) !== hashKey([typedIn(of, defaultValues)]),
    onRestore: (kept) => form.reset({ ...initial, ...kept }, { keepDefaultValues: true }),
  })

  const [refusals, setRefusals] = useState<Refusals>({})
  const startAfresh = (values: ReaderForm = initial) => form.reset(values)

  function showRefusal(error: unknown) {
    applyFieldErrors(error, fields, form.setError)
    setRefusals(refusalsBeside(refusalsOf(error), fields))
    const refused = fields.find((field) => form.getFieldState(field).error)
    // A disabled field takes no focus: once the form is enabled again.
    if (refused) requestAnimationFrame(() => form.setFocus(refused))
  }

  const { isKept: _, ...kept } = draft
  return { form, ...kept, startAfresh, showRefusal, refusals }
}

export type ReaderFormState = ReturnType<typeof useReaderForm>
