import { Camera } from 'lucide-react'
import { useRef, useState } from 'react'
import { MAX_PAGES } from '#src/contract/form-choices.ts'
import { lazyPartsWith, usePrefetchParts } from '#src/features/catalog/lazy-part.tsx'
import { limitsOf } from '#src/features/catalog/limits-of.ts'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { CreateFrame, type CreateProps } from '#src/features/create/create-frame.tsx'
import { TitleField } from '#src/features/create/title-field.tsx'
import { titleOf } from '#src/features/create/title-of-source.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { DropZone } from '#src/ui/drop-zone.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { LanguagesField } from '../form/languages-field.tsx'
import { type CreateForm, useCreateForm } from './use-create-form.ts'

interface FieldsProps {
  form: CreateForm
}

const DocumentList = lazyPartsWith(['detect-text-form'])('DocumentList', () => import('./document-list.tsx'))

const lazyParts = [DocumentList]

/** The chosen documents. After the last one is removed, their list stays to pass on the focus. */
function Documents({ form }: FieldsProps) {
  const count = form.documents.length
  const [isNeeded, setIsNeeded] = useState(count > 0)
  if (count > 0 && !isNeeded) setIsNeeded(true)
  usePrefetchParts(lazyParts)
  return (
    isNeeded && (
      <LazyBoundary resetKey={count}>
        <DocumentList form={form} />
      </LazyBoundary>
    )
  )
}

function Upload({ form }: FieldsProps) {
  const { t } = useTranslation(['detect-text-form', 'common'])
  const limits = form.service && limitsOf(form.service)
  return (
    <DropZone
      label={t('upload.label')}
      buttonLabel={t('upload.button')}
      folderProblem={(name) => t('common:folder', { name })}
      hint={limits && t('upload.hint', { size: limits.max_file_mb ?? 0, pages: MAX_PAGES })}
      problem={form.filesProblem}
      accept={['image/*', 'application/pdf', '.pdf']}
      isMultiple
      isDisabled={form.isPending}
      onFiles={form.add}
    />
  )
}

/** Only for phones: their file dialog may offer existing photographs without the camera. */
function Photograph({ form: { add, isPending } }: FieldsProps) {
  const { t } = useTranslation('detect-text-form')
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="hidden pointer-coarse:grid">
      <Button
        icon={<Camera size={16} aria-hidden />}
        disabled={isPending}
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

function CreateFields({ form }: FieldsProps) {
  const { t } = useTranslation(['detect-text-form', 'common'])
  const { fields, documents, isPending, change } = form
  if (form.hasFailed) {
    return (
      <ErrorState title={t('create.failed')} retryLabel={t('common:actions.retry')} onRetry={form.reload}>
        {t('create.failedText')}
      </ErrorState>
    )
  }
  return (
    <>
      <div className="flex flex-col gap-2">
        <Upload form={form} />
        <Photograph form={form} />
        <fieldset role="none" disabled={isPending} className="contents">
          <Documents form={form} />
        </fieldset>
        {form.isOver && <Notice tone="error">{t('create.tooMany', { pages: MAX_PAGES })}</Notice>}
      </div>
      <TitleField {...form.inputOf('title')} otherwise={documents[0] && titleOf(documents[0].file.name)} />
      <fieldset role="none" disabled={isPending} className="contents">
        <LanguagesField
          languages={fields.languages}
          error={form.errorOf('languages')}
          onChange={(languages) => change({ languages })}
        />
      </fieldset>
    </>
  )
}

function useSummary({ fields, documents, sendable, count, price }: CreateForm) {
  const { t } = useTranslation('create')
  const languageName = useLanguageName()
  const hasPages = sendable.length > 0 && count.isWhole
  return {
    facts: [
      [t('fact.files'), documents.length > 0 && documents.length],
      [t('fact.pages'), hasPages && count.pages],
      [t('fact.languages'), fields.languages.map(languageName).join(', ') || t('auto')],
    ] as const,
    price: sendable.length > 0 ? price : undefined,
    work: { pages: count.unread },
    note: t(sendable.length > 0 && price === undefined ? 'note.later' : 'note.start'),
  }
}

export function CreateProject({ onClose }: CreateProps) {
  const { t } = useTranslation('detect-text-form')
  const form = useCreateForm(onClose)
  const summary = useSummary(form)
  const isPriceLater = form.sendable.length > 0 && form.price === undefined
  return (
    <CreateFrame
      title={t('create.title')}
      lead={t('create.lead')}
      summary={summary}
      action={isPriceLater ? 'continue' : 'start'}
      actionPrice={summary.price}
      isSentByEnter={false}
      {...form.frame}
    >
      <CreateFields form={form} />
    </CreateFrame>
  )
}
