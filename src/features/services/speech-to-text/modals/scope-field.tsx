import { useId } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'

export type Scope = 'all' | 'selected'

interface ScopeFieldProps {
  label: string
  value: Scope
  count: number
  error?: string | undefined
  onChange: (scope: Scope) => void
}

export function ScopeField({ label, value, count, error, onChange }: ScopeFieldProps) {
  const { t } = useTranslation('speech-to-text-lazy')
  const name = useId()
  return (
    <div className="flex flex-col gap-1">
      <SegmentedControl
        label={label}
        name={name}
        value={value}
        options={[
          { value: 'all', label: t('regenerate.all') },
          { value: 'selected', label: t('regenerate.selected', { count }), isDisabled: count === 0 },
        ]}
        error={error}
        onChange={onChange}
      />
      {count === 0 && <p className="text-13 text-muted">{t('regenerate.selectHint')}</p>}
    </div>
  )
}
