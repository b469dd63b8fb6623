import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { LanguageSelect } from '#src/features/catalog/language-select.tsx'
import { speaksLanguage } from '#src/features/voices/speaks-language.ts'
import { VoiceField as SharedField } from '#src/features/voices/voice-field.tsx'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Slider } from '#src/ui/slider.tsx'
import type { ReaderForm } from './reader-form-schema.ts'
import { useReaderMessage } from './use-reader-message.ts'
import { voiceForLanguage } from './voice-for-language.ts'

interface VoiceFieldProps {
  language: number
  value: number | null
  error: string | undefined
  isDisabled: boolean | undefined
  onChange: (id: number) => void
  ref?: (instance: { focus: () => void } | null) => void
}

function VoiceField({ error, ...field }: VoiceFieldProps) {
  const { t } = useTranslation('website-reader-form')
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

interface ReadingFieldsProps {
  form: UseFormReturn<ReaderForm>
  isDisabled?: boolean
}

function LanguageField({ form, isDisabled }: ReadingFieldsProps) {
  const { t } = useTranslation('website-reader-form')
  const { messageOf } = useReaderMessage()
  const client = useQueryClient()
  /** Selects a voice once voices have loaded, if the language has not been changed since. */
  async function chooseVoice(language: number) {
    const voices = await client.ensureQueryData(voicesQueries.list()).catch(() => undefined)
    if (!voices || form.getValues('language') !== language) return
    form.setValue('voice_id', voiceForLanguage(voices, language, form.getValues('voice_id')), {
      shouldDirty: true,
    })
  }
  return (
    <Controller
      control={form.control}
      name="language"
      render={({ field, fieldState }) => (
        <LanguageSelect
          ref={field.ref}
          slug="website-reader"
          label={t('reading.language')}
          error={messageOf(fieldState.error)}
          value={field.value}
          isDisabled={isDisabled}
          onChange={(language) => {
            field.onChange(language)
            void chooseVoice(language)
          }}
        />
      )}
    />
  )
}

function SpeedField({ form, isDisabled }: ReadingFieldsProps) {
  const { t } = useTranslation(['website-reader-form', 'website-reader-face'])
  const { messageOf } = useReaderMessage()
  const { number } = useFormat()
  return (
    <Controller
      control={form.control}
      name="reader.speed"
      render={({ field, fieldState }) => (
        <Slider
          label={t('reading.speed')}
          error={messageOf(fieldState.error)}
          valueText={t('website-reader-face:reading.times', { speed: number(field.value, 2) })}
          value={field.value}
          min={0.5}
          max={2}
          step={0.05}
          isDisabled={isDisabled}
          onChange={(value) => field.onChange(Math.round(value * 100) / 100)}
        />
      )}
    />
  )
}

export function ReadingFields({ form, isDisabled }: ReadingFieldsProps) {
  const { messageOf } = useReaderMessage()
  return (
    <div className="flex flex-col gap-4">
      <LanguageField form={form} isDisabled={isDisabled} />
      <Controller
        control={form.control}
        name="voice_id"
        render={({ field, fieldState }) => (
          <VoiceField
            ref={field.ref}
            language={form.watch('language')}
            value={field.value}
            error={messageOf(fieldState.error)}
            isDisabled={isDisabled}
            onChange={field.onChange}
          />
        )}
      />
      <SpeedField form={form} isDisabled={isDisabled} />
    </div>
  )
}
