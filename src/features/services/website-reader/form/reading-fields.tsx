import { useQuery } from '@tanstack/react-query'
import { lazy, useRef, useState } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { speaks } from '#src/features/voices/select-voices.ts'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { loadNamespaces } from '#src/i18n/i18n.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { Button } from '#src/ui/button.tsx'
import { LatePart } from '#src/ui/late-part.tsx'
import { Select } from '#src/ui/select.tsx'
import { Slider } from '#src/ui/slider.tsx'
import type { ReaderForm } from './reader-form-schema.ts'
import { useReaderMessage } from './use-reader-message.ts'
import { voiceFor } from './voice-for.ts'

const VoiceModal = lazy(async () => {
  const [module] = await Promise.all([
    import('#src/features/voices/voice-modal.tsx'),
    loadNamespaces(['voices']),
  ])
  return { default: module.VoiceModal }
})

const SLUG = 'website-reader'

/** In which language, by whom and how fast the articles are read. */
export function ReadingFields({
  form,
  isDisabled,
}: {
  form: UseFormReturn<ReaderForm>
  isDisabled?: boolean
}) {
  const { t } = useTranslation('reader')
  const { number } = useFormat()
  const { messageOf } = useReaderMessage()
  const { data: languages = [] } = useQuery(catalogQueries.languages())
  const { data: voices } = useQuery(voicesQueries.list())
  const options = languages.filter(({ services }) => services.includes(SLUG))
  return (
    <div className="flex flex-col gap-4">
      <Controller
        control={form.control}
        name="language"
        render={({ field }) => (
          <Select
            ref={field.ref}
            label={t('reading.language')}
            value={String(field.value)}
            options={options.map(({ id, name }) => ({ value: String(id), label: name }))}
            isDisabled={isDisabled}
            onChange={(value) => {
              const language = Number(value)
              field.onChange(language)
              if (voices) {
                const voice = voiceFor(voices, language, form.getValues('voice_id'))
                form.setValue('voice_id', voice, { shouldDirty: true })
              }
            }}
          />
        )}
      />
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
      <Controller
        control={form.control}
        name="reader.speed"
        render={({ field }) => (
          <Slider
            label={t('reading.speed')}
            valueText={t('reading.times', { speed: number(field.value, 2) })}
            value={field.value}
            min={0.5}
            max={2}
            step={0.05}
            isDisabled={isDisabled}
            onChange={(value) => field.onChange(Math.round(value * 100) / 100)}
          />
        )}
      />
    </div>
  )
}

interface VoiceFieldProps {
  language: number
  value: number | null
  error: string | undefined
  isDisabled: boolean | undefined
  onChange: (id: number) => void
  ref?: (instance: { focus: () => void } | null) => void
}

/** The chosen voice by name, and the way to the catalogue. A voice of another language is said to be none. */
function VoiceField({ language, value, error, isDisabled, onChange, ref }: VoiceFieldProps) {
  const { t } = useTranslation('reader')
  const { data: voices } = useQuery(voicesQueries.list())
  const { data: languages = [] } = useQuery(catalogQueries.languages())
  const [isChoosing, setIsChoosing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const voice = voices?.find(({ id }) => id === value)
  const isUnfit = voice !== undefined && !speaks(voice, language)
  const problem = error ?? (isUnfit ? t('errors.voice_missing') : undefined)
  return (
    <div className="flex flex-col gap-1">
      <span id="reader-voice" className="text-14 font-strong">
        {t('reading.voice')}
      </span>
      <div className="flex items-center gap-3">
        <span className="wrap-long min-w-0 flex-1">{voice?.name ?? (voices && t('reading.noVoice'))}</span>
        <Button
          ref={(element: HTMLButtonElement | null) => {
            button.current = element
            ref?.(element)
          }}
          aria-describedby="reader-voice reader-voice-error"
          aria-haspopup="dialog"
          disabled={isDisabled}
          onClick={() => setIsChoosing(true)}
        >
          {t(voice ? 'reading.change' : 'reading.choose')}
        </Button>
      </div>
      <p id="reader-voice-error" role="status" className="text-13 text-danger empty:hidden">
        {problem}
      </p>
      {isChoosing && (
        <LatePart>
          <VoiceModal
            language={language}
            languages={languages}
            currentId={value}
            scopes={['all']}
            priceOf={() => undefined}
            onUse={({ id }) => {
              onChange(id)
              setIsChoosing(false)
            }}
            onClose={() => setIsChoosing(false)}
          />
        </LatePart>
      )}
    </div>
  )
}
