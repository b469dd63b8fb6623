import { useTranslation } from '#src/i18n/use-translation.ts'
import { Badge } from '#src/ui/badge.tsx'
import { useServerNow } from '#src/ui/use-server-now.ts'
import type { Tagging } from './project-tagging.ts'
import { isReminderDue } from './reminder.ts'

/** Marks a bot whose pages are to be read again, as the customer wanted to be reminded. */
export function PagesDue({ tagging }: { tagging: Tagging }) {
  const { t } = useTranslation('projects-lazy')
  const nowMs = useServerNow()
  return isReminderDue(tagging, nowMs) && <Badge tone="info">{t('due.mark')}</Badge>
}
