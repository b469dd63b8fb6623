import type { Project } from '#src/contract/project.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Select } from '#src/ui/select.tsx'
import { useReminder } from '../../bot/reminders.ts'

const choices = ['never', 'day', 'week', 'month'] as const

/** How often the customer is reminded to read the pages of the bot again. */
export function ReminderSelect({ project }: { project: Project }) {
  const { t } = useTranslation('chat-bot-questions')
  const { reminder, remind } = useReminder(project)
  return (
    <div className="max-w-field">
      <Select<(typeof choices)[number]>
        label={t('pages.reminder.label')}
        hint={t('pages.reminder.hint')}
        value={reminder?.every ?? 'never'}
        options={choices.map((value) => ({ value, label: t(`pages.reminder.every.${value}`) }))}
        onChange={(every) => remind(every === 'never' ? undefined : every)}
      />
    </div>
  )
}
