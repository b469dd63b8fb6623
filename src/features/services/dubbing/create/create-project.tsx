import { useId } from 'react'
import { CleanRecording } from '#src/audio/cleaning/clean-recording.tsx'
import { CutOffNote } from '#src/audio/cut-off-note.tsx'
import { SOURCE_ADDRESS_MAX } from '#src/contract/limits.ts'
import { limitsOf } from '#src/features/catalog/limits-of.ts'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { ChosenSource } from '#src/features/create/chosen-source.tsx'
import { CreateFrame, type CreateProps } from '#src/features/create/create-frame.tsx'
import { SourceTabs } from '#src/features/create/source-tabs.tsx'
import { TitleField } from '#src/features/create/title-field.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatLength } from '#src/lib/format-length.ts'
import { DropZone } from '#src/ui/drop-zone.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { BackgroundFields } from '../form/background-fields.tsx'
import { SourceLanguage, TargetLanguages } from '../form/language-fields.tsx'
import { titleOfDub } from './dub-form.ts'
import { type CreateDub, useCreateDub } from './use-create-dub.ts'

interface FieldsProps {
  dub: CreateDub
}

function FileFields({ dub }: FieldsProps) {
  const { t } = useTranslation(['dubbing-form', 'common'])
  const { service, fields, isPending } = dub
  const { extensions = [], max_file_mb = 0, max_minutes = 0 } = service ? limitsOf(service) : {}
  const kinds = extensions.map((ending) => ending.toUpperCase()).join(', ')
  return (
    <div className="flex flex-col gap-3">
      <DropZone
        label={t('create.drop')}
        buttonLabel={t('create.chooseFile')}
        folderProblem={(name) => t('common:folder', { name })}
        hint={service && t('create.limit', { kinds, size: max_file_mb, minutes: max_minutes })}
        accept={extensions.map((ending) => `.${ending}`)}
        isDisabled={isPending}
        problem={dub.problem ?? dub.errorOf('file')}
        onFiles={([file]) => dub.change({ file: file ?? null })}
      />
      {fields.file && (
        <ChosenSource
          file={fields.file}
          length={dub.duration}
          isChecking={dub.isChecking}
          isDisabled={isPending}
          note={dub.endsShort && <CutOffNote />}
          tool={
            // During the check of what was cleaned, the button keeps the focus.
            (dub.isChecking || dub.duration !== undefined) && (
              <CleanRecording
                source={fields.file}
                maxMegabytes={max_file_mb}
                onCleaned={(file) => dub.change({ file })}
              />
            )
          }
          onRemove={() => dub.change({ file: null })}
        />
      )}
    </div>
  )
}

function LinkField({ dub }: FieldsProps) {
  const { t } = useTranslation(['create', 'dubbing-form'])
  return (
    <TextField
      type="url"
      label={t('source.link')}
      hint={t('dubbing-form:create.urlHint')}
      maxLength={SOURCE_ADDRESS_MAX}
      {...dub.inputOf('url')}
    />
  )
}

function PartFields({ dub }: FieldsProps) {
  const { t } = useTranslation(['dubbing-form', 'common'])
  const { fields, isPending, change } = dub
  const { from, to } = fields
  const id = useId()
  const error = dub.partProblem ?? dub.errorOf('from')
  return (
    <fieldset aria-labelledby={`${id}-name`} aria-describedby={error ? `${id}-error` : undefined}>
      <div id={`${id}-name`} className="pb-1 text-14 font-strong">
        {t('create.part')}
      </div>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={t('create.from')}
          placeholder={formatLength(0)}
          value={from}
          readOnly={isPending}
          onChange={(event) => change({ from: event.target.value, to })}
        />
        <TextField
          label={t('create.to')}
          placeholder={formatLength(dub.duration ?? 0)}
          value={to}
          readOnly={isPending}
          onChange={(event) => change({ from, to: event.target.value })}
        />
      </div>
      {!error && <p className="pt-1 text-13 text-muted">{t('create.partHint')}</p>}
      <div className="pt-1">
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
    </fieldset>
  )
}

const AUTO = 'auto'
const SPEAKER_CHOICES = [1, 2, 3, 4, 5, 6, 8, 10]

function Options({ dub }: FieldsProps) {
  const { t } = useTranslation('dubbing-form')
  const { fields, isPending, change } = dub
  return (
    <>
      <SourceLanguage
        value={fields.sourceLanguage}
        error={dub.errorOf('sourceLanguage')}
        isDisabled={isPending}
        onChange={(sourceLanguage) => change({ sourceLanguage })}
      />
      <TargetLanguages
        value={dub.targets}
        source={fields.sourceLanguage}
        error={dub.errorOf('targets')}
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
      <PartFields dub={dub} />
      <BackgroundFields
        value={fields.background}
        isDisabled={isPending}
        onChange={(background) => change({ background })}
      />
    </>
  )
}

function useSummary({ fields, seconds, price, targets }: CreateDub) {
  const { t } = useTranslation('create')
  const languageName = useLanguageName()
  const isLink = fields.source === 'url'
  return {
    facts: [
      [t('fact.length'), seconds !== undefined && formatLength(seconds)],
      [t('fact.languages'), targets.map(languageName).join(', ')],
    ] as const,
    price,
    work: seconds === undefined ? undefined : { lengths: [seconds], times: targets.length },
    note: t(isLink ? 'note.later' : 'note.quote'),
  }
}

export function CreateProject({ onClose }: CreateProps) {
  const { t } = useTranslation('dubbing-form')
  const dub = useCreateDub(onClose)
  const { fields, change } = dub
  return (
    <CreateFrame
      title={t('create.title')}
      lead={t('create.lead')}
      summary={useSummary(dub)}
      action="continue"
      actionPrice={dub.price}
      {...dub.frame}
    >
      <SourceTabs
        value={fields.source}
        onChange={(source) => change({ source })}
        sources={[
          { value: 'file', word: 'file', content: <FileFields dub={dub} /> },
          { value: 'url', word: 'link', content: <LinkField dub={dub} /> },
        ]}
      />
      <TitleField {...dub.inputOf('title')} otherwise={titleOfDub(fields)} />
      <Options dub={dub} />
    </CreateFrame>
  )
}
