import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { speaks } from '#src/features/voices/select-voices.ts'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { loadNamespaces } from '#src/i18n/i18n.ts'
import { Button } from '#src/ui/button.tsx'
import { LatePart } from '#src/ui/late-part.tsx'

const VoiceModal = lazy(async () => {
  const [module] = await Promise.all([
    import('#src/features/voices/voice-modal.tsx'),
    loadNamespaces(['voices']),
  ])
  return { default: module.VoiceModal }
})

interface VoiceFieldProps {
  language: number
  value: number | null
  error: string | undefined
  isDisabled: boolean | undefined
  onChange: (id: number) => void
  ref?: (instance: { focus: () => void } | null) => void
}

export function VoiceField({ language, value, error, isDisabled, onChange, ref }: VoiceFieldProps) {
  const { t } = useTranslation('website-reader')
  const { data: voices } = useQuery(voicesQueries.list())
  const { data: languages = [] } = useQuery(catalogQueries.languages())
  const [isChoosing, setIsChoosing] = useState(false)
  const voice = voices?.find(({ id }) => id === value)
  const isUnfit = voice !== undefined && !speaks(voice, language)
  const problem = error ?? (isUnfit ? t('errors.voice_missing') : undefined)
  return (
    <div className="flex flex-col gap-1">
      <span id="reader-voice" className="text-14 font-strong">
        {t('reading.voice')}
      </span>
      <div className="flex items-center gap-3">
        <span id="reader-voice-name" className="wrap-long min-w-0 flex-1">
          {voice?.name ?? (voices && t('reading.noVoice'))}
        </span>
        <Button
          ref={ref}
          aria-describedby="reader-voice reader-voice-name reader-voice-error"
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
      {isChoosing &&
        // Outside of the form: Enter in its search field must not send the form around it.
        createPortal(
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
          </LatePart>,
          document.body,
        )}
    </div>
  )
}
