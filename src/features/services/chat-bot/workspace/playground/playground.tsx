import { Plus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { errorsOutsideForm } from '#src/api/form-errors.ts'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { RunPanels } from '#src/features/runs/run-panels.tsx'
import { RunStatus } from '#src/features/runs/run-status.tsx'
import { ProjectFoot } from '#src/features/workspace/project-foot.tsx'
import { StatusPanel } from '#src/features/workspace/status-panel.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage, languageOfText } from '#src/rules/language-of-text.ts'
import { newId } from '#src/rules/new-id.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Select } from '#src/ui/select.tsx'
import { contentOf, hasReadySource, isTestConversation } from '../../bot/bot.ts'
import type { BotRun } from '../../bot/use-bot-run.ts'
import { MessageList } from '../messages/message-list.tsx'
import { useTypedAnswers } from '../messages/typed-answers.ts'
import { AskForm, QUESTION_FIELD } from './ask-form.tsx'
import { useFollowEnd } from './use-follow-end.ts'

interface PlaygroundProps {
  project: Project
  run: BotRun
  onSources: () => void
}

const { ORDERED, REJECTED, WAITING_FOR_ORDERING } = projectStatuses

const NEW = 'new'
const NO_CONVERSATION: readonly never[] = []

function useConversations(project: Project) {
  const { t } = useTranslation('chat-bot')
  const own = contentOf(project).conversations.filter(
    (each) => each.host === null && !isTestConversation(each),
  )
  const fresh = useRef(newId())
  const [chosen, setChosen] = useState(() => own[0]?.id ?? NEW)
  const id = chosen === NEW ? fresh.current : chosen
  return {
    id,
    chosen: own.some((each) => each.id === id) ? id : NEW,
    open: own.find((each) => each.id === id),
    /** The latest question of all conversations: the first one has the latest message. */
    asked: own[0]?.messages.findLast(({ message }) => message.role === 'visitor'),
    options: [
      { value: NEW, label: t('ask.new') },
      ...own.map(({ id, first: { text } }) => ({
        value: id,
        label: text.slice(0, 80),
        lang: languageOfText(text),
      })),
    ],
    choose(value: string) {
      if (value === NEW) fresh.current = newId()
      setChosen(value)
    },
  }
}

function Suggestions({ texts, onAsk }: { texts: readonly string[]; onAsk: (text: string) => void }) {
  const { t } = useTranslation('chat-bot')
  if (texts.length === 0) return null
  return (
    <ul aria-label={t('ask.suggestions')} className="flex flex-wrap gap-2">
      {texts.map((text) => (
        <li key={text} className="max-w-full">
          <button
            type="button"
            {...inOwnLanguage(text)}
            className="wrap-long min-h-8 rounded-full border border-line bg-raised px-3 text-left text-13 hover:bg-sunken"
            onClick={() => onAsk(text)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface ConversationPickerProps {
  conversations: ReturnType<typeof useConversations>
  isDisabled: boolean
}

function ConversationPicker({ conversations, isDisabled }: ConversationPickerProps) {
  const { t } = useTranslation('chat-bot')
  const { chosen, options, choose } = conversations
  // There is no other conversation to choose.
  if (options.length === 1) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 flex-1 basis-60">
        <Select
          label={t('ask.conversation')}
          isLabelHidden
          size="small"
          value={chosen}
          isDisabled={isDisabled}
          options={options}
          onChange={choose}
        />
      </div>
      {chosen !== NEW && (
        <Button icon={<Plus size={16} aria-hidden />} disabled={isDisabled} onClick={() => choose(NEW)}>
          {t('ask.new')}
        </Button>
      )}
    </div>
  )
}

function NoSources({ onAdd, isLeading }: { onAdd: () => void; isLeading: boolean }) {
  const { t } = useTranslation('chat-bot')
  const action = (
    <Button variant={isLeading ? 'primary' : 'secondary'} onClick={onAdd}>
      {t('ask.addSource')}
    </Button>
  )
  return <EmptyState action={action}>{t('ask.noSources')}</EmptyState>
}

/** A question that is being sent. Hidden from screen readers, which announce the answer. */
function PendingQuestion({ text }: { text: string }) {
  return (
    <div aria-hidden className="flex flex-col gap-2 self-end">
      <p dir="auto" className="wrap-long rounded-md bg-sunken px-3 py-2 whitespace-pre-wrap">
        {text}
      </p>
    </div>
  )
}

/** Sends a question and shows it until its answer arrives. */
function useAsk({ ask }: BotRun, conversationId: string, follow: () => void) {
  const [asked, setAsked] = useState<string>()
  return {
    asked,
    async ask(text: string) {
      setAsked(text)
      follow()
      const outcome = await ask(text, conversationId)
      setAsked(undefined)
      return outcome
    },
  }
}

export function Playground({ project, run, onSources }: PlaygroundProps) {
  const { t } = useTranslation('chat-bot')
  const conversations = useConversations(project)
  const { open } = conversations
  const answers = useMemo(
    () => open?.messages.filter(({ message }) => message.role === 'bot') ?? NO_CONVERSATION,
    [open?.messages],
  )
  const reveal = useTypedAnswers(answers, run.isPending)
  const usable = hasReadySource(project)
  const { element, follow } = useFollowEnd()
  const { asked, ask } = useAsk(run, conversations.id, follow)
  const persona = project.body.bot?.persona
  const suggestions = usable && !open ? (persona?.suggestions ?? NO_CONVERSATION) : NO_CONVERSATION
  // Unpaid, paid and rejected bots do not answer.
  const isAsked = ![WAITING_FOR_ORDERING, ORDERED, REJECTED].some((status) => status === project.status)
  return (
    <>
      <div ref={element} className="mx-auto flex w-full max-w-reading flex-1 flex-col gap-4">
        <ConversationPicker conversations={conversations} isDisabled={run.isPending} />
        <StatusPanel run={run} project={project} />
        {project.body.has_quoted_answers && <Notice>{t('ask.simulated')}</Notice>}
        {!usable && <NoSources onAdd={onSources} isLeading={isAsked} />}
        {!open && persona?.greeting && (
          <p {...inOwnLanguage(persona.greeting)} className="wrap-long">
            {persona.greeting}
          </p>
        )}
        {open && (
          <MessageList
            key={open.id}
            project={project}
            conversation={open}
            typing={reveal.typing}
            shown={reveal.shown}
            onAgain={usable && !run.isPending ? ask : undefined}
          />
        )}
        {asked !== undefined && <PendingQuestion text={asked} />}
        <RunPanels run={run} resumeLabel={(price) => t('ask.resume', { price })} />
      </div>
      {isAsked ? (
        <AskForm
          projectId={project.id}
          asked={conversations.asked}
          run={run}
          isDisabled={!usable}
          isTyping={reveal.isRevealing}
          onStop={reveal.skip}
          onAsk={ask}
        >
          <Suggestions texts={suggestions} onAsk={ask} />
          <RunStatus run={{ ...run, refusals: errorsOutsideForm(run.refusals, [QUESTION_FIELD]) }} />
        </AskForm>
      ) : (
        <ProjectFoot run={run} project={project} />
      )}
    </>
  )
}
