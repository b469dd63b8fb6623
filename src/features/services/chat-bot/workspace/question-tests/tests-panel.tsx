import { FlaskConical, Lightbulb } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import { lazyPartsWith, usePrefetchParts } from '#src/features/catalog/lazy-part.tsx'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { RunPanels } from '#src/features/runs/run-panels.tsx'
import { RunStatus } from '#src/features/runs/run-status.tsx'
import { TabFoot } from '#src/features/workspace/tab-foot.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { Sums } from '#src/ui/sums.tsx'
import { useFocusFallback } from '#src/ui/use-focus-fallback.ts'
import { WindowList } from '#src/ui/window-list.tsx'
import { contentOf, hasReadySource } from '../../bot/bot.ts'
import { sameQuestion } from '../../bot/question-table.ts'
import {
  askedQuestions,
  type QuestionTest,
  type Verdict,
  verdictOf,
  withQuestions,
} from '../../bot/question-tests.ts'
import type { BotRun } from '../../bot/use-bot-run.ts'
import { useQuestionTests } from '../../bot/use-question-tests.ts'
import { AddTests } from './add-tests.tsx'
import { TestRow } from './test-row.tsx'
import { useTestRun } from './use-test-run.ts'

/** Height of a question with two lines of its answer, in pixels. */
const ROW_PX = 96

const VERDICTS: readonly Verdict[] = ['changed', 'none', 'same', 'answered']

type TestRun = ReturnType<typeof useTestRun>

function Summary({ tests, price }: { tests: readonly QuestionTest[]; price: number | undefined }) {
  const { t } = useTranslation('chat-bot-questions')
  const { money } = useFormat()
  const charged = tests.filter(({ last }) => last?.outcome === 'answered').length
  const counts = VERDICTS.flatMap((verdict) => {
    const count = tests.filter((test) => verdictOf(test) === verdict).length
    return count === 0 ? [] : [t(`test.count.${verdict}`, { count })]
  })
  const cost = !price ? '' : t('test.charged', { count: charged, price: money(charged * price) })
  return (
    <p role="status" className="text-14">
      <Sums text={[...counts, cost].filter(Boolean).join(' · ')} />
    </p>
  )
}

interface FootProps {
  project: Project
  run: BotRun
  tests: readonly QuestionTest[]
  testRun: TestRun
}

function Progress({ testRun: { progress, stop } }: Pick<FootProps, 'testRun'>) {
  const { t } = useTranslation('chat-bot-questions')
  const { number } = useFormat()
  if (!progress?.isRunning) return null
  const { ids, done } = progress
  return (
    <div className="flex items-end gap-3">
      <div className="min-w-0 flex-1">
        <ProgressBar
          label={t('test.asking')}
          percent={(done / ids.length) * 100}
          valueText={t('table.progress', { done: number(done), all: number(ids.length) })}
        />
      </div>
      <Button onClick={stop}>{t('table.stop')}</Button>
    </div>
  )
}

/** Tests that the last run has not reached; undefined if it is not known or complete. */
function testsNotReached(tests: readonly QuestionTest[], { progress }: TestRun): readonly QuestionTest[] {
  if (!progress || progress.isRunning) return []
  const left = new Set(progress.ids.slice(progress.done))
  return tests.filter(({ id }) => left.has(id))
}

const canAsk = (project: Project, run: BotRun) =>
  run.canStart && hasReadySource(project) && isEditable(project)

interface AskButtonProps extends FootProps {
  wanted: readonly QuestionTest[]
  /** Asks only the questions that the last run has not reached. */
  isRest?: boolean
}

function AskButton({ project, run, testRun, wanted, isRest = false }: AskButtonProps) {
  const { t } = useTranslation('chat-bot-questions')
  const { money } = useFormat()
  const price = run.price === undefined ? undefined : run.price * wanted.length
  const isRunning = testRun.progress?.isRunning === true
  return (
    <Button
      variant={isRest ? 'secondary' : 'primary'}
      icon={<FlaskConical size={16} aria-hidden />}
      disabled={price === undefined || !canAsk(project, run)}
      isPending={isRunning && !isRest}
      pendingLabel={t('test.asking')}
      onClick={() => void testRun.start(wanted)}
    >
      {t(isRest ? 'test.rest' : 'test.ask', { count: wanted.length, price: money(price) })}
    </Button>
  )
}

function Foot(props: FootProps) {
  const { run, tests, testRun } = props
  const { t } = useTranslation(['chat-bot-questions', 'chat-bot'])
  const { money } = useFormat()
  const left = testsNotReached(tests, testRun)
  const isPart = left.length > 0 && left.length < tests.length
  return (
    <TabFoot layout="flex-col gap-3">
      <RunPanels run={run} resumeLabel={(price) => t('chat-bot:ask.resume', { price })} />
      <RunStatus run={run} />
      <Progress testRun={testRun} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-60 text-13 text-muted">
          {run.price === 0 && t('chat-bot:ask.sample')}
          {Boolean(run.price) && <Sums text={t('test.price', { price: money(run.price) })} />}
        </p>
        <div className="ms-auto flex flex-wrap justify-end gap-2">
          {isPart && <AskButton {...props} isRest wanted={left} />}
          <AskButton {...props} wanted={tests} />
        </div>
      </div>
    </TabFoot>
  )
}

function LeadText({ children }: { children: ReactNode }) {
  return <p className="max-w-reading text-14 text-muted">{children}</p>
}

const EstimateModal = lazyPartsWith(['chat-bot-lazy', 'chat-bot-questions', 'projects'])(
  'EstimateModal',
  () => import('../../modals/estimate-modal.tsx'),
)
const lazyParts = [EstimateModal]

interface EstimateProps {
  project: Project
  run: BotRun
  store: ReturnType<typeof useQuestionTests>
  testRun: TestRun
}

/** A free estimate before the paid test, which takes over its doubtful questions. */
function Estimate({ project, run, store, testRun }: EstimateProps) {
  const { t } = useTranslation('chat-bot-questions')
  const [isOpen, setIsOpen] = useState(false)
  usePrefetchParts(lazyParts)
  const close = () => setIsOpen(false)
  function ask(texts: readonly string[]) {
    close()
    const keys = new Set(texts.map(sameQuestion))
    let wanted: readonly QuestionTest[] = []
    const isKept = store.change((all) => {
      const next = withQuestions(all, texts)
      wanted = next.filter(({ text }) => keys.has(sameQuestion(text)))
      return next
    })
    if (isKept) void testRun.start(wanted)
    else notifications.toast(t('test.notKept'), 'error')
  }
  return (
    <div>
      <Button icon={<Lightbulb size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('estimate.title')}
      </Button>
      {isOpen && (
        <LazyBoundary onFailed={close}>
          <EstimateModal
            project={project}
            tests={store.tests}
            price={run.price}
            canAsk={canAsk(project, run) && testRun.progress?.isRunning !== true}
            onAsk={ask}
            onClose={close}
          />
        </LazyBoundary>
      )}
    </div>
  )
}

/** Questions that are asked again after changes, each answer compared with the one before. */
export function TestsPanel({ project, run }: { project: Project; run: BotRun }) {
  const { t } = useTranslation('chat-bot-questions')
  const store = useQuestionTests(project.id)
  const { tests, change } = store
  const testRun = useTestRun(project, run, store)
  const { conversations } = contentOf(project)
  const asked = useMemo(() => askedQuestions(conversations), [conversations])
  const isRunning = testRun.progress?.isRunning === true
  const place = useFocusFallback(tests.length === 0 ? 'empty' : 'list')
  return (
    <>
      <div {...place} className="flex flex-1 flex-col gap-4 outline-none">
        <LeadText>{t('test.lead')}</LeadText>
        <Estimate {...{ project, run, store, testRun }} />
        <AddTests
          projectId={project.id}
          tests={tests}
          asked={asked}
          isDisabled={isRunning}
          onChange={change}
        />
        {tests.length === 0 ? (
          <EmptyState>{t('test.empty')}</EmptyState>
        ) : (
          <>
            {tests.some(({ last }) => last) && <Summary tests={tests} price={run.price} />}
            <WindowList label={t('test.list')} items={tests} rowPx={ROW_PX}>
              {(test) => (
                <TestRow
                  test={test}
                  isDisabled={isRunning}
                  onRemove={() => change((all) => all.filter(({ id }) => id !== test.id))}
                />
              )}
            </WindowList>
          </>
        )}
      </div>
      {tests.length > 0 && <Foot project={project} run={run} tests={tests} testRun={testRun} />}
    </>
  )
}
