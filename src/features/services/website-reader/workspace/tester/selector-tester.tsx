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
import { exampleOf } from './example-html.ts'
import { PageAddress } from './page-address.tsx'
import { PageField } from './page-field.tsx'
import { ReadingView } from './reading-view.tsx'
import { useReading } from './use-reading.ts'
import type { useTesterInput } from './use-tester-input.ts'

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
  const { t } = useTranslation('website-reader')
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
