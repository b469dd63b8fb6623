import type { PlayerOnSites } from '#src/contract/exports-code.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatLength } from '#src/lib/format-length.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'

interface ListensTableProps {
  listens: PlayerOnSites['listens']
}

const headStyles = 'px-2 py-2 text-13 font-strong text-muted'
const figureStyles = 'tabular px-2 py-2 text-end align-top whitespace-nowrap'

export function ListensTable({ listens }: ListensTableProps) {
  const { t } = useTranslation('website-reader-lazy')
  const { number } = useFormat()
  if (!listens) return null
  return (
    <>
      <h3 className="pt-2 text-14 font-strong">{t('sites.listens')}</h3>
      {listens.length === 0 ? (
        <p className="text-muted">{t('sites.unheard')}</p>
      ) : (
        <table className="w-full border-collapse border border-line" aria-label={t('sites.listens')}>
          <thead>
            <tr>
              <th scope="col" className={`${headStyles} text-start`}>
                {t('sites.article')}
              </th>
              <th scope="col" className={`${headStyles} text-end`}>
                {t('sites.plays')}
              </th>
              <th scope="col" className={`${headStyles} text-end`}>
                {t('sites.listened')}
              </th>
            </tr>
          </thead>
          <tbody>
            {listens.map(({ path, title, plays, seconds }) => (
              <tr key={path} className="border-t border-line">
                <th
                  scope="row"
                  {...inOwnLanguage(title ?? '')}
                  title={path}
                  className="wrap-long px-2 py-2 text-start font-normal"
                >
                  {title || path}
                </th>
                <td className={figureStyles}>{number(plays)}</td>
                <td className={figureStyles}>{formatLength(seconds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
