import { useState } from 'react'
import type { Citation } from '#src/contract/chat-bot.ts'
import type { Project } from '#src/contract/project.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { type Conversation, contentOf, type Message, questionOf } from '../../bot/bot.ts'
import { LazyAnswerModal } from '../../modals/lazy-answer-modal.ts'
import { SourceModal } from '../../modals/source-modal.tsx'
import { Answer, type Typing } from './answer.tsx'
import { EarlierButton } from './earlier-button.tsx'
import { keyOf } from './typed-answers.ts'
import { useLoadEarlier } from './use-load-earlier.ts'

interface MessageListProps {
  /** Times in Baku, like the days of the list and the chart next to it; otherwise times of the device. */
  isInBaku?: boolean
  project: Project
  conversation: Conversation
  /** The answer that is being typed out, and those waiting for their turn. */
  typing?: Typing | undefined
  shown?: readonly string[] | undefined
  onAgain?: ((question: string) => void) | undefined
}

interface OpenedDetail {
  readonly kind: 'source' | 'answer'
  readonly answer: Message
  readonly citation?: Citation
}

interface OpenedModalProps {
  project: Project
  conversation: Conversation
  opened: OpenedDetail
  onClose: () => void
}

function OpenedModal({ project, conversation, opened, onClose }: OpenedModalProps) {
  const { kind, answer, citation } = opened
  if (kind === 'source') {
    const source = contentOf(project).sources.find(({ id }) => id === citation?.block_id)
    return <SourceModal source={source} citation={citation} onClose={onClose} />
  }
  return (
    <LazyAnswerModal
      isOpen
      project={project}
      question={questionOf(conversation, answer)}
      answer={answer.message.outcome === 'answered' ? answer.text : ''}
      onClose={onClose}
    />
  )
}

interface QuestionProps extends Pick<MessageListProps, 'isInBaku'> {
  message: Message
}

function Question({ message, isInBaku }: QuestionProps) {
  const { t } = useTranslation('chat-bot')
  const { dateTime, bakuDateTime } = useFormat()
  const { at, refused } = message.message
  return (
    <li className="flex flex-col items-end gap-1">
      <span className="sr-only">{t('ask.asked')}</span>
      <p
        {...inOwnLanguage(message.text)}
        className="wrap-long max-w-5/6 rounded-md bg-sunken px-3 py-2 whitespace-pre-wrap"
      >
        {message.text}
      </p>
      <time dateTime={at} className="text-12 text-muted">
        {isInBaku ? bakuDateTime(at) : dateTime(at)}
      </time>
      {refused && <p className="text-13 text-danger">{t(`mute.asked.${refused}`)}</p>}
    </li>
  )
}

export function MessageList({ project, conversation, typing, shown, onAgain, isInBaku }: MessageListProps) {
  const { t } = useTranslation('chat-bot')
  const [opened, setOpened] = useState<OpenedDetail>()
  const { messages } = conversation
  const { log, ...earlier } = useLoadEarlier(project, conversation)
  const isShown = (message: Message) =>
    message.message.role === 'visitor' || shown?.includes(keyOf(message)) !== false
  return (
    <>
      <EarlierButton {...earlier} />
      <div ref={log} role="log" tabIndex={-1} aria-label={t('ask.log')}>
        <ol className="flex flex-col gap-4">
          {messages
            .slice(earlier.rest)
            .filter(isShown)
            .map((message) =>
              message.message.role === 'visitor' ? (
                <Question key={message.id} message={message} isInBaku={isInBaku} />
              ) : (
                <li key={message.id} className="flex max-w-reading flex-col items-start gap-2">
                  <Answer
                    project={project}
                    answer={message}
                    question={questionOf(conversation, message)}
                    typing={typing?.key === keyOf(message) ? typing : undefined}
                    onSource={(citation) => setOpened({ kind: 'source', answer: message, citation })}
                    onCorrect={() => setOpened({ kind: 'answer', answer: message })}
                    onAgain={onAgain && (() => onAgain(questionOf(conversation, message)))}
                  />
                </li>
              ),
            )}
        </ol>
      </div>
      {opened && (
        <OpenedModal
          project={project}
          conversation={conversation}
          opened={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
