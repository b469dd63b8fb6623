import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { sampleState } from './new-project.ts'

/** First screen of a customer without projects: a sample text, one press away from the editor. */
export function FirstUsePanel() {
  const { t } = useTranslation('catalog')
  const sample = t('home.first.sample')
  return (
    <section aria-labelledby="first-use" className="flex flex-col items-start gap-4 rounded-md bg-sunken p-6">
      <div className="max-w-reading">
        <h2 id="first-use" className="text-20 font-strong">
          {t('home.first.title')}
        </h2>
        <p className="wrap-long mt-1 text-muted">{t('home.first.text')}</p>
      </div>
      <blockquote className="wrap-long max-w-reading text-16">{sample}</blockquote>
      <LocalizedLink
        to={paths.createProject('text-to-speech')}
        state={sampleState(sample)}
        className={buttonStyles('secondary')}
      >
        {t('home.first.action')}
      </LocalizedLink>
    </section>
  )
}
