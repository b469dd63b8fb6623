import { useEffect } from 'react'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { useSaveOffer } from '#src/drafts/save-drafts.ts'
import { KeptNotice } from '#src/features/projects/kept-notice.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { ReaderFields } from '../form/reader-fields.tsx'
import { formOfProject } from '../form/reader-form-schema.ts'
import { useReaderForm } from '../form/use-reader-form.ts'
import { useSaveSettings } from './settings-mutations.ts'

export function SettingsPanel({ project }: { project: Project }) {
  const { t } = useTranslation('website-reader')
  const saved = formOfProject(project)
  const state = useReaderForm(project.id, saved)
  const { form, isRestored, startAfresh } = state
  const { isDirty } = form.formState
  const save = useSaveSettings(project, state)
  const isLocked = project.status === projectStatuses.IN_PROGRESS
  const savedText = JSON.stringify(saved)
  useEffect(() => {
    // Renamed in the header, or saved in another tab.
    form.reset(JSON.parse(savedText), { keepDirtyValues: true })
  }, [form, savedText])
  useSaveOffer(
    isDirty && !isLocked,
    form.handleSubmit((values) => save.mutateAsync(values)),
  )
  const submit = form.handleSubmit((values) => !save.isPending && save.mutate(values))
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      {isLocked && <Notice>{t('settings.locked')}</Notice>}
      {isRestored && <KeptNotice of="changes" onAfresh={() => startAfresh(saved)} />}
      <div className="max-w-wide">
        <ReaderFields form={form} isDisabled={isLocked || save.isPending} />
      </div>
      <div className="at-foot z-10 -mx-4 -mb-4 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-paper px-4 py-3 md:-mx-6 md:-mb-6 md:px-6">
        <div className="min-w-0 flex-1">
          <p role="status" className="text-muted">
            {isDirty && t('settings.unsaved')}
          </p>
          <RefusalList refusals={state.refusals} />
        </div>
        {isDirty && (
          <Button variant="quiet" onClick={() => startAfresh(saved)}>
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
      </div>
    </form>
  )
}
