import { FlaskConical } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import { SavedDraftNotice } from '#src/features/projects/saved-draft-notice.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { contentOf } from '../bot/bot.ts'
import { type QuestionTest, testableQuestions } from '../bot/question-tests.ts'
import { useEarlierMessages } from '../bot/use-earlier-messages.ts'
import { certaintyOf, uniqueQuestions, visitorQuestions } from '../estimate/estimate.ts'
import { type EstimatedQuestion, EstimateList, type SideEstimate } from '../estimate/estimate-list.tsx'
import { type QuestionOrigin, QuestionsField, WhatIfFields } from '../estimate/questions-fields.tsx'
import { useEstimates } from '../estimate/use-estimates.ts'
import { useWhatIf, type WhatIf } from '../estimate/use-what-if.ts'

/** Limit of certainty for bots whose server does not send one. */
const DEFAULT_FLOOR = 0.4

interface EstimateModalProps {
  project: Project
  /** Questions of the paid test. */
  tests: readonly QuestionTest[]
  /** Price of a paid answer in qəpik; undefined until known. */
  price: number | undefined
  canAsk: boolean
  /** Starts the paid test of some questions. */
  onAsk: (questions: readonly string[]) => void
  onClose: () => void
}

function useQuestions({ project, tests }: EstimateModalProps, { draft }: WhatIf) {
  const { conversations } = contentOf(project)
  const [chosen, setFrom] = useState<QuestionOrigin>()
  const from = chosen ?? (tests.length > 0 && draft.text === '' ? 'tests' : 'typed')
  const earlier = useEarlierMessages({ project, isWanted: from === 'visitors' })
  const visitors = useMemo(() => visitorQuestions(conversations), [conversations])
  const typed = useMemo(() => uniqueQuestions(draft.text.split('\n')), [draft.text])
  const tested = useMemo(() => tests.map(({ text }) => text), [tests])
  const all = { typed, tests: tested, visitors }
  return {
    questions: all[from],
    earlier,
    field: { from, counts: { tests: tested.length, visitors: visitors.length }, onFrom: setFrom },
  }
}

function useEstimated(props: EstimateModalProps, whatIf: WhatIf) {
  const savedFloor = props.project.body.bot?.confidence_floor ?? DEFAULT_FLOOR
  const [floor, setFloor] = useState(savedFloor)
  const { questions, earlier, field } = useQuestions(props, whatIf)
  const { change, used, usual } = whatIf
  const estimates = useEstimates(used, usual, questions, change)
  const isChanged = change !== undefined || floor !== savedFloor
  const { found } = estimates
  const estimated = useMemo(() => {
    const sideOf = (finding: SideEstimate['finding'], least: number): SideEstimate => ({
      finding,
      certainty: certaintyOf(finding, least),
    })
    return questions.flatMap((id): EstimatedQuestion[] => {
      const estimate = found.get(id)
      if (!estimate) return []
      const before = isChanged ? sideOf(estimate.saved, savedFloor) : undefined
      return [{ id, before, after: sideOf(estimate.changed, floor) }]
    })
  }, [questions, found, isChanged, savedFloor, floor])
  return { ...estimates, questions, earlier, field, floor, setFloor, isChanged, estimated }
}

type Estimated = ReturnType<typeof useEstimated>

function Progress({ questions, done, hasFailed, earlier }: Estimated) {
  const { t } = useTranslation(['chat-bot-questions', 'chat-bot-lazy'])
  const { number } = useFormat()
  if (hasFailed) return <Notice tone="error">{t('estimate.failed')}</Notice>
  const text =
    done < questions.length
      ? t('estimate.progress', { done: number(done), all: number(questions.length) })
      : earlier.isFetching
        ? t('chat-bot-lazy:conversations.fetching')
        : questions.length > 0 && t('estimate.done', { count: questions.length })
  return (
    <p role="status" className="text-13 text-muted empty:hidden">
      {text}
    </p>
  )
}

/** Searches the sources for questions on this device, before and after changes that are only tried. */
export function EstimateModal(props: EstimateModalProps) {
  const { t } = useTranslation(['chat-bot-questions', 'common'])
  const { money } = useFormat()
  const { project, tests, price, canAsk, onAsk, onClose } = props
  const whatIf = useWhatIf(project, t('estimate.newText'))
  const state = useEstimated(props, whatIf)
  const { estimated, isChanged } = state
  const doubtful = estimated.filter(({ after }) => !isChanged && after.certainty === 'doubtful')
  const asked = testableQuestions(
    tests,
    doubtful.map(({ id }) => id),
  )
  const unknown = whatIf.sources.filter(({ is_text_unknown }) => is_text_unknown).length
  const count = asked.length
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="wide"
      title={t('estimate.title')}
      description={t('estimate.lead')}
      cancelLabel={t('common:actions.close')}
      actions={
        count > 0 && (
          <Button
            variant="primary"
            icon={<FlaskConical size={16} aria-hidden />}
            disabled={price === undefined || !canAsk}
            onClick={() => onAsk(asked)}
          >
            {t('estimate.ask', { count, price: money(price === undefined ? undefined : price * count) })}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4 pb-2">
        {whatIf.isRestored && <SavedDraftNotice of="form" onAfresh={whatIf.startAfresh} />}
        <div className="grid gap-4 md:grid-cols-2 md:gap-6">
          <QuestionsField whatIf={whatIf} {...state.field} />
          <WhatIfFields whatIf={whatIf} floor={state.floor} onFloor={state.setFloor} />
        </div>
        {unknown > 0 && <Notice>{t('estimate.unknownText', { count: unknown })}</Notice>}
        {isChanged && <p className="text-13 text-muted">{t('estimate.notSaved')}</p>}
        {estimated.length === 0 ? (
          <Progress {...state} />
        ) : (
          <EstimateList questions={estimated}>
            <Progress {...state} />
          </EstimateList>
        )}
      </div>
    </Modal>
  )
}
