import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { ActionOrder } from '#src/ui/action-order.tsx'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { useFocusFallback } from '#src/ui/use-focus-fallback.ts'
import { WindowList } from '#src/ui/window-list.tsx'
import type { TextChanges } from '../bot/text-changes.ts'
import type { ReadAgain, ReadingAgain } from '../bot/use-reading-again.ts'

/** Height of a page without changes, in pixels. */
const ROW_PX = 49
/** Sentences of each kind that are shown of a page. */
const MAX_SHOWN = 10

const toneByState: Readonly<Record<string, BadgeTone>> = {
  reading: 'info',
  failed: 'danger',
  unsent: 'danger',
  same: 'neutral',
}

const isChanged = (result: ReadAgain): result is TextChanges => typeof result !== 'string'

function Sentences({ as: Tag, sentences }: { as: 'del' | 'ins'; sentences: readonly string[] }) {
  const { t } = useTranslation('chat-bot-questions')
  const left = sentences.length - MAX_SHOWN
  return (
    <>
      {[...new Set(sentences)].slice(0, MAX_SHOWN).map((sentence) => (
        <li key={sentence}>
          <Tag
            {...inOwnLanguage(sentence)}
            className={
              Tag === 'del'
                ? 'wrap-long text-muted'
                : 'wrap-long rounded-sm bg-info-soft text-info no-underline'
            }
          >
            {sentence}
          </Tag>
        </li>
      ))}
      {left > 0 && <li className="text-muted">{t('pages.again.more', { count: left })}</li>}
    </>
  )
}

/** Why a page was not read, and what the customer can do. */
function Failure({ page: { generated, result } }: { page: ReadingAgain['pages'][number] }) {
  const { t } = useTranslation('chat-bot-questions')
  if (result === 'unsent') return <p className="text-13">{t('pages.again.unsent')}</p>
  if (result !== 'failed') return null
  return (
    <p className="wrap-long text-13">
      {generated.error?.message} {t('pages.again.whatToDo')}
    </p>
  )
}

function PageRow({ page }: { page: ReadingAgain['pages'][number] }) {
  const { t } = useTranslation('chat-bot-questions')
  const { source, result } = page
  const changes = isChanged(result) ? result : undefined
  const state = isChanged(result) ? 'changed' : result
  return (
    <div className="flex flex-col gap-1 py-2 text-14">
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span {...inOwnLanguage(source.name)} className="wrap-long min-w-0">
          {source.name}
        </span>
        {state !== 'waiting' && (
          <Badge tone={toneByState[state] ?? 'success'}>
            {t(`pages.again.state.${state === 'unsent' ? 'failed' : state}`)}
          </Badge>
        )}
      </div>
      <Failure page={page} />
      {changes && (
        <ul className="flex flex-col gap-1 text-13">
          <Sentences as="del" sentences={changes.removed} />
          <Sentences as="ins" sentences={changes.added} />
        </ul>
      )}
    </div>
  )
}

function Summary({ pages, isRunning, left, failed }: ReadingAgain) {
  const { t } = useTranslation('chat-bot-questions')
  const { number } = useFormat()
  const done = pages.filter(({ result }) => result !== 'waiting' && result !== 'reading')
  const count = (wanted: (result: ReadAgain) => boolean) => done.filter(({ result }) => wanted(result)).length
  const isOver = !isRunning && left.length < pages.length && pages.every(({ result }) => result !== 'reading')
  return (
    <>
      {!isOver && left.length < pages.length && (
        <ProgressBar
          label={t('pages.again.running')}
          percent={(done.length / pages.length) * 100}
          valueText={t('pages.again.progress', { done: number(done.length), all: number(pages.length) })}
        />
      )}
      <p role="status" className="text-14 empty:hidden">
        {isOver &&
          t('pages.again.result', {
            changed: number(count(isChanged)),
            same: number(count((result) => result === 'same')),
            failed: number(failed.length),
          })}
      </p>
    </>
  )
}

function Actions({ reading }: { reading: ReadingAgain }) {
  const { t } = useTranslation('chat-bot-questions')
  const { left, failed, isRunning } = reading
  const rest = left.length > 0 ? left : failed
  const hasButtons = isRunning || rest.length > 0
  const place = useFocusFallback([isRunning, rest.length > 0].join())
  return (
    // Without buttons it leaves no gap next to the button that closes.
    <div {...place} className={hasButtons ? 'flex flex-col gap-2 outline-none md:flex-row' : 'sr-only'}>
      <ActionOrder>
        {isRunning && <Button onClick={reading.stop}>{t('pages.stop')}</Button>}
        {hasButtons && (
          <Button
            variant="primary"
            isPending={isRunning}
            pendingLabel={t('pages.again.running')}
            onClick={() => reading.read(rest)}
          >
            {t('pages.again.start', { count: rest.length })}
          </Button>
        )}
      </ActionOrder>
    </div>
  )
}

interface ReadingModalProps {
  reading: ReadingAgain
  /** Which pages are read, and what that costs. */
  lead: string
  onClose: () => void
}

/** Progress and result of reading pages again. */
export function ReadingModal({ reading, lead, onClose }: ReadingModalProps) {
  const { t } = useTranslation(['chat-bot-questions', 'common'])
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('pages.again.title')}
      description={lead}
      cancelLabel={reading.isRunning ? undefined : t('common:actions.close')}
      actions={<Actions reading={reading} />}
    >
      <div className="flex flex-col gap-3 pb-2">
        <Summary {...reading} />
        <WindowList label={t('pages.again.list')} items={reading.pages} rowPx={ROW_PX}>
          {(page) => <PageRow page={page} />}
        </WindowList>
      </div>
    </Modal>
  )
}
