import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { FinishHydration } from '#src/routing/resume-prerendered-page.tsx'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { textLinkStyles } from '#src/ui/link-styles.ts'

const NOT_FOUND = 404

/**
 * Unknown paths, and items that do not exist or belong to another customer: status and message [spec 2].
 * @param message the server's message, if a request was made
 */
export function NotFoundScreen({ message }: { message?: string | undefined }) {
  const { t } = useTranslation('errors')
  return (
    <div className="flex flex-col items-start gap-4 py-10">
      <p className="text-14 text-muted tabular">{NOT_FOUND}</p>
      <ScreenHeading title={t('notFound.title')} />
      <p className="wrap-long text-muted">{message ?? t('notFound.text')}</p>
      <LocalizedLink to={paths.home()} className={textLinkStyles}>
        {t('notFound.home')}
      </LocalizedLink>
      <FinishHydration />
    </div>
  )
}
