import type { Project } from '#src/contract/project.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Select } from '#src/ui/select.tsx'
import { useServerNow } from '#src/ui/use-server-now.ts'
import { duePages, useReminder } from '../../bot/reminders.ts'

const choices = ['never', 'day', 'week', 'month'] as const

/** When the customer is reminded next, said when it changes. */
function NextReminder({ project }: { project: Project }) {
  const { t } = useTranslation('chat-bot-questions')
  const { date } = useFormat()
  const { reminder } = useReminder(project)
  const nowMs = useServerNow()
  const due = reminder ? duePages(project, reminder, nowMs) : []
  return (
    <p role="status" className="mt-1 text-13 text-muted empty:hidden">
      {due.length > 0
        ? t('pages.due.title', { count: due.length })
        : reminder?.dueAt && t('pages.reminder.next', { date: date(reminder.dueAt) })}
    </p>
  )
}

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
      <NextReminder project={project} />
    </div>
  )
}
