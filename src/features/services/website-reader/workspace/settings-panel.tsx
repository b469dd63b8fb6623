import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { useSaveOffer } from '#src/drafts/save-drafts.ts'
import { useLatestValues } from '#src/drafts/use-latest-values.ts'
import { useOrigins } from '#src/drafts/use-origins.ts'
import { FieldConflicts } from '#src/features/projects/field-conflicts.tsx'
import { SavedDraftNotice } from '#src/features/projects/saved-draft-notice.tsx'
import { TabFoot } from '#src/features/workspace/tab-foot.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { passToSubmit } from '#src/ui/pass-focus.ts'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { ReaderFields } from '../form/reader-fields.tsx'
import { formOfProject } from '../form/reader-form-schema.ts'
import { useReaderForm, useSaveReaderDraft } from '../form/use-reader-form.ts'
import { useSaveReader } from './use-save-reader.ts'

export function SettingsPanel({ project }: { project: Project }) {
  const { t } = useTranslation('website-reader-lazy')
  const saved = formOfProject(project)
  const state = useReaderForm(saved)
  const { form, startAfresh } = state
  const origins = useOrigins(state.fields, state.start)
  const { isRestored } = useSaveReaderDraft(project.id, state, {
    isTouched: Object.keys(origins.changed).length > 0,
    kept: origins.kept,
    restore: (left) => origins.restore(left, left.was),
  })
  const { isDirty } = form.formState
  const save = useSaveReader(project, state)
  const isLocked = project.status === projectStatuses.IN_PROGRESS
  useLatestValues(form, saved)
  useSaveOffer(
    isDirty && !isLocked,
    form.handleSubmit((values) => save.sendAtOnce(values)),
  )
  const submit = form.handleSubmit((values) => !save.isPending && save.send(values))
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      {isLocked && <Notice>{t('settings.locked')}</Notice>}
      {isRestored && <SavedDraftNotice of="changes" onAfresh={() => startAfresh(saved)} />}
      <ReaderFields form={form} isDisabled={isLocked || save.isPending} />
      {!save.isPending && <FieldConflicts crossed={origins.crossed} />}
      <TabFoot layout="flex-wrap items-center justify-end gap-2">
        <div className="min-w-0 flex-1">
          <p role="status" className="text-muted">
            {isDirty && t('settings.unsaved')}
          </p>
          <RefusalList refusals={state.refusals} />
        </div>
        {isDirty && (
          <Button variant="quiet" onClick={passToSubmit(() => startAfresh(saved))}>
            {t('settings.discard')}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          disabled={!isDirty || isLocked}
          isPending={save.isPending}
          pendingLabel={t('settings.saving')}
        >
          {t('settings.save')}
        </Button>
      </TabFoot>
    </form>
  )
}
