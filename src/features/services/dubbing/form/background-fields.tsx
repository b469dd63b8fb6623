import { BACKGROUND_MAX_DB, BACKGROUND_MIN_DB, type Background } from '#src/contract/form-choices.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Slider } from '#src/ui/slider.tsx'
import { Switch } from '#src/ui/switch.tsx'

interface BackgroundFieldsProps {
  value: Background
  isDisabled?: boolean
  onChange: (background: Background) => void
}

export function BackgroundFields({ value, isDisabled = false, onChange }: BackgroundFieldsProps) {
  const { t } = useTranslation('dubbing-form')
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label={t('form.background')}
        hint={t('form.backgroundHint')}
        checked={value.is_kept}
        disabled={isDisabled}
        onChange={(event) => onChange({ ...value, is_kept: event.target.checked })}
      />
      {value.is_kept && (
        <Slider
          label={t('form.level')}
          valueText={t('form.decibels', { level: value.level_db })}
          value={value.level_db}
          min={BACKGROUND_MIN_DB}
          max={BACKGROUND_MAX_DB}
          step={1}
          isDisabled={isDisabled}
          onChange={(level_db) => onChange({ ...value, level_db })}
        />
      )}
    </div>
  )
}
