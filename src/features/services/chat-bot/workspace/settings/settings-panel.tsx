import { type ReactNode, useId } from 'react'
import { errorsOutsideForm } from '#src/api/form-errors.ts'
import type { Project } from '#src/contract/project.ts'
import { FieldConflicts } from '#src/features/projects/field-conflicts.tsx'
import { TabFoot } from '#src/features/workspace/tab-foot.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { FormFields } from '#src/ui/form-fields.tsx'
import { passToSubmit } from '#src/ui/pass-focus.ts'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { RestoredNotice } from '#src/ui/restored-notice.tsx'
import { AvatarField } from './avatar-field.tsx'
import { PersonaFields } from './persona-fields.tsx'
import { canBeSaved, draftOf, type SettingsDraft } from './settings-form.ts'
import { LookFields, SiteFields } from './site-fields.tsx'
import { useSettings } from './use-settings.ts'
import { WidgetPreview } from './widget-preview.tsx'

const FIELDS_SHOWN = [
  ...['language', 'image', 'bot.domains', 'bot.limits.answers_per_day'],
  ...['name', 'greeting', 'suggestions', 'fallback'].map((part) => `bot.persona.${part}`),
]

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <h2 id={id} className="text-16 font-strong">
        {title}
      </h2>
      {children}
    </section>
  )
}

function SettingsForm({ project, saved }: { project: Project; saved: SettingsDraft }) {
  const { t } = useTranslation(['chat-bot-lazy', 'projects'])
  const settings = useSettings(project, saved)
  const { draft, isDirty, isPending, discard, avatarUrl: avatar } = settings
  return (
    <form onSubmit={settings.submit} noValidate className="flex flex-col gap-6">
      {settings.isRestored && (
        <RestoredNotice
          text={t('projects:kept.changes')}
          afreshLabel={t('settings.discard')}
          onAfresh={discard}
        />
      )}
      <FormFields isDisabled={isPending} layout="grid min-w-0 gap-x-10 gap-y-8 md:grid-cols-2">
        <Part title={t('settings.persona')}>
          <PersonaFields settings={settings} />
        </Part>
        <div className="flex min-w-0 flex-col gap-8">
          <Part title={t('settings.look')}>
            <AvatarField settings={settings} src={avatar} />
            <LookFields settings={settings} />
            <WidgetPreview draft={draft} avatar={avatar} />
          </Part>
          <Part title={t('settings.site')}>
            <SiteFields settings={settings} />
          </Part>
        </div>
      </FormFields>
      <FieldConflicts crossed={settings.crossed} />
      <TabFoot layout="flex-wrap items-center justify-end gap-2">
        <div className="min-w-0 flex-1">
          <p role="status" className="text-muted">
            {isDirty && t('settings.unsaved')}
          </p>
          <RefusalList refusals={errorsOutsideForm(settings.refusals, FIELDS_SHOWN)} />
        </div>
        {isDirty && (
          <Button variant="quiet" onClick={passToSubmit(discard)}>
            {t('settings.discard')}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          disabled={!isDirty || !canBeSaved(draft)}
          isPending={isPending}
          pendingLabel={t('settings.saving')}
        >
          {t('settings.save')}
        </Button>
      </TabFoot>
    </form>
  )
}

export function SettingsPanel({ project }: { project: Project }) {
  const saved = draftOf(project)
  return saved ? <SettingsForm project={project} saved={saved} /> : null
}
