import { useMemo } from 'react'
import type { Refusals } from '#src/api/api-error.ts'
import { useRefusals } from '#src/api/use-refusals.ts'
import { MAX_SPEAKERS, type TranscriptOptions } from '#src/contract/generate-body.ts'
import { useLanguageOptions } from '#src/features/catalog/use-language-options.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { Select } from '#src/ui/select.tsx'
import { SLUG } from './create-draft.ts'
import { KeyTermsField } from './key-terms-field.tsx'

const AUTO = 'auto'

interface OptionsFieldsProps {
  options: TranscriptOptions
  refusals: Refusals
  onChange: (options: TranscriptOptions) => void
}

/** Path of an option in the server's field errors, which is `transcript.options.speakers` when transcribing again. */
const PREFIX = /^(?:transcript\.)?(?:options\.)?/

const optionNames = ['language', 'speakers', 'audio_events', 'key_terms']

const refusalsByOption = (refusals: Refusals): Refusals =>
  Object.fromEntries(Object.entries(refusals).map(([field, said]) => [field.replace(PREFIX, ''), said]))

const idOf = (value: string) => (value === AUTO ? null : Number(value))

export function OptionsFields({ options, refusals: said, onChange }: OptionsFieldsProps) {
  const { t } = useTranslation('speech-to-text-form')
  const spoken = useLanguageOptions(SLUG)
  const refusals = useRefusals(useMemo(() => refusalsByOption(said), [said]))
  const change = (part: Partial<TranscriptOptions>) => {
    refusals.mend(...Object.keys(part))
    onChange({ ...options, ...part })
  }
  const speakers = Array.from({ length: MAX_SPEAKERS }, (_, index) => String(index + 1))
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('options.language')}
          error={refusals.of('language')}
          value={options.language === null ? AUTO : String(options.language)}
          options={[{ value: AUTO, label: t('options.languageAuto') }, ...spoken]}
          onChange={(value) => change({ language: idOf(value) })}
        />
        <Select
          label={t('options.speakers')}
          error={refusals.of('speakers')}
          value={options.speakers === null ? AUTO : String(options.speakers)}
          options={[
            { value: AUTO, label: t('options.speakersAuto') },
            ...speakers.map((value) => ({ value, label: value })),
          ]}
          onChange={(value) => change({ speakers: idOf(value) })}
        />
      </div>
      <Checkbox
        label={t('options.events')}
        error={refusals.of('audio_events')}
        hint={t('options.eventsHint')}
        checked={options.audio_events}
        onChange={(event) => change({ audio_events: event.target.checked })}
      />
      <KeyTermsField
        terms={options.key_terms}
        error={refusals.of('key_terms')}
        onChange={(key_terms) => change({ key_terms })}
      />
      <RefusalList refusals={refusals.beside(optionNames)} />
    </div>
  )
}
