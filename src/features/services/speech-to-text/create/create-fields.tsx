import { useRef } from 'react'
import { VoiceRecorder } from '#src/audio/recording/lazy-recorder.ts'
import { SOURCE_ADDRESS_MAX } from '#src/contract/limits.ts'
import { usePrefetchParts } from '#src/features/catalog/lazy-part.tsx'
import { limitsOf } from '#src/features/catalog/limits-of.ts'
import { SourceTabs } from '#src/features/create/source-tabs.tsx'
import { TitleField } from '#src/features/create/title-field.tsx'
import { titleOfAddress } from '#src/features/create/title-of-source.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { DropZone } from '#src/ui/drop-zone.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { Notice } from '#src/ui/notice.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useRemovalFocus } from '#src/ui/use-removal-focus.ts'
import { OptionsFields } from './options-fields.tsx'
import { recordingPrice } from './recording-queue.ts'
import { RecordingRow } from './recording-row.tsx'
import type { CreateForm } from './use-create-form.ts'
import type { useLeaveCreate } from './use-leave-create.ts'

const DEFAULT_MINUTES = 60

const LAZY_PARTS = [VoiceRecorder]

const QueueFunds = lazyComponent(async () => (await import('./queue-funds.tsx')).QueueFunds)

interface CreateFieldsProps {
  form: CreateForm
  leaving: Pick<ReturnType<typeof useLeaveCreate>, 'setIsRecording' | 'confirmLeave'>
  /** Called when a panel asks for money, and when it is gone. */
  onMoneyAsked: (isAsked: boolean) => void
}

function Queue({ form }: { form: CreateForm }) {
  const { t } = useTranslation('speech-to-text-form')
  const { draft, service, priceOf } = form
  const frame = useRef<HTMLDivElement>(null)
  useRemovalFocus(
    frame,
    draft.recordings.map(({ id }) => id),
  )
  return (
    <div ref={frame} tabIndex={-1} className="outline-none empty:-mt-2">
      {draft.recordings.length > 0 && (
        <ul aria-label={t('queue.label')}>
          {draft.recordings.map((recording) => (
            <RecordingRow
              key={recording.id}
              recording={recording}
              price={recordingPrice(recording, priceOf)}
              limits={service?.limits}
              onClean={(file) => form.replace(recording.id, file)}
              onRename={(title) => form.rename(recording.id, title)}
              onRemove={() => form.remove(recording.id)}
              onCancel={() => form.cancel(recording.id)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function AddressFields({ form }: { form: CreateForm }) {
  const { t } = useTranslation(['speech-to-text-form', 'create'])
  const { draft, urlProblem, changeUrl, renameUrl, submit, isAddressSending } = form
  const error =
    typeof urlProblem === 'object'
      ? (urlProblem.reason ?? t('url.failed'))
      : urlProblem && t(`url.problem.${urlProblem}`, { number: SOURCE_ADDRESS_MAX })
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={t('create:source.link')}
        hint={t('url.hint')}
        error={error}
        type="url"
        inputMode="url"
        value={draft.url}
        readOnly={isAddressSending}
        onChange={(event) => changeUrl(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          void submit()
        }}
      />
      <TitleField
        otherwise={titleOfAddress(draft.url)}
        error={typeof urlProblem === 'object' ? urlProblem.ofTitle : undefined}
        value={draft.urlTitle}
        readOnly={isAddressSending}
        onChange={({ target }) => renameUrl(target.value)}
      />
    </div>
  )
}

function UploadFields({ form }: { form: CreateForm }) {
  const { t } = useTranslation(['speech-to-text-form', 'create', 'common'])
  const { service, draft } = form
  const { extensions = [], max_file_mb = 0 } = service ? limitsOf(service) : {}
  return (
    <div className="flex flex-col gap-2">
      <DropZone
        label={t('upload.label')}
        buttonLabel={t('upload.button')}
        folderProblem={(name) => t('common:folder', { name })}
        hint={
          service &&
          t('upload.hint', {
            list: extensions.map((ending) => ending.toUpperCase()).join(', '),
            size: max_file_mb,
          })
        }
        accept={['audio/*', 'video/*', ...extensions.map((ending) => `.${ending}`)]}
        problem={
          draft.twice.length > 0
            ? t('queue.twice', { count: draft.twice.length, name: draft.twice.join(', ') })
            : form.isMissing && t('create:problem.files')
        }
        isMultiple
        onFiles={form.add}
      />
      <Queue form={form} />
    </div>
  )
}

function RecordFields({ form, leaving }: Pick<CreateFieldsProps, 'form' | 'leaving'>) {
  const { t } = useTranslation('speech-to-text-form')
  return (
    <div className="flex flex-col gap-2">
      {form.isMissing && <Notice tone="error">{t('create.noRecording')}</Notice>}
      <LazyBoundary>
        <VoiceRecorder
          names={form.draft.recordings.map(({ fileName }) => fileName)}
          maxSeconds={(form.service?.limits.max_minutes ?? DEFAULT_MINUTES) * 60}
          onUse={(file) => form.add([file])}
          onBusyChange={leaving.setIsRecording}
        />
      </LazyBoundary>
      <Queue form={form} />
    </div>
  )
}

export function CreateFields({ form, leaving, onMoneyAsked }: CreateFieldsProps) {
  const { t } = useTranslation(['speech-to-text-form', 'common'])
  const { service, draft, hasFailed } = form
  usePrefetchParts(LAZY_PARTS)
  if (hasFailed && !service) {
    return (
      <ErrorState title={t('create.failed')} retryLabel={t('common:actions.retry')} onRetry={form.reload}>
        {t('create.failedText')}
      </ErrorState>
    )
  }
  return (
    <>
      <SourceTabs
        value={draft.source}
        onChange={(source) => leaving.confirmLeave(() => form.change({ source }))}
        sources={[
          { value: 'upload', word: 'file', content: <UploadFields form={form} /> },
          { value: 'record', word: 'recording', content: <RecordFields form={form} leaving={leaving} /> },
          { value: 'url', word: 'link', content: <AddressFields form={form} /> },
        ]}
      />
      <fieldset role="none" disabled={form.isSending} className="contents">
        <OptionsFields
          options={draft.options}
          refusals={draft.refusals}
          onChange={(options) => form.change({ options })}
        />
      </fieldset>
      {draft.recordings.length > 0 && (
        <LazyBoundary resetKey={draft.recordings.length}>
          <QueueFunds form={form} onShown={onMoneyAsked} />
        </LazyBoundary>
      )}
    </>
  )
}
