import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Voice } from '#src/contract/voices.ts'
import { useProjectDefaults } from '#src/features/editor/editor-context.ts'
import { speaksLanguage } from '#src/features/voices/speaks-language.ts'
import { sampleOf, usePreviewEnd, useSpeakInVoice } from '#src/features/voices/voice-sample.ts'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { alignedWithControl } from '#src/ui/field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { PlayIcon } from '#src/ui/play-icon.tsx'
import { Select } from '#src/ui/select.tsx'
import type { Cast, Speaker } from './read-cast.ts'
import type { VoicesOfCast } from './voices-of-cast.ts'

const NARRATOR = 'narrator'

/** Maximum number of quotes without a clear speaker that are listed. */
const MAX_LISTED = 30

interface SpeakerRowProps {
  speaker: Speaker
  voice: Voice | undefined
  voices: readonly Voice[]
  onChoose: (id: number | null) => void
}

/** A speaker with a voice, which is heard as soon as it is chosen. */
function SpeakerRow({ speaker, voice, voices, onChoose }: SpeakerRowProps) {
  const { t } = useTranslation(['editor-modals', 'voices'])
  const { language } = useProjectDefaults()
  const { name, count, firstWords } = speaker
  const preview = useSpeakInVoice(voice, { language, text: sampleOf(firstWords) })
  const [isNew, setIsNew] = useState(false)
  const { listen } = preview
  useEffect(() => {
    if (!isNew) return
    setIsNew(false)
    listen()
  }, [isNew, listen])
  return (
    <li className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <Select
          label={<span dir="auto">{name}</span>}
          aside={t('speakers.lines', { count })}
          error={preview.hasFailed ? t('voices:previewFailed') : undefined}
          value={voice ? String(voice.id) : NARRATOR}
          options={[
            { value: NARRATOR, label: t('speakers.narrator') },
            ...voices.map(({ id, name: label }) => ({ value: String(id), label })),
          ]}
          onChange={(value) => {
            onChoose(value === NARRATOR ? null : Number(value))
            setIsNew(value !== NARRATOR)
          }}
        />
      </div>
      <span className={alignedWithControl}>
        <IconButton
          label={t(preview.isOn ? 'speakers.pause' : 'speakers.listen', { name })}
          icon={<PlayIcon isOn={preview.isOn} />}
          isLoading={preview.isLoading}
          disabled={!voice}
          onClick={listen}
        />
      </span>
    </li>
  )
}

const firstOf = (texts: readonly string[]) =>
  texts.slice(0, MAX_LISTED).map((text, index) => ({ id: `speech ${index}`, text }))

/** Speech that stays the narrator's. */
function UncertainQuotes({ texts }: { texts: readonly string[] }) {
  const { t } = useTranslation('editor-modals')
  if (texts.length === 0) return null
  const more = texts.length - MAX_LISTED
  return (
    <Disclosure summary={t('speakers.uncertain', { count: texts.length })}>
      <ul className="flex flex-col gap-1 py-1 ps-5 text-13 text-muted">
        {firstOf(texts).map(({ id, text }) => (
          <li key={id} {...inOwnLanguage(text)} className="wrap-long line-clamp-2">
            {text}
          </li>
        ))}
        {more > 0 && <li>{t('speakers.more', { count: more })}</li>}
      </ul>
    </Disclosure>
  )
}

interface SpeakersFoundProps {
  cast: Cast
  chosen: VoicesOfCast
  onChoose: (name: string, id: number | null) => void
}

/** Who speaks in a text and how often, each with a voice; and what nobody is sure to say. */
export function SpeakersFound({ cast, chosen, onChoose }: SpeakersFoundProps) {
  const { t } = useTranslation('editor-modals')
  const { language } = useProjectDefaults()
  const { data: all = [] } = useQuery(voicesQueries.list())
  const voices = all.filter((voice) => speaksLanguage(voice, language))
  usePreviewEnd()
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={t('speakers.title')} className="flex flex-col gap-3">
        {cast.speakers.map((speaker) => (
          <SpeakerRow
            key={speaker.name}
            speaker={speaker}
            voices={voices}
            voice={all.find(({ id }) => id === chosen.get(speaker.name))}
            onChoose={(id) => onChoose(speaker.name, id)}
          />
        ))}
      </ul>
      <UncertainQuotes texts={cast.uncertain} />
    </div>
  )
}
