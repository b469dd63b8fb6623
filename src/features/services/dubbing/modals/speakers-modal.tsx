import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SPEAKER_NAME_MAX } from '#src/contract/limits.ts'
import type { Speaker } from '#src/contract/speech-to-text.ts'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { useEditor, useProjectDefaults, useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { Modal } from '#src/ui/modal.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { DubDefaults, dubDefaultsOf } from '../dub/dub-defaults.ts'

interface SpeakerFieldsProps {
  speaker: Speaker
  languages: readonly number[]
  isReadOnly: boolean
  onChange: (speaker: Speaker) => void
}

function SpeakerFields({ speaker, languages, isReadOnly, onChange }: SpeakerFieldsProps) {
  const { t } = useTranslation('dubbing')
  const languageName = useLanguageName()
  const { data: voices = [] } = useQuery(voicesQueries.list())
  return (
    <fieldset className="flex flex-col gap-3 border-b border-line pb-4">
      <legend className="sr-only">{speaker.name}</legend>
      <TextField
        label={t('speakers.name')}
        value={speaker.name}
        maxLength={SPEAKER_NAME_MAX}
        readOnly={isReadOnly}
        onChange={(event) => onChange({ ...speaker, name: event.target.value })}
      />
      {languages.map((language) => (
        <Select
          key={language}
          label={t('speakers.voice', { language: languageName(language) ?? '' })}
          value={String(speaker.voices?.[language] ?? '')}
          options={voices
            .filter(({ language_ids }) => language_ids.includes(language))
            .map(({ id, name }) => ({ value: String(id), label: name }))}
          isDisabled={isReadOnly}
          onChange={(id) => onChange({ ...speaker, voices: { ...speaker.voices, [language]: Number(id) } })}
        />
      ))}
    </fieldset>
  )
}

/** Names and voices. Another voice makes what that speaker says out of date, until it is renewed. */
export function SpeakersModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['dubbing', 'common'])
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
      closeLabel={t('common:actions.close')}
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
