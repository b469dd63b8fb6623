import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { Pronunciation } from '#src/contract/block.ts'
import { PRONUNCIATION_MAX, PRONUNCIATIONS_MAX } from '#src/contract/limits.ts'
import type { Project } from '#src/contract/project.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { useLanguageCode } from '#src/features/catalog/use-language-code.ts'
import { usePreviewEnd, useSpeakInVoice } from '#src/features/voices/voice-sample.ts'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { EntryList } from '#src/features/workspace/entry-list.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { newId } from '#src/rules/new-id.ts'
import { Button } from '#src/ui/button.tsx'
import { alignedWithControl } from '#src/ui/field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { PlayIcon } from '#src/ui/play-icon.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { listWith } from './own-pronunciations.ts'
import { PronunciationTools } from './pronunciation-tools.tsx'

interface Row extends Pronunciation {
  readonly key: string
}

const rowOf = (entry: Pronunciation): Row => ({ ...entry, key: newId() })
const emptyRow = () => rowOf({ written: '', said: '' })

const completeOf = (rows: readonly Row[]): Pronunciation[] =>
  rows
    .map(({ written, said }) => ({ written: written.trim(), said: said.trim() }))
    .filter(({ written, said }) => written !== '' && said !== '')

const IncompleteRows = z.object({ rows: z.array(z.object({ written: z.string(), said: z.string() })) })

const incompleteOf = (rows: readonly Row[]) =>
  rows
    .map(({ written, said }) => ({ written, said }))
    .filter(({ written, said }) => (written.trim() === '') !== (said.trim() === ''))

interface PronunciationsProps {
  project: Pick<Project, 'id' | 'title'>
  saved: readonly Pronunciation[]
  /** Speaks the entries of the list; language by its id. */
  spoken: { readonly language: number; readonly voiceId: number | null }
  isReadOnly: boolean
  /** Called with the complete entries after each change. */
  onChange: (entries: Pronunciation[]) => void
}

function useRows({ project, saved, onChange }: PronunciationsProps) {
  const [rows, setRows] = useState<readonly Row[]>(() => (saved.length > 0 ? saved.map(rowOf) : [emptyRow()]))
  const half = incompleteOf(rows)
  // A row is saved once both sides are filled in; until then it is kept in this draft.
  useDraft({
    kind: { name: `project pronunciations ${project.id}`, version: 1, schema: IncompleteRows },
    fields: { rows: half },
    isTouched: half.length > 0,
    onRestore: (left) =>
      setRows((now) => [...now.filter(({ written, said }) => written || said), ...left.rows.map(rowOf)]),
  })
  function change(next: readonly Row[]) {
    setRows(next)
    onChange(completeOf(next))
  }
  return {
    rows,
    entries: completeOf(rows),
    /** Adds entries; those of the same words are replaced. Returns the number of entries without room. */
    addAll(entries: readonly Pronunciation[]) {
      const { list, overflow } = listWith(completeOf(rows), entries)
      change([...list.map(rowOf), ...rows.filter((row) => completeOf([row]).length === 0)])
      return overflow
    },
    add: () => setRows([...rows, emptyRow()]),
    edit: (key: string, part: Partial<Pronunciation>) =>
      change(rows.map((row) => (row.key === key ? { ...row, ...part } : row))),
    remove: (key: string) => change(rows.filter((row) => row.key !== key)),
  }
}

interface PronunciationRowProps extends Pick<PronunciationsProps, 'spoken' | 'isReadOnly'> {
  row: Row
  number: number
  onEdit: (part: Partial<Pronunciation>) => void
  onRemove: () => void
}

/** Playback of a row's pronunciation in the project's voice. */
function usePronunciationSound(said: string, { language, voiceId }: PronunciationsProps['spoken']) {
  const { data: voices } = useQuery(voicesQueries.list())
  const voice = voices?.find(({ id }) => id === voiceId)
  return {
    ...useSpeakInVoice(voice, { language, text: said }),
    isPossible: voice !== undefined && said !== '',
  }
}

function PronunciationRow(props: PronunciationRowProps) {
  const { row, number, spoken, isReadOnly, onEdit, onRemove } = props
  const { t } = useTranslation(['editor', 'editor-modals', 'voices'])
  const codeOf = useLanguageCode()
  const said = row.said.trim()
  const { isPossible, isOn, isLoading, hasFailed, listen } = usePronunciationSound(said, spoken)
  return (
    <li className="flex items-start gap-1">
      <div className="grid min-w-0 flex-1 grid-cols-2 gap-2">
        {(['written', 'said'] as const).map((side) => (
          <TextField
            key={side}
            label={t(`editor-modals:pronunciations.${side}`)}
            error={side === 'said' && hasFailed ? t('voices:previewFailed') : undefined}
            value={row[side]}
            maxLength={PRONUNCIATION_MAX}
            readOnly={isReadOnly}
            dir="auto"
            lang={codeOf(spoken.language)}
            onChange={(event) => onEdit({ [side]: event.target.value })}
          />
        ))}
      </div>
      <span className={alignedWithControl}>
        <IconButton
          label={t(isOn ? 'voices:pausePreview' : 'voices:preview', { name: said })}
          icon={<PlayIcon isOn={isOn} />}
          isLoading={isLoading}
          disabled={!isPossible}
          onClick={listen}
        />
        <IconButton
          label={t('editor-modals:pronunciations.remove', { number })}
          icon={<X size={16} aria-hidden />}
          disabled={isReadOnly}
          onClick={onRemove}
        />
      </span>
    </li>
  )
}

interface PronunciationsModalProps extends PronunciationsProps {
  isPending?: boolean
  onClose: () => void
}

export function PronunciationsModal(props: PronunciationsModalProps) {
  const { project, spoken, isReadOnly, isPending, onClose } = props
  const { t } = useTranslation(['editor', 'editor-modals'])
  const { rows, entries, addAll, add, edit, remove } = useRows(props)
  usePreviewEnd()
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('pronunciations.title')}
      description={t('editor-modals:pronunciations.hint')}
      actions={
        <Button variant="primary" isPending={isPending} onClick={onClose}>
          {t('editor-modals:settings.done')}
        </Button>
      }
    >
      <EntryList
        rows={rows}
        max={PRONUNCIATIONS_MAX}
        addLabel={t('editor-modals:pronunciations.add')}
        onAdd={add}
        isDisabled={isReadOnly}
        space="py-2"
      >
        {(row, place) => (
          <PronunciationRow
            key={row.key}
            row={row}
            number={place + 1}
            {...{ spoken, isReadOnly }}
            onEdit={(part) => edit(row.key, part)}
            onRemove={() => remove(row.key)}
          />
        )}
      </EntryList>
      <PronunciationTools title={project.title} {...{ entries, isReadOnly }} onAdd={addAll} />
    </Modal>
  )
}
