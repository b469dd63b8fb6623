import { type Gender, genders } from '#src/contract/primitives.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'

const names = ['UNSELECTED', 'WOMAN', 'MAN'] as const

interface GenderFieldProps {
  value: Gender
  error: string | undefined
  onChange: (gender: Gender) => void
}

export function GenderField({ value, error, onChange }: GenderFieldProps) {
  const { t } = useTranslation('profile')
  return (
    <SegmentedControl
      label={t('gender')}
      name="gender"
      value={names.find((name) => genders[name] === value) ?? 'UNSELECTED'}
      options={names.map((name) => ({ value: name, label: t(`genders.${name}`) }))}
      error={error}
      onChange={(name) => onChange(genders[name])}
    />
  )
}
