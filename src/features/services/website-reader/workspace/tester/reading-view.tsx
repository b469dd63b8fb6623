import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { ArticleReading } from './read-article.ts'

const MAX_SHOWN = 40

export function ReadingView({ reading }: { reading: ArticleReading }) {
  const { t } = useTranslation('website-reader-lazy')
  const { found, title, paragraphs, characters, skipped } = reading
  if (found === 0) return <Notice tone="warn">{t('tester.none')}</Notice>
  const counts = [
    t('tester.found', { count: found }),
    t('tester.characters', { count: characters }),
    t('tester.skipped', { count: skipped.length }),
  ]
  return (
    <>
      <p role="status" className="tabular">
        {counts.join(' · ')}
        {found > 1 && ` · ${t('tester.several')}`}
      </p>
      {title && <p className="wrap-long">{t('tester.title', { title })}</p>}
      {paragraphs.length === 0 && <Notice tone="warn">{t('tester.empty')}</Notice>}
      {paragraphs.length > 0 && (
        <section aria-label={t('tester.read')} className="flex max-w-reading flex-col gap-2">
          <h2 className="text-14 font-strong">{t('tester.read')}</h2>
          {paragraphs.slice(0, MAX_SHOWN).map(({ number: place, text }) => (
            <p key={place} {...inOwnLanguage(text)} className="wrap-long text-16">
              {text}
            </p>
          ))}
          {paragraphs.length > MAX_SHOWN && (
            <p className="text-muted">
              {t('tester.more', {
                count: paragraphs.length - MAX_SHOWN,
              })}
            </p>
          )}
        </section>
      )}
      {skipped.length > 0 && (
        <section aria-label={t('tester.leftOut')} className="flex max-w-reading flex-col gap-2">
          <h2 className="text-14 font-strong">{t('tester.leftOut')}</h2>
          <ul className="flex flex-col gap-1 text-muted">
            {skipped.slice(0, MAX_SHOWN).map(({ selector, text, number: place }) => (
              <li key={place} className="wrap-long">
                <code className="font-mono text-13">{selector}</code> <s {...inOwnLanguage(text)}>{text}</s>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
