import { type ReactNode, useMemo, useState } from 'react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'
import { Select } from '#src/ui/select.tsx'
import { WindowList } from '#src/ui/window-list.tsx'
import type { Certainty, Finding } from './estimate.ts'

/** Height of a question with its passage, in pixels. */
const ROW_PX = 96

const TONES: Readonly<Record<Certainty, BadgeTone>> = {
  known: 'success',
  doubtful: 'warn',
  unknown: 'danger',
}

/** The estimate of one side: with the saved bot, or with the changes. */
export interface SideEstimate {
  readonly certainty: Certainty
  readonly finding: Finding | undefined
}

export interface EstimatedQuestion {
  /** The question. */
  readonly id: string
  /** With the saved bot; undefined if nothing is changed. */
  readonly before: SideEstimate | undefined
  readonly after: SideEstimate
}

const ESTIMATE_FILTERS = ['all', 'doubtful', 'unknown', 'known', 'different'] as const
type Filter = (typeof ESTIMATE_FILTERS)[number]

const isIn: Readonly<Record<Filter, (question: EstimatedQuestion) => boolean>> = {
  all: () => true,
  doubtful: ({ after }) => after.certainty === 'doubtful',
  unknown: ({ after }) => after.certainty === 'unknown',
  known: ({ after }) => after.certainty === 'known',
  different: ({ before, after }) => before !== undefined && before.certainty !== after.certainty,
}

function Passage({ label, side: { finding } }: { label?: string; side: SideEstimate }) {
  if (!finding) return null
  return (
    <div className="wrap-long pt-1 text-14">
      <p className="text-13 text-muted">
        {label} <bdi>{finding.name}</bdi>
      </p>
      <p {...inOwnLanguage(finding.quote)}>{finding.quote}</p>
    </div>
  )
}

function Verdict({ side: { certainty, finding } }: { side: SideEstimate }) {
  const { t } = useTranslation('chat-bot-questions')
  const percent = Math.round((finding?.confidence ?? 0) * 100)
  return <Badge tone={TONES[certainty]}>{t(`estimate.verdict.${certainty}`, { percent })}</Badge>
}

function Row({ question: { id, before, after } }: { question: EstimatedQuestion }) {
  const { t } = useTranslation('chat-bot-questions')
  const isOther = before && before.finding?.quote !== after.finding?.quote
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p {...inOwnLanguage(id)} className="wrap-long font-strong">
          {id}
        </p>
        {isOther && <Passage label={t('test.before')} side={before} />}
        <Passage {...(isOther && { label: t('test.now') })} side={after} />
      </div>
      <div className="ms-auto flex flex-wrap items-center gap-2">
        {before && before.certainty !== after.certainty && (
          <span className="flex flex-wrap items-center gap-2 text-13 text-muted">
            {t('test.before')} <Verdict side={before} /> {t('test.now')}
          </span>
        )}
        <Verdict side={after} />
      </div>
    </div>
  )
}

interface EstimateListProps {
  questions: readonly EstimatedQuestion[]
  /** Content next to the filter. */
  children: ReactNode
}

export function EstimateList({ questions, children }: EstimateListProps) {
  const { t } = useTranslation('chat-bot-questions')
  const { number } = useFormat()
  const [filter, setFilter] = useState<Filter>('all')
  const counts = useMemo(
    () => ESTIMATE_FILTERS.map((each) => ({ each, count: questions.filter(isIn[each]).length })),
    [questions],
  )
  const offered = counts.filter(({ each, count }) => each === 'all' || each === filter || count > 0)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {children}
        <Select
          label={t('estimate.show')}
          size="small"
          isLabelInside
          value={filter}
          options={offered.map(({ each, count }) => ({
            value: each,
            label: t(`estimate.filter.${each}`, { number: number(count) }),
          }))}
          onChange={setFilter}
        />
      </div>
      <WindowList label={t('estimate.list')} items={questions.filter(isIn[filter])} rowPx={ROW_PX}>
        {(question) => <Row question={question} />}
      </WindowList>
    </>
  )
}
