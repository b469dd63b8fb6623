import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { type ReaderValues, selectorProblem } from '../../form/reader-form-schema.ts'
import { SkipField } from '../../form/skip-field.tsx'
import { useReaderMessage } from '../../form/use-reader-message.ts'
import { AddArticle } from './add-article.tsx'
import { PageAddress } from './page-address.tsx'
import { PageField } from './page-field.tsx'
import { type ArticleReading, readArticle } from './read-article.ts'
import { type PlainPage, readPage } from './read-page.ts'
import { ReadingView } from './reading-view.tsx'
import type { useTesterInput } from './use-tester-input.ts'

/** HTML of a page with the sample article, for customers who have no page at hand; parsed but never shown. */
function exampleOf({ body }: Project): string {
  const page = document.implementation.createHTMLDocument()
  const article = page.createElement('article')
  const content = article.appendChild(page.createElement('div'))
  content.className = 'content'
  body.blocks.forEach(({ text }, index) => {
    const element = content.appendChild(page.createElement(index === 0 ? 'h1' : 'p'))
    element.textContent = text
  })
  const ad = page.createElement('aside')
  ad.className = 'ad'
  ad.textContent = body.blocks[0]?.text ?? ''
  content.children[2]?.after(ad)
  page.body.append(page.createElement('nav'), article, page.createElement('footer'))
  return page.body.innerHTML.replaceAll('><', '>\n<')
}

interface ReadPage {
  readonly html: string
  readonly page: PlainPage | undefined
}

function usePage(html: string) {
  const [read, setRead] = useState<ReadPage>()
  const isEmpty = html.trim() === ''
  useEffect(() => {
    if (isEmpty) return
    const given = new AbortController()
    const tell = (page: PlainPage | undefined) => !given.signal.aborted && setRead({ html, page })
    readPage(html, given.signal).then(tell, () => tell(undefined))
    return () => given.abort()
  }, [html, isEmpty])
  return isEmpty
    ? { page: undefined, isReading: false }
    : { page: read?.page, isReading: read?.html !== html }
}

/** Never occurs in a selector. */
const SEPARATOR = '\0'

function useReading(html: string, selector: string | undefined, skipped: readonly string[]) {
  const { page, isReading } = usePage(useDeferredValue(html))
  const tried = useDeferredValue(selector)
  const skip = skipped.join(SEPARATOR)
  const reading: ArticleReading | undefined = useMemo(
    () => (page && tried ? readArticle(page, tried, skip === '' ? [] : skip.split(SEPARATOR)) : undefined),
    [page, tried, skip],
  )
  return { reading, isReading }
}

export type TriedRules = Pick<ReaderValues, 'selector' | 'skip_selectors'>

interface SelectorTesterProps {
  project: Project
  state: ReturnType<typeof useTesterInput>
  /** Called with the tried rules, for the settings. */
  onUse: (rules: TriedRules) => void
  onTaken: () => void
}

/** Address of the page, unless its HTML was edited or pasted. */
const fetchedFrom = ({ html, fetched }: ReturnType<typeof useTesterInput>['trial']) =>
  html === fetched?.html ? fetched.url : undefined

export function SelectorTester({ project, state, onUse, onTaken }: SelectorTesterProps) {
  const { t } = useTranslation('website-reader-lazy')
  const { say } = useReaderMessage()
  const { trial, saved, change } = state
  const { html, selector, skipped } = trial
  const problem = selectorProblem(selector)
  const { reading, isReading } = useReading(html, problem ? undefined : selector, skipped)
  const isOther = selector.trim() !== saved.selector.trim() || skipped.join('\n') !== saved.skipped.join('\n')
  const isUsable = isOther && !problem && project.status !== projectStatuses.IN_PROGRESS
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-reading text-muted">{t('tester.lead')}</p>
      <TextField
        label={t('tester.selector')}
        value={selector}
        onChange={(event) => change({ ...trial, selector: event.target.value })}
        error={problem && say(problem)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SkipField
        selectors={skipped}
        error={undefined}
        onChange={(selectors) => change({ ...trial, skipped: selectors })}
      />
      {isUsable && (
        <div>
          <Button onClick={() => onUse({ selector: selector.trim(), skip_selectors: [...skipped] })}>
            {t('tester.use')}
          </Button>
        </div>
      )}
      <PageAddress
        project={project}
        address={trial.address}
        onChange={(address) => change({ ...trial, address })}
        onFetched={(fetched) => change((now) => ({ ...now, fetched, html: fetched.html }))}
      />
      <PageField
        html={html}
        onChange={(html) => change({ ...trial, html })}
        onExample={() => change({ ...trial, html: exampleOf(project) })}
      />
      {isReading && !reading && <Skeleton shape="block" height={120} />}
      {reading && (
        <AddArticle project={project} reading={reading} address={fetchedFrom(trial)} onTaken={onTaken} />
      )}
      {reading && <ReadingView reading={reading} />}
    </div>
  )
}
