import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { Pronunciation } from '#src/contract/block.ts'
import { PRONUNCIATION_MAX, PRONUNCIATIONS_MAX } from '#src/contract/limits.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import {
  useEditor,
  useProjectDefaults,
  useSummary,
  useTextLanguage,
} from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
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

function useRows() {
  const { history, projectId } = useEditor()
  const { settings } = useProjectDefaults()
  const [rows, setRows] = useState<readonly Row[]>(() => {
    const known = settings?.pronunciations ?? []
    return known.length > 0 ? known.map(rowOf) : [emptyRow()]
  })
  const half = incompleteOf(rows)
  // A row is saved once both sides are filled in; until then it is kept in this draft.
  useDraft({
    kind: { name: `project pronunciations ${projectId}`, version: 1, schema: IncompleteRows },
    fields: { rows: half },
    isTouched: half.length > 0,
    onRestore: (left) =>
      setRows((now) => [...now.filter(({ written, said }) => written || said), ...left.rows.map(rowOf)]),
  })
  function change(next: readonly Row[]) {
    setRows(next)
    const pronunciations = completeOf(next)
    history.commit(
      [{ kind: 'defaults', values: { settings: { ...settings, pronunciations } } }],
      'pronunciations',
    )
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

interface PronunciationRowProps {
  row: Row
  number: number
  isReadOnly: boolean
  onEdit: (part: Partial<Pronunciation>) => void
  onRemove: () => void
}

/** Playback of a row's pronunciation in the project's voice. */
function usePronunciationSound(said: string) {
  const { language, voiceId } = useProjectDefaults()
  const { data: voices } = useQuery(voicesQueries.list())
  const voice = voices?.find(({ id }) => id === voiceId)
  return {
    ...useSpeakInVoice(voice, { language, text: said }),
    isPossible: voice !== undefined && said !== '',
  }
}

function PronunciationRow({ row, number, isReadOnly, onEdit, onRemove }: PronunciationRowProps) {
  const { t } = useTranslation(['editor', 'editor-modals', 'voices'])
  const languageOf = useTextLanguage()
  const said = row.said.trim()
  const { isPossible, isOn, isLoading, hasFailed, listen } = usePronunciationSound(said)
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
            lang={languageOf()}
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

export function PronunciationsModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['editor', 'editor-modals'])
  const isReadOnly = !isEditable(useSummary())
  const { rows, entries, addAll, add, edit, remove } = useRows()
  usePreviewEnd()
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('pronunciations.title')}
      description={t('editor-modals:pronunciations.hint')}
      actions={
        <Button variant="primary" onClick={onClose}>
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
            isReadOnly={isReadOnly}
            onEdit={(part) => edit(row.key, part)}
            onRemove={() => remove(row.key)}
          />
        )}
      </EntryList>
      <PronunciationTools entries={entries} isReadOnly={isReadOnly} onAdd={addAll} />
    </Modal>
  )
}
