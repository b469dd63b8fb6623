import { Pencil, Quote, RotateCcw, ThumbsDown, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Citation } from '#src/contract/chat-bot.ts'
import type { Project } from '#src/contract/project.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Tooltip } from '#src/ui/tooltip.tsx'
import type { Message } from '../../bot/bot.ts'
import { useChangeBlock } from '../../bot/bot-mutations.ts'

export interface Typing {
  readonly key: string
  readonly characters: number
}

function Citations({
  citations,
  onOpen,
}: {
  citations: readonly Citation[]
  onOpen: (citation: Citation) => void
}) {
  const { t } = useTranslation('chat-bot')
  if (citations.length === 0) return null
  return (
    <ul aria-label={t('ask.sources')} className="flex max-w-full flex-wrap gap-2">
      {citations.map((citation) => (
        <li key={`${citation.block_id} ${citation.start}`} className="max-w-full">
          <button
            type="button"
            onClick={() => onOpen(citation)}
            className="flex min-h-8 max-w-full items-center gap-1 rounded-md border border-line bg-raised px-2 text-13 text-ink hover:bg-sunken"
          >
            <Quote size={12} aria-hidden className="shrink-0 text-muted" />
            <span {...inOwnLanguage(citation.name)} className="truncate">
              {citation.name}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

interface AnswerActionProps {
  label: string
  nameOf: (action: string) => string
  icon: ReactNode
  onClick: () => void
}

/** Less prominent than the answer above it; shows its name next to the icon on devices without hover. */
function AnswerAction({ label, nameOf, icon, onClick }: AnswerActionProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={nameOf(label)}
        onClick={onClick}
        className="inline-flex min-h-8 min-w-8 items-center justify-center gap-1 rounded-md px-2 text-13 text-muted hover:bg-sunken hover:text-ink"
      >
        {icon}
        <span className="pointer-fine:hidden">{label}</span>
      </button>
    </Tooltip>
  )
}

interface ToolsProps {
  project: Project
  answer: Message
  /** The question it answers: part of the buttons' names, which would else repeat in every answer. */
  question: string
  onCorrect: () => void
  onAgain: (() => void) | undefined
}

function Tools({ project, answer, question, onCorrect, onAgain }: ToolsProps) {
  const { t } = useTranslation('chat-bot')
  const nameOf = (action: string) => (question === '' ? action : t('ask.of', { action, question }))
  const change = useChangeBlock(project)
  const { feedback } = answer.message
  const judge = (judgement: 'good' | 'bad') =>
    change.mutate({ block: answer, message: { feedback: feedback === judgement ? null : judgement } })
  return (
    <div className="flex flex-wrap items-center gap-1">
      <IconButton
        label={nameOf(t('ask.good'))}
        icon={<ThumbsUp size={16} aria-hidden />}
        size="small"
        isPressed={feedback === 'good'}
        onClick={() => judge('good')}
      />
      <IconButton
        label={nameOf(t('ask.bad'))}
        icon={<ThumbsDown size={16} aria-hidden />}
        size="small"
        isPressed={feedback === 'bad'}
        onClick={() => judge('bad')}
      />
      <AnswerAction
        label={answer.message.outcome === 'unanswered' ? t('ask.teach') : t('ask.correct')}
        nameOf={nameOf}
        icon={<Pencil size={16} aria-hidden />}
        onClick={onCorrect}
      />
      {onAgain && (
        <AnswerAction
          label={t('ask.again')}
          nameOf={nameOf}
          icon={<RotateCcw size={16} aria-hidden />}
          onClick={onAgain}
        />
      )}
    </div>
  )
}

interface AnswerProps extends ToolsProps {
  typing: Typing | undefined
  onSource: (citation: Citation) => void
}

export function Answer({ typing, onSource, ...tools }: AnswerProps) {
  const { t } = useTranslation('chat-bot')
  const { text, message } = tools.answer
  if (typing) {
    return (
      <p aria-hidden dir="auto" className="wrap-long whitespace-pre-wrap">
        {text.slice(0, typing.characters)}
      </p>
    )
  }
  return (
    <>
      <p {...inOwnLanguage(text)} className="wrap-long whitespace-pre-wrap">
        {text}
      </p>
      {message.outcome === 'unanswered' && <p className="text-13 text-muted">{t('ask.notFound')}</p>}
      {message.outcome === 'small_talk' && <p className="text-13 text-muted">{t('ask.free')}</p>}
      <Citations citations={message.citations ?? []} onOpen={onSource} />
      <Tools {...tools} />
    </>
  )
}
