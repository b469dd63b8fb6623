import { wordsIn } from '#src/drafts/readable-draft.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { Notice } from '#src/ui/notice.tsx'

const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })

/**
 * Shows what others have saved in fields changed here, so that the customer can read it before it is
 * overwritten.
 */
export function ConflictNotice({ crossed }: { crossed: object }) {
  const { t } = useTranslation('drafts')
  const byField = Map.groupBy(wordsIn(crossed), ({ field }) => field)
  if (byField.size === 0) return null
  return (
    <div role="alert" ref={bringIntoView} className="scroll-mb-4">
      <Notice tone="warn" title={t('crossed.title')}>
        <p>{t('crossed.text')}</p>
        <dl>
          {[...byField].map(([field, texts]) => {
            const text = texts.map(({ words }) => words).join('\n')
            return (
              <div key={field} className="pt-2">
                <dt className="font-strong">{t(`field.${field}`)}</dt>
                <dd {...inOwnLanguage(text)} className="wrap-long whitespace-pre-wrap">
                  {text}
                </dd>
              </div>
            )
          })}
        </dl>
      </Notice>
    </div>
  )
}
