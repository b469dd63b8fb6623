import { useTranslation } from '#src/i18n/use-translation.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { PlayIcon } from '#src/ui/play-icon.tsx'
import type { VoicePreview } from './voice-sample.ts'

/** Plays a sample of a voice, or pauses it. */
export function PreviewButton({ name, preview }: { name: string; preview: VoicePreview }) {
  const { t } = useTranslation('voices')
  const { isOn, isLoading, listen } = preview
  return (
    <IconButton
      label={t(isOn ? 'pausePreview' : 'preview', { name })}
      icon={<PlayIcon isOn={isOn} />}
      isLoading={isLoading}
      onClick={listen}
    />
  )
}
