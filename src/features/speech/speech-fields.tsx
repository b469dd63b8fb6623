import type { SpeechSettings } from '#src/contract/block.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { DEFAULT_SPEECH, SPEED_MAX, SPEED_MIN } from '#src/rules/speech.ts'
import { Slider } from '#src/ui/slider.tsx'

interface SpeechFieldsProps {
  settings: SpeechSettings | null
  inherited?: SpeechSettings | null
  isDisabled?: boolean
  onChange: (settings: SpeechSettings) => void
}

export function SpeechFields({ settings, inherited, isDisabled, onChange }: SpeechFieldsProps) {
  const { t } = useTranslation('editor-modals')
  const { number } = useFormat()
  const speed = settings?.speed ?? inherited?.speed ?? DEFAULT_SPEECH.speed
  const pitch = settings?.pitch ?? inherited?.pitch ?? DEFAULT_SPEECH.pitch
  return (
    <div className="flex flex-col gap-4">
      <Slider
        label={t('speech.speed')}
        valueText={t('speech.times', { speed: number(speed, 2) })}
        value={speed}
        min={SPEED_MIN}
        max={SPEED_MAX}
        step={0.05}
        isDisabled={isDisabled}
        onChange={(value) => onChange({ ...settings, speed: Math.round(value * 100) / 100 })}
      />
      <Slider
        label={t('speech.pitch')}
        valueText={t('speech.semitones', { count: pitch, number: (pitch > 0 ? '+' : '') + number(pitch) })}
        value={pitch}
        min={-12}
        max={12}
        step={1}
        isDisabled={isDisabled}
        onChange={(value) => onChange({ ...settings, pitch: value })}
      />
    </div>
  )
}
