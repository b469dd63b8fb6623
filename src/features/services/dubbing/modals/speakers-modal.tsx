import { useQuery } from '@tanstack/react-query'
import { SPEAKER_NAME_MAX } from '#src/contract/limits.ts'
import type { Speaker } from '#src/contract/speech-to-text.ts'
import type { Voice } from '#src/contract/voices.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { useEditor, useProjectDefaults, useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { VoiceField } from '#src/features/voices/voice-field.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { renewalPrice } from '#src/rules/dubbing.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { DubDefaults, dubDefaultsOf } from '../dub/dub-defaults.ts'
import { firstLineOf, secondsInOtherVoice } from '../dub/speaker-lines.ts'

interface SpeakerFieldsProps {
  speaker: Speaker
  languages: readonly number[]
  isReadOnly: boolean
  onChange: (speaker: Speaker) => void
}

interface SpeakerVoiceProps extends Omit<SpeakerFieldsProps, 'languages'> {
  language: number
}

/** Price of speaking this speaker's segments in another voice, in a finished language. */
function useRevoicePrice(speakerId: string, language: number) {
  const { store, body } = useEditor()
  const { data: service } = useQuery(catalogQueries.service('dubbing'))
  const isFinished = body.get().dubbing?.outputs.some((output) => output.language === language)
  return ({ id }: Voice) => {
    const seconds = secondsInOtherVoice(store.getState(), speakerId, language, id)
    return service && isFinished && seconds > 0 ? renewalPrice(seconds, service) : undefined
  }
}

function SpeakerVoice({ speaker, language, isReadOnly, onChange }: SpeakerVoiceProps) {
  const { t } = useTranslation('dubbing-lazy')
  const { store } = useEditor()
  const languageName = useLanguageName()
  return (
    <VoiceField
      label={t('speakers.voice', { language: languageName(language) ?? '' })}
      language={language}
      value={speaker.voices?.[language] ?? null}
      isSamePrice
      isDisabled={isReadOnly}
      texts={{ none: t('speakers.noVoice'), choose: t('speakers.choose'), change: t('speakers.change') }}
      sample={firstLineOf(store.getState(), speaker.id, language)}
      priceOf={useRevoicePrice(speaker.id, language)}
      onChange={(id) => onChange({ ...speaker, voices: { ...speaker.voices, [language]: id } })}
    />
  )
}

function SpeakerFields({ speaker, languages, isReadOnly, onChange }: SpeakerFieldsProps) {
  const { t } = useTranslation('dubbing-lazy')
  return (
    <fieldset className="flex flex-col gap-3 border-line pb-4 not-last:border-b">
      <legend className="sr-only">{speaker.name}</legend>
      <TextField
        label={t('speakers.name')}
        value={speaker.name}
        maxLength={SPEAKER_NAME_MAX}
        readOnly={isReadOnly}
        onChange={(event) => onChange({ ...speaker, name: event.target.value })}
      />
      {languages.map((language) => (
        <SpeakerVoice key={language} {...{ speaker, language, isReadOnly, onChange }} />
      ))}
    </fieldset>
  )
}

/** Names and voices. Another voice makes the speaker's segments stale until they are renewed. */
export function SpeakersModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['dubbing-lazy', 'editor-modals'])
  const editor = useEditor()
  const isReadOnly = !isEditable(useSummary())
  const languages = useSignal(editor.body).dubbing?.target_languages ?? []
  const { speakers, background } = dubDefaultsOf(useProjectDefaults())
  const keep = (changed: Speaker) => {
    const all = speakers.map((one) => (one.id === changed.id ? changed : one))
    editor.run({ edits: [{ kind: 'defaults', values: { own: new DubDefaults(all, background) } }] })
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('speakers.title')}
      description={t('speakers.text')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('editor-modals:settings.done')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {speakers.map((speaker) => (
          <SpeakerFields
            key={speaker.id}
            speaker={speaker}
            languages={languages}
            isReadOnly={isReadOnly}
            onChange={keep}
          />
        ))}
      </div>
    </Modal>
  )
}
