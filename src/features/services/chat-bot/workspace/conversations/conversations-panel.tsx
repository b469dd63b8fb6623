import { Download } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { matchesWords } from '#src/lib/match-words.ts'
import { saveFile } from '#src/lib/save-file.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { passToPage } from '#src/ui/pass-focus.ts'
import { SearchField } from '#src/ui/search-field.tsx'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { useIsPrinting } from '#src/ui/use-printing.ts'
import { useRelativeTime } from '#src/ui/use-relative-time.ts'
import { useServerNow } from '#src/ui/use-server-now.ts'
import { WindowList } from '#src/ui/window-list.tsx'
import { type Conversation, contentOf, hasUnknownParts } from '../../bot/bot.ts'
import { useEarlierMessages } from '../../bot/use-earlier-messages.ts'
import { EarlierFailed } from '../messages/earlier-button.tsx'
import { MessageList } from '../messages/message-list.tsx'
import {
  type ConversationFilter,
  conversationFilters,
  countsPerDay,
  selectConversations,
} from './conversation-view.ts'
import { conversationsCsv } from './conversations-csv.ts'
import { DayChart } from './day-chart.tsx'
import { OpenQuestions } from './open-questions.tsx'

/** Height of a conversation with one line of details, in pixels. */
const ROW_PX = 57
const MINUTE_MS = 60_000

interface RowProps {
  conversation: Conversation
  isOpen: boolean
  onOpen: () => void
}

function Row({ conversation: { host, first, last, messages }, isOpen, onOpen }: RowProps) {
  const { t } = useTranslation(['chat-bot-lazy', 'chat-bot'])
  const relativeTime = useRelativeTime()
  const isUnanswered = messages.some(({ message }) => message.outcome === 'unanswered')
  const isBad = messages.some(({ message }) => message.feedback === 'bad')
  const asked = messages.filter(({ message }) => message.role === 'visitor').length
  const details = [
    host ?? t('conversations.here'),
    t('conversations.questions', { count: asked }),
    relativeTime(last.message.at),
  ]
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onOpen}
      className="on-paper flex w-full flex-wrap items-center gap-x-3 gap-y-1 py-2 text-start hover:bg-sunken"
    >
      <span className="min-w-0 flex-1 basis-48">
        <span {...inOwnLanguage(first.text)} className="block truncate font-strong">
          {first.text}
        </span>
        <span className="text-13 text-muted">{details.join(' · ')}</span>
      </span>
      {isUnanswered && <Badge tone="warn">{t('conversations.outcome.unanswered')}</Badge>}
      {isBad && <Badge tone="danger">{t('chat-bot:ask.bad')}</Badge>}
    </button>
  )
}

interface FoundProps {
  project: Project
  found: readonly Conversation[]
}

function FoundConversations({ project, found }: FoundProps) {
  const { t } = useTranslation(['chat-bot', 'chat-bot-lazy'])
  const [openId, setOpenId] = useState<string>()
  const isPrinting = useIsPrinting()
  return (
    <WindowList label={t('tabs.conversations')} items={found} rowPx={ROW_PX}>
      {(conversation) => {
        const isOpen = conversation.id === openId
        return (
          <>
            <Row
              conversation={conversation}
              isOpen={isOpen}
              onOpen={() => setOpenId(isOpen ? undefined : conversation.id)}
            />
            {(isOpen || isPrinting) && (
              <section
                aria-label={t('chat-bot-lazy:conversations.open')}
                className="flex min-w-0 flex-col gap-4 border-t border-line py-4"
              >
                <MessageList project={project} conversation={conversation} isInBaku />
              </section>
            )}
          </>
        )
      }}
    </WindowList>
  )
}

function useFound(project: Project) {
  const locale = useLocale()
  const [filter, setFilter] = useState<ConversationFilter>('all')
  const [search, setSearch] = useState('')
  // Rounded to the minute, so that 10,000 messages are not counted again for each render.
  const now = Math.floor(useServerNow() / MINUTE_MS) * MINUTE_MS
  const { conversations } = contentOf(project)
  const found = useMemo(() => {
    const matches = (text: string) => matchesWords(text, search, locale)
    return selectConversations(conversations, { filter, matches, now })
  }, [conversations, filter, search, locale, now])
  const showAll = () => {
    setFilter('all')
    setSearch('')
  }
  const days = useMemo(() => countsPerDay(conversations, now), [conversations, now])
  return { filter, setFilter, search, setSearch, showAll, found, days }
}

type FiltersProps = Pick<ReturnType<typeof useFound>, 'filter' | 'setFilter' | 'search' | 'setSearch'>

function Filters({ filter, setFilter, search, setSearch }: FiltersProps) {
  const { t } = useTranslation(['chat-bot-lazy', 'common'])
  const name = useId()
  return (
    <>
      <SegmentedControl
        label={t('conversations.filter')}
        name={name}
        value={filter}
        options={conversationFilters.map((each) => ({
          value: each,
          label: t(`conversations.filters.${each}`),
        }))}
        onChange={setFilter}
      />
      <div className="min-w-0 flex-1 basis-48">
        <SearchField
          label={t('conversations.search')}
          clearLabel={t('common:actions.clear')}
          value={search}
          onChange={setSearch}
        />
      </div>
    </>
  )
}

export function ConversationsPanel({ project }: { project: Project }) {
  const { t } = useTranslation('chat-bot-lazy')
  const locale = useLocale()
  const { filter, setFilter, search, setSearch, showAll, found, days } = useFound(project)
  const { conversations } = contentOf(project)
  // Fetches everything, because filters, counts and the file cover all conversations.
  const earlier = useEarlierMessages({ project, isWanted: true })
  if (conversations.length === 0) {
    return <EmptyState>{t(`conversations.${hasUnknownParts(project) ? 'unknown' : 'none'}`)}</EmptyState>
  }
  const save = () =>
    saveFile(`${project.title}.csv`, new Blob([conversationsCsv(found, locale, t)], { type: 'text/csv' }))
  return (
    <div className="flex flex-col gap-6">
      <DayChart days={days} />
      <OpenQuestions project={project} />
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-end gap-3">
          <Filters {...{ filter, setFilter, search, setSearch }} />
          <Button
            icon={<Download size={16} aria-hidden />}
            disabled={found.length === 0 || earlier.isLeft}
            onClick={save}
          >
            {t('conversations.save')}
          </Button>
        </div>
        <p role="status" className="text-13 text-muted">
          {earlier.isFetching
            ? t('conversations.fetching')
            : t('conversations.count', { count: found.length })}
        </p>
        {earlier.hasFailed && <EarlierFailed onRetry={earlier.retry} />}
        {found.length === 0 && (
          <EmptyState action={<Button onClick={passToPage(showAll)}>{t('showAll')}</Button>}>
            {t('conversations.noMatch')}
          </EmptyState>
        )}
        <FoundConversations project={project} found={found} />
      </div>
    </div>
  )
}
