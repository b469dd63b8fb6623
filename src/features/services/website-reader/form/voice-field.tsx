import { useQuery } from '@tanstack/react-query'
import { speaksLanguage } from '#src/features/voices/select-voices.ts'
import { VoiceField as SharedField } from '#src/features/voices/voice-field.tsx'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'

interface VoiceFieldProps {
  language: number
  value: number | null
  error: string | undefined
  isDisabled: boolean | undefined
  onChange: (id: number) => void
  ref?: (instance: { focus: () => void } | null) => void
}

export function VoiceField({ error, ...field }: VoiceFieldProps) {
  const { t } = useTranslation('website-reader')
  const { data: voices } = useQuery(voicesQueries.list())
  const voice = voices?.find(({ id }) => id === field.value)
  const isUnfit = voice !== undefined && !speaksLanguage(voice, field.language)
  return (
    <SharedField
      {...field}
      label={t('reading.voice')}
      problem={error ?? (isUnfit ? t('errors.voice_missing') : undefined)}
      texts={{ none: t('reading.noVoice'), choose: t('reading.choose'), change: t('reading.change') }}
    />
  )
}
