import { Controller, type FieldError } from 'react-hook-form'
import { fieldMessage } from '#src/api/form-errors.ts'
import { locales } from '#src/config/locales.ts'
import type { Customer } from '#src/contract/customer.ts'
import { type Gender, genders } from '#src/contract/primitives.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LeaveQuestion } from '#src/routing/leave-question.tsx'
import { ActionOrder } from '#src/ui/action-order.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormFields } from '#src/ui/form-fields.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { passToSubmit } from '#src/ui/pass-focus.ts'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { profileMessages } from './profile-schema.ts'
import { useProfileForm } from './use-profile-form.ts'

const genderNames = ['UNSELECTED', 'WOMAN', 'MAN'] as const

interface GenderFieldProps {
  value: Gender
  error: string | undefined
  onChange: (gender: Gender) => void
}

function GenderField({ value, error, onChange }: GenderFieldProps) {
  const { t } = useTranslation('profile')
  return (
    <SegmentedControl
      label={t('gender')}
      name="gender"
      value={genderNames.find((name) => genders[name] === value) ?? 'UNSELECTED'}
      options={genderNames.map((name) => ({ value: name, label: t(`genders.${name}`) }))}
      error={error}
      onChange={(name) => onChange(genders[name])}
    />
  )
}

const languageOptions = locales.map(({ code, name }) => ({ value: code, label: name }))

interface LanguageFieldProps {
  form: ReturnType<typeof useProfileForm>['form']
  isPending: boolean
  messageOf: (error: FieldError | undefined) => string | undefined
}

function LanguageField({ form, isPending, messageOf }: LanguageFieldProps) {
  const { t } = useTranslation('profile')
  return (
    <Controller
      control={form.control}
      name="locale"
      render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
        <Select
          ref={ref}
          label={t('language')}
          hint={t('languageHint')}
          value={value}
          options={languageOptions}
          onChange={onChange}
          onBlur={onBlur}
          isDisabled={isPending}
          error={messageOf(fieldState.error)}
        />
      )}
    />
  )
}

interface ActionsProps {
  isPending: boolean
  isDirty: boolean
  onDiscard: () => void
}

function Actions({ isPending, isDirty, onDiscard }: ActionsProps) {
  const { t } = useTranslation('profile')
  return (
    <div className="flex flex-col gap-2 md:flex-row md:justify-end">
      <ActionOrder>
        {isDirty && (
          <Button variant="quiet" onClick={passToSubmit(onDiscard)}>
            {t('discard')}
          </Button>
        )}
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel={t('saving')}>
          {t('save')}
        </Button>
      </ActionOrder>
    </div>
  )
}

export function ProfileForm({ customer }: { customer: Customer }) {
  const { t } = useTranslation(['profile', 'auth', 'common', 'errors'])
  const { form, submit, isPending, isRestored, refusals, discard, ...leaving } = useProfileForm(customer)
  const { errors, isDirty } = form.formState
  const messageOf = (error: FieldError | undefined) =>
    fieldMessage(error, profileMessages, (key) =>
      key === 'required' ? t('errors:validation.required') : t(key),
    )
  return (
    <form onSubmit={submit} noValidate>
      <FormFields isDisabled={isPending}>
        {isRestored && <Notice>{t('restored')}</Notice>}
        <TextField
          {...form.register('name')}
          label={t('name')}
          autoComplete="name"
          error={messageOf(errors.name)}
        />
        {customer.email !== undefined && (
          <TextField label={t('auth:email')} hint={t('emailFixed')} value={customer.email} readOnly />
        )}
        <TextField
          {...form.register('phone')}
          label={t('phone')}
          aside={t('common:optional')}
          type="tel"
          autoComplete="tel"
          error={messageOf(errors.phone)}
        />
        {customer.gender !== undefined && (
          <Controller
            control={form.control}
            name="gender"
            render={({ field, fieldState }) => (
              <GenderField
                value={field.value ?? genders.UNSELECTED}
                error={messageOf(fieldState.error)}
                onChange={field.onChange}
              />
            )}
          />
        )}
        {customer.locale !== undefined && (
          <LanguageField form={form} isPending={isPending} messageOf={messageOf} />
        )}
        <RefusalList refusals={refusals} />
        <Actions isPending={isPending} isDirty={isDirty} onDiscard={discard} />
      </FormFields>
      <LeaveQuestion {...leaving} />
    </form>
  )
}
