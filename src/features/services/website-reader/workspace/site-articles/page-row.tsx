import { useId } from 'react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { Sums } from '#src/ui/sums.tsx'
import { MAX_PARAGRAPHS } from '../preview/added-articles.ts'
import type { ArticleChange } from './compare-article.ts'
import { charactersOf, isDifferent, type SitePageRow } from './site-page.ts'

interface PageRowProps {
  row: SitePageRow
  /** Price of the paragraphs that are spoken, in qəpik. */
  price: number | undefined
  isDisabled: boolean
  onChoose: (isChosen: boolean) => void
}

const SHOWN_PARAGRAPHS = 10

/** Paragraphs that are new on the page, and those that are gone. */
function Differences({ change: { added, removed } }: { change: ArticleChange }) {
  const { t } = useTranslation('website-reader-articles')
  const more = Math.max(0, removed.length - SHOWN_PARAGRAPHS) + Math.max(0, added.length - SHOWN_PARAGRAPHS)
  return (
    <Disclosure summary={t('differences')}>
      <div className="flex flex-col gap-1 py-1 ps-5">
        {removed.slice(0, SHOWN_PARAGRAPHS).map((text) => (
          <del key={text} {...inOwnLanguage(text)} className="wrap-long text-muted">
            {text}
          </del>
        ))}
        {added.slice(0, SHOWN_PARAGRAPHS).map((text) => (
          <ins key={text} {...inOwnLanguage(text)} className="wrap-long no-underline">
            {text}
          </ins>
        ))}
        {more > 0 && <p className="text-muted">{t('more', { count: more })}</p>}
      </div>
    </Disclosure>
  )
}

function State({ row, price }: Pick<PageRowProps, 'row' | 'price'>) {
  const { t } = useTranslation('website-reader-articles')
  const { money } = useFormat()
  const { found } = row
  if (found.kind === 'fetching') return <Spinner label={t('fetching')} />
  if (found.kind === 'refused') return <p className="wrap-long text-13 text-danger">{found.why}</p>
  if (found.kind === 'failed') return <p className="text-13 text-danger">{t('failed')}</p>
  if (found.kind === 'unusable')
    return <p className="text-13 text-danger">{t(`unusable.${found.why}`, { limit: MAX_PARAGRAPHS })}</p>
  if (found.kind === 'waiting') return <p className="text-13 text-muted">{t('waiting')}</p>
  const { added, removed } = found.change
  const facts = [
    found.isKnown && added.length > 0 && t('added', { count: added.length }),
    found.isKnown && removed.length > 0 && t('removed', { count: removed.length }),
    added.length > 0 && t('characters', { count: charactersOf(row) }),
    added.length > 0 && price !== undefined && money(price),
  ].filter(Boolean)
  return (
    <>
      {facts.length > 0 && (
        <p className="tabular text-13 text-muted">
          <Sums text={facts.join(' · ')} />
        </p>
      )}
      {found.isKnown && isDifferent(row) && <Differences change={found.change} />}
    </>
  )
}

function Mark({ row }: Pick<PageRowProps, 'row'>) {
  const { t } = useTranslation('website-reader-articles')
  if (row.found.kind !== 'article' || !row.found.isKnown) return null
  const isChanged = isDifferent(row)
  return <Badge tone={isChanged ? 'warn' : 'success'}>{t(isChanged ? 'changed' : 'same')}</Badge>
}

export function PageRow({ row, price, isDisabled, onChoose }: PageRowProps) {
  const id = useId()
  const { address, found, isChosen } = row
  const title = found.kind === 'article' ? found.title : undefined
  const isUsable = isDifferent(row)
  return (
    <div className="flex items-start gap-3 py-2">
      <input
        type="checkbox"
        aria-labelledby={id}
        checked={isUsable && isChosen}
        disabled={isDisabled || !isUsable}
        onChange={({ target }) => onChoose(target.checked)}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <div className="flex flex-wrap items-center gap-x-3">
          <p
            id={id}
            {...inOwnLanguage(title ?? '')}
            className="wrap-long min-w-0 flex-1 basis-48 font-strong"
          >
            {title ?? address}
          </p>
          <Mark row={row} />
        </div>
        {title && (
          <p dir="ltr" className="truncate text-start text-13 text-muted">
            {address}
          </p>
        )}
        <State row={row} price={price} />
      </div>
    </div>
  )
}
