import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { refusalsOf } from '#src/api/api-error.ts'
import { BOOK_NAME_MAX, CHARACTERS_MAX } from '#src/contract/limits.ts'
import type { Voice } from '#src/contract/voices.ts'
import { firstWordsOf } from '#src/features/cast/characters.ts'
import { useEditor, useProjectDefaults } from '#src/features/editor/editor-context.ts'
import { SavedDraftNotice } from '#src/features/projects/saved-draft-notice.tsx'
import { PreviewButton } from '#src/features/voices/preview-button.tsx'
import { speaksLanguage } from '#src/features/voices/speaks-language.ts'
import { sampleOf, usePreviewEnd, useSpeakInVoice } from '#src/features/voices/voice-sample.ts'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { EntryList } from '#src/features/workspace/entry-list.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { alignedWithControl } from '#src/ui/field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { isIncomplete, type Row, useCast } from './use-cast.ts'

interface CastRowProps {
  row: Row
  number: number
  isChecked: boolean
  voices: readonly Voice[]
  onChange: (part: Partial<Row>) => void
  onRemove: () => void
}

/** Plays the chosen voice with the character's first words, or with its own. */
function ListenButton({ voice, character }: { voice: Voice; character: string | undefined }) {
  const { t } = useTranslation('voices')
  const { store } = useEditor()
  const { language } = useProjectDefaults()
  const [text] = useState(() => sampleOf(firstWordsOf(store.getState(), character) ?? ''))
  const preview = useSpeakInVoice(voice, { language, text })
  return (
    <span className="flex items-center gap-2">
      <PreviewButton name={voice.name} preview={preview} />
      {preview.hasFailed && (
        <span role="alert" className="text-13 text-danger">
          {t('previewFailed')}
        </span>
      )}
    </span>
  )
}

function CastRow({ row, number, isChecked, voices, onChange, onRemove }: CastRowProps) {
  const { t } = useTranslation('audio-book-lazy')
  const isMissing = isChecked && isIncomplete(row)
  const voice = voices.find(({ id }) => id === row.voiceId)
  return (
    <li className="flex items-start gap-2">
      <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
        <TextField
          label={t('cast.name')}
          error={isMissing && row.name.trim() === '' ? t('cast.nameNeeded') : undefined}
          value={row.name}
          maxLength={BOOK_NAME_MAX}
          dir="auto"
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <Select
          label={t('cast.voice')}
          error={isMissing && row.voiceId === undefined ? t('cast.voiceNeeded') : undefined}
          placeholder={t('cast.choose')}
          value={row.voiceId === undefined ? undefined : String(row.voiceId)}
          options={voices.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(value) => onChange({ voiceId: Number(value) })}
        />
      </div>
      <span className={alignedWithControl}>
        {voice ? (
          <ListenButton key={voice.id} voice={voice} character={row.was} />
        ) : (
          <span className="size-10" />
        )}
        <IconButton
          label={t('cast.remove', { number })}
          icon={<X size={16} aria-hidden />}
          onClick={onRemove}
        />
      </span>
    </li>
  )
}

export function CastModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['audio-book-lazy', 'common'])
  const { language } = useProjectDefaults()
  const { data: voices = [] } = useQuery(voicesQueries.list())
  const { rows, save, isChecked, add, edit, remove, submit, ...kept } = useCast(onClose)
  const speaking = voices.filter((voice) => speaksLanguage(voice, language))
  usePreviewEnd()
  return (
    <Modal
      isOpen
      onClose={onClose}
      isDismissible={!save.isPending}
      title={t('cast.title')}
      description={t('cast.lead')}
      onSubmit={submit}
      cancelLabel={t('common:actions.cancel')}
      actions={
        <Button type="submit" variant="primary" isPending={save.isPending}>
          {t('common:actions.save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3 pb-2">
        {kept.isRestored && <SavedDraftNotice of="changes" onAfresh={kept.startAfresh} />}
        <EntryList
          rows={rows}
          max={CHARACTERS_MAX}
          addLabel={t('cast.add')}
          onAdd={add}
          isDisabled={save.isPending}
          space=""
        >
          {(row, place) => (
            <CastRow
              key={row.key}
              row={row}
              number={place + 1}
              isChecked={isChecked}
              voices={speaking}
              onChange={(part) => edit(row.key, part)}
              onRemove={() => remove(row.key)}
            />
          )}
        </EntryList>
        <RefusalList refusals={refusalsOf(save.error)} />
      </div>
    </Modal>
  )
}
