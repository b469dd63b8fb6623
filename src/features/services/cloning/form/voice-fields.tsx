import { Controller, type UseFormReturn } from 'react-hook-form'
import { DESCRIPTION_MAX } from '#src/contract/limits.ts'
import { type Gender, genders } from '#src/contract/primitives.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LengthCounter } from '#src/ui/length-counter.tsx'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { CloneForm } from './clone-schema.ts'
import { LanguageField } from './language-field.tsx'
import { useSampleProblem } from './use-sample-problem.ts'

const AGES = ['young', 'middle', 'old'] as const
const genderNames = ['WOMAN', 'MAN'] as const
const nameOf = (gender: Gender) => genderNames.find((name) => genders[name] === gender) ?? 'UNSELECTED'

interface FieldsProps {
  form: UseFormReturn<CloneForm>
}

function GenderField({ form }: FieldsProps) {
  const { t } = useTranslation(['cloning', 'cloning-lazy'])
  const problem = useSampleProblem()
  return (
    <Controller
      control={form.control}
      name="gender"
      render={({ field, fieldState }) => (
        <SegmentedControl<(typeof genderNames)[number] | 'UNSELECTED'>
          label={t('cloning-lazy:form.gender')}
          name="clone-gender"
          value={nameOf(field.value)}
          error={problem(fieldState.error)}
          options={genderNames.map((value) => ({ value, label: t(`gender.${value}`) }))}
          onChange={(name) => field.onChange(genders[name])}
        />
      )}
    />
  )
}

function AgeField({ form }: FieldsProps) {
  const { t } = useTranslation(['cloning', 'cloning-lazy'])
  const problem = useSampleProblem()
  return (
    <Controller
      control={form.control}
      name="age"
      render={({ field, fieldState }) => (
        <SegmentedControl
          label={t('cloning-lazy:form.age')}
          error={problem(fieldState.error)}
          name="clone-age"
          value={field.value}
          options={AGES.map((value) => ({ value, label: t(`age.${value}`) }))}
          onChange={field.onChange}
        />
      )}
    />
  )
}

function DescriptionField({ form }: FieldsProps) {
  const { t } = useTranslation('cloning-lazy')
  const problem = useSampleProblem()
  const length = [...form.watch('description')].length
  return (
    <TextArea
      {...form.register('description')}
      label={t('form.description')}
      aside={
        <LengthCounter
          length={length}
          max={DESCRIPTION_MAX}
          text={t('form.counter', { length, max: DESCRIPTION_MAX })}
          announcement={
            length > DESCRIPTION_MAX
              ? t('form.over', { count: length - DESCRIPTION_MAX })
              : t('form.left', { count: DESCRIPTION_MAX - length })
          }
        />
      }
      rows={3}
      error={problem(form.formState.errors.description)}
    />
  )
}

export function VoiceFields({ form }: FieldsProps) {
  const { t } = useTranslation(['cloning-lazy', 'common'])
  const problem = useSampleProblem()
  const { errors } = form.formState
  return (
    <div className="flex flex-col gap-4">
      <TextField
        {...form.register('title')}
        label={t('form.name')}
        hint={t('form.nameHint')}
        autoComplete="off"
        error={problem(errors.title)}
      />
      <div className="flex flex-wrap gap-4">
        <GenderField form={form} />
        <AgeField form={form} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <LanguageField form={form} />
        <TextField
          {...form.register('accent')}
          label={t('form.accent')}
          aside={t('common:optional')}
          placeholder={t('form.accentExample')}
          error={problem(errors.accent)}
        />
      </div>
      <DescriptionField form={form} />
    </div>
  )
}
