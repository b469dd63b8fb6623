import { useRef } from 'react'
import type { Refusals } from '#src/api/api-error.ts'
import { QUESTION_MAX } from '#src/contract/limits.ts'
import { newFileId } from '#src/drafts/new-file-id.ts'
import { ChosenSource } from '#src/features/create/chosen-source.tsx'
import { SourceTabs } from '#src/features/create/source-tabs.tsx'
import { FileEncoding } from '#src/features/projects/file-encoding.tsx'
import { SeeSent } from '#src/features/redaction/see-sent.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { DropZone } from '#src/ui/drop-zone.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useRemovalFocus } from '#src/ui/use-removal-focus.ts'
import { type SourceDraft, type SourceForm, sourceRefusals } from './source-form.ts'

const KINDS = [
  { value: 'text', word: 'text' },
  { value: 'file', word: 'file' },
  { value: 'address', word: 'link' },
  { value: 'question', word: 'questions' },
] as const
const ACCEPTED = ['.txt', '.docx', '.pdf', '.md', '.mdx', '.csv', '.tsv']

interface SourceFieldsProps {
  form: SourceForm
  refusals: Refusals
  isDisabled?: boolean
  onChange: (form: SourceForm) => void
}

function Files({ form, refusals, isDisabled = false, onChange }: SourceFieldsProps) {
  const { t } = useTranslation(['chat-bot-form', 'common'])
  const list = useRef<HTMLUListElement>(null)
  useRemovalFocus(
    list,
    form.files.map(({ id }) => id),
  )
  const add = (files: File[]) => {
    const added = files.map((file, index) => ({ id: newFileId(index), file }))
    onChange({ ...form, files: [...form.files, ...added] })
  }
  const exchange = (id: string, file: File) =>
    onChange({ ...form, files: form.files.map((other) => (other.id === id ? { id, file } : other)) })
  return (
    <div className="flex flex-col gap-2">
      <DropZone
        label={t('source.drop')}
        buttonLabel={t('source.choose')}
        folderProblem={(name) => t('common:folder', { name })}
        hint={t('source.fileHint')}
        problem={sourceRefusals(refusals).file}
        accept={ACCEPTED}
        isMultiple
        isDisabled={isDisabled}
        onFiles={add}
      />
      <ul ref={list} tabIndex={-1} className="flex flex-col gap-1 empty:hidden">
        {form.files.map(({ id, file }) => (
          <li key={id}>
            <ChosenSource
              file={file}
              isDisabled={isDisabled}
              tool={<SeeSent file={file} isDisabled={isDisabled} onRedacted={(next) => exchange(id, next)} />}
              onRemove={() => onChange({ ...form, files: form.files.filter((other) => other.id !== id) })}
            />
            <FileEncoding file={file} isDisabled={isDisabled} onChange={(next) => exchange(id, next)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function TypedSource({ form, refusals, isDisabled, onChange }: SourceFieldsProps) {
  const { t } = useTranslation('chat-bot-form')
  const { fields } = form
  const said = sourceRefusals(refusals)
  const control = (part: Exclude<keyof SourceDraft, 'kind'>) => ({
    value: fields[part],
    disabled: isDisabled,
    dir: 'auto' as const,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...form, fields: { ...fields, [part]: target.value } }),
  })
  if (fields.kind === 'address') {
    return (
      <TextField
        {...control('address')}
        label={t('source.address')}
        hint={t('source.addressHint')}
        error={said.address}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    )
  }
  if (fields.kind === 'text') {
    return (
      <TextArea
        {...control('text')}
        label={t('source.text')}
        hint={t('source.textHint')}
        rows={8}
        maxRows={16}
        error={said.text}
      />
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <TextField
        {...control('question')}
        label={t('source.question')}
        maxLength={QUESTION_MAX}
        error={said.question}
      />
      <TextArea {...control('answer')} label={t('source.answer')} rows={4} maxRows={12} error={said.text} />
    </div>
  )
}

export function SourceFields(props: SourceFieldsProps) {
  const { form, onChange } = props
  const content = form.fields.kind === 'file' ? <Files {...props} /> : <TypedSource {...props} />
  return (
    <SourceTabs
      value={form.fields.kind}
      sources={KINDS.map((kind) => ({ ...kind, content }))}
      onChange={(kind) => onChange({ ...form, fields: { ...form.fields, kind } })}
    />
  )
}
