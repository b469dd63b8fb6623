import { Film } from 'lucide-react'
import { EndsShortNote } from '#src/audio/ends-short-note.tsx'
import { SOURCE_ADDRESS_MAX, TITLE_MAX } from '#src/contract/limits.ts'
import { KeptNotice } from '#src/features/projects/kept-notice.tsx'
import { SendProgress } from '#src/features/runs/send-progress.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatLength } from '#src/lib/format-length.ts'
import { ChosenFile } from '#src/ui/chosen-file.tsx'
import { DropZone } from '#src/ui/drop-zone.tsx'
import { Select } from '#src/ui/select.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { BackgroundFields } from '../form/background-fields.tsx'
import { SourceLanguage, TargetLanguages } from '../form/language-fields.tsx'
import type { Source } from './dub-draft.ts'
import { PartFields } from './part-fields.tsx'
import type { CreateDub } from './use-create-dub.ts'

interface FieldsProps {
  form: CreateDub
}

function SourceFile({ form }: FieldsProps) {
  const { t } = useTranslation('dubbing')
  const { chosen, duration, endsShort, isChecking, isPending } = form
  if (!chosen) return null
  return (
    <div className="mt-3">
      <ChosenFile
        name={chosen.name}
        icon={<Film size={16} aria-hidden className="shrink-0 text-muted" />}
        aside={
          <>
            {isChecking && <Spinner />}
            {isChecking ? t('create.checking') : duration !== undefined && formatLength(duration)}
          </>
        }
        removeLabel={t('create.removeFile')}
        isDisabled={isPending}
        onRemove={() => form.choose(undefined)}
      />
      {endsShort && <EndsShortNote />}
    </div>
  )
}

function FileFields({ form }: FieldsProps) {
  const { t } = useTranslation('dubbing')
  const { service } = form
  const { extensions = [], max_file_mb = 0, max_minutes = 0 } = service?.limits ?? {}
  return (
    <>
      <DropZone
        label={t('create.drop')}
        buttonLabel={t('create.chooseFile')}
        hint={
          service &&
          t('create.limit', {
            kinds: extensions.map((ending) => ending.toUpperCase()).join(', '),
            size: max_file_mb,
            minutes: max_minutes,
          })
        }
        accept={extensions.map((ending) => `.${ending}`)}
        isDisabled={form.isPending}
        problem={form.problem}
        onFiles={([file]) => form.choose(file)}
      />
      <SourceFile form={form} />
    </>
  )
}

function AddressField({ form }: FieldsProps) {
  const { t } = useTranslation('dubbing')
  return (
    <TextField
      type="url"
      label={t('create.url')}
      hint={t('create.urlHint')}
      error={form.refused.source_url}
      value={form.fields.url}
      maxLength={SOURCE_ADDRESS_MAX}
      readOnly={form.isPending}
      onChange={(event) => form.change({ url: event.target.value })}
    />
  )
}

const AUTO = 'auto'
const SPEAKER_CHOICES = [1, 2, 3, 4, 5, 6, 8, 10]

function Options({ form }: FieldsProps) {
  const { t } = useTranslation('dubbing')
  const { fields, refused, isPending, change } = form
  return (
    <>
      <SourceLanguage
        value={fields.sourceLanguage}
        error={refused.sourceLanguage}
        isDisabled={isPending}
        onChange={(sourceLanguage) => change({ sourceLanguage })}
      />
      <TargetLanguages
        value={form.targets}
        source={fields.sourceLanguage}
        error={refused.targets}
        isDisabled={isPending}
        onChange={(targets) => change({ targets })}
      />
      <Select
        label={t('form.speakers')}
        value={fields.speakers === null ? AUTO : String(fields.speakers)}
        options={[
          { value: AUTO, label: t('form.auto') },
          ...SPEAKER_CHOICES.map((count) => ({ value: String(count), label: String(count) })),
        ]}
        isDisabled={isPending}
        onChange={(value) => change({ speakers: value === AUTO ? null : Number(value) })}
      />
      <PartFields form={form} />
      <BackgroundFields
        value={fields.background}
        isDisabled={isPending}
        onChange={(background) => change({ background })}
      />
    </>
  )
}

function Price({ form: { price, fields } }: FieldsProps) {
  const { t } = useTranslation('dubbing')
  const { money } = useFormat()
  if (fields.source === 'url') return <p className="text-muted">{t('create.priceLater')}</p>
  return (
    <p role="status" className="font-strong">
      {price === undefined ? t('create.noPrice') : t('create.price', { price: money(price) })}
    </p>
  )
}

export function CreateFields({ form }: FieldsProps) {
  const { t } = useTranslation('dubbing')
  const { fields, isRestored, isPending, percent, startAfresh, change } = form
  return (
    <div className="flex flex-col gap-5">
      {isRestored && <KeptNotice of="form" onAfresh={startAfresh} />}
      <Tabs<Source>
        label={t('create.source')}
        value={fields.source}
        onChange={(source) => change({ source })}
        tabs={[
          { value: 'file', label: t('create.file'), content: <FileFields form={form} /> },
          { value: 'url', label: t('create.address'), content: <AddressField form={form} /> },
        ]}
      />
      <TextField
        label={t('create.name')}
        hint={t('create.nameHint')}
        placeholder={form.titleOfSource}
        error={form.refused.title}
        value={fields.title}
        maxLength={TITLE_MAX}
        readOnly={isPending}
        onChange={(event) => change({ title: event.target.value })}
      />
      <Options form={form} />
      <Price form={form} />
      {isPending && <SendProgress label={t('create.sending')} percent={percent ?? 0} />}
    </div>
  )
}
