import { Camera } from 'lucide-react'
import { useRef } from 'react'
import { MAX_PAGES } from '#src/contract/detect-text.ts'
import { TITLE_MAX } from '#src/contract/limits.ts'
import { KeptNotice } from '#src/features/projects/kept-notice.tsx'
import { SendProgress } from '#src/features/runs/send-progress.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { DropZone } from '#src/ui/drop-zone.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { LanguagesField } from '../form/languages-field.tsx'
import { DocumentList } from './document-list.tsx'
import type { CreateForm } from './use-create-form.ts'

function Upload({ form }: { form: CreateForm }) {
  const { t } = useTranslation('detect-text')
  const limits = form.service?.limits
  return (
    <DropZone
      label={t('upload.label')}
      buttonLabel={t('upload.button')}
      hint={limits && t('upload.hint', { size: limits.max_file_mb ?? 0, pages: MAX_PAGES })}
      accept={['image/*', 'application/pdf', '.pdf']}
      isMultiple
      isDisabled={form.isSending}
      onFiles={form.add}
    />
  )
}

/** Of phones alone: among files the system may offer the photographs that there are, and not the camera. */
function Photograph({ form: { add, isSending } }: { form: CreateForm }) {
  const { t } = useTranslation('detect-text')
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="hidden pointer-coarse:grid">
      <Button
        icon={<Camera size={16} aria-hidden />}
        disabled={isSending}
        onClick={() => input.current?.click()}
      >
        {t('upload.photo')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        tabIndex={-1}
        aria-label={t('upload.photo')}
        className="hidden"
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </div>
  )
}

export function CreateFields({ form }: { form: CreateForm }) {
  const { t } = useTranslation(['detect-text', 'common'])
  if (form.hasFailed) {
    return (
      <ErrorState title={t('create.failed')} retryLabel={t('common:actions.retry')} onRetry={form.reload}>
        {t('create.failedText')}
      </ErrorState>
    )
  }
  return (
    <div className="flex flex-col gap-6">
      {form.isRestored && <KeptNotice of="form" onAfresh={form.startAfresh} />}
      <div className="flex flex-col gap-2">
        <Upload form={form} />
        <Photograph form={form} />
        <fieldset role="none" disabled={form.isSending} className="contents">
          <DocumentList form={form} />
        </fieldset>
        {form.isOver && <Notice tone="error">{t('create.tooMany', { pages: MAX_PAGES })}</Notice>}
      </div>
      <TextField
        label={t('create.name')}
        aside={t('create.optional')}
        maxLength={TITLE_MAX}
        dir="auto"
        error={form.refusals.title}
        value={form.title}
        readOnly={form.isSending}
        onChange={(event) => form.setTitle(event.target.value)}
      />
      <fieldset role="none" disabled={form.isSending} className="contents">
        <LanguagesField
          languages={form.languages}
          error={form.refusals.language}
          onChange={form.setLanguages}
        />
      </fieldset>
      {form.percent !== undefined && <SendProgress label={t('create.sending')} percent={form.percent} />}
    </div>
  )
}
