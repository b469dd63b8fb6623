import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { refusalsOf } from '#src/api/api-error.ts'
import { applyFieldErrors, errorsOutsideForm } from '#src/api/form-errors.ts'
import type { Customer } from '#src/contract/customer.ts'
import { changedFields } from '#src/drafts/changed-fields.ts'
import { useSaveOffer } from '#src/drafts/save-drafts.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { useLocaleAddress } from '#src/routing/locale-router.tsx'
import { useLeaveGuard } from '#src/routing/use-leave-guard.ts'
import { useUpdateProfile } from './profile-mutations.ts'
import { ProfileForm, profileFormOf } from './profile-schema.ts'

/** Typed input, which may be invalid in a draft. */
const TypedProfile = z.partial(z.object({ ...ProfileForm.shape, name: z.string(), phone: z.string() }))

const profileDraft = { name: 'profile', version: 2, schema: TypedProfile } as const

const PROFILE_FIELDS = ['name', 'phone', 'gender', 'locale'] as const

/** A disabled field cannot take the focus, so a rejected one gets it once the form is enabled again. */
function useFocusOnRefused({ getFieldState, setFocus }: UseFormReturn<ProfileForm>, isRefused: boolean) {
  useEffect(() => {
    const refused = PROFILE_FIELDS.find((field) => getFieldState(field).error)
    if (isRefused && refused) setFocus(refused)
  }, [isRefused, getFieldState, setFocus])
}

function useProfileDraft(form: UseFormReturn<ProfileForm>, saved: ProfileForm) {
  return useDraft({
    kind: profileDraft,
    fields: changedFields(form.watch(), saved),
    isTouched: form.formState.isDirty,
    onRestore: (kept) =>
      form.reset({ ...saved, ...kept }, { keepDefaultValues: true, keepDirtyValues: false }),
  })
}

export function useProfileForm(customer: Customer) {
  const { t } = useTranslation('profile')
  const { changeLocale } = useLocaleAddress()
  const saved = profileFormOf(customer)
  const form = useForm({ resolver: zodResolver(ProfileForm), values: saved, resetOptions })
  const { mutate, mutateAsync, isPending, isError, error } = useUpdateProfile()
  const { isDirty } = form.formState
  const { isAsking, stay, leave } = useLeaveGuard(isDirty)
  const [hasFailed, setHasFailed] = useState(false)

  const submit = form.handleSubmit((values) => {
    if (isPending) return
    setHasFailed(false)
    mutate(changedFields(values, saved), {
      onSuccess: ({ data, message }) => {
        form.reset(profileFormOf(data.customer), { keepDirtyValues: false })
        notifications.toast(message ?? t('saved'), 'success')
        if (values.locale !== undefined && values.locale !== customer.locale) changeLocale(values.locale)
      },
      onError: (error) => setHasFailed(applyFieldErrors(error, PROFILE_FIELDS, form.setError)),
    })
  })

  const draft = useProfileDraft(form, saved)
  useSaveOffer(
    isDirty,
    form.handleSubmit(async (values) => {
      const { data } = await mutateAsync(changedFields(values, saved))
      form.reset(profileFormOf(data.customer), { keepDirtyValues: false })
    }),
  )

  useFocusOnRefused(form, isError && hasFailed && !isPending)

  return {
    form,
    submit,
    isPending,
    isRestored: draft.isRestored,
    refusals: errorsOutsideForm(refusalsOf(error), PROFILE_FIELDS),
    discard: () => form.reset(undefined, { keepDirtyValues: false }),
    isAsking,
    stay,
    leave() {
      draft.finish()
      leave()
    },
  }
}

/** The customer may be refetched while the user types. */
const resetOptions = { keepDirtyValues: true }
