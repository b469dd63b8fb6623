import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { textLinkStyles } from '#src/ui/link-styles.ts'
import { Notice } from '#src/ui/notice.tsx'
import { useServerNow } from '#src/ui/use-server-now.ts'
import { useTaggings } from './project-tagging.ts'
import { projectsQueries } from './projects-queries.ts'
import { isReminderDue } from './reminder.ts'

/** Lists the bots whose pages are due to be read again; deleted bots are not among the listed projects. */
export function DueBotsNotice() {
  const { t } = useTranslation('projects-lazy')
  const nowMs = useServerNow()
  const { all, taggingOf } = useTaggings()
  const isAnyDue = all.some((tagging) => isReminderDue(tagging, nowMs))
  const list = projectsQueries.list('chat-bot')
  const { data: bots } = useQuery({ ...list, enabled: isAnyDue, meta: { silent: true } })
  const due = bots?.filter((bot) => isReminderDue(taggingOf(bot), nowMs)) ?? []
  if (due.length === 0) return null
  return (
    <Notice title={t('due.title')}>
      {t('due.text')}
      <ul className="mt-1 flex flex-col gap-1">
        {due.map((bot) => (
          <li key={bot.id}>
            <LocalizedLink
              to={paths.project(bot.slug, bot.id)}
              className={textLinkStyles}
              {...inOwnLanguage(bot.title)}
            >
              {bot.title}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
