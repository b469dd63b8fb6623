import type { Project } from '#src/contract/project.ts'
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
import { type ReadAgain, type ReadingAgain, useReadingAgain } from '../bot/use-reading-again.ts'

/** Height of a page without changes, in pixels. */
const ROW_PX = 49
/** Sentences of each kind that are shown of a page. */
const MAX_SHOWN = 10

const toneByState: Readonly<Record<string, BadgeTone>> = {
  reading: 'info',
  failed: 'danger',
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

function PageRow({ page: { source, result } }: { page: ReadingAgain['pages'][number] }) {
  const { t } = useTranslation('chat-bot-questions')
  const changes = isChanged(result) ? result : undefined
  const state = isChanged(result) ? 'changed' : result
  return (
    <div className="flex flex-col gap-1 py-2 text-14">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span {...inOwnLanguage(source.name)} className="wrap-long min-w-0">
          {source.name}
        </span>
        {state !== 'waiting' && (
          <Badge tone={toneByState[state] ?? 'success'}>{t(`pages.again.state.${state}`)}</Badge>
        )}
      </div>
      {changes && (
        <ul className="flex flex-col gap-1 text-13">
          <Sentences as="del" sentences={changes.removed} />
          <Sentences as="ins" sentences={changes.added} />
        </ul>
      )}
    </div>
  )
}

function Summary({ pages, isRunning, left }: ReadingAgain) {
  const { t } = useTranslation('chat-bot-questions')
  const { number } = useFormat()
  const done = pages.filter(({ result }) => result !== 'waiting' && result !== 'reading')
  const count = (wanted: (result: ReadAgain) => boolean) => done.filter(({ result }) => wanted(result)).length
  const isOver = !isRunning && left < pages.length && pages.every(({ result }) => result !== 'reading')
  return (
    <>
      {!isOver && left < pages.length && (
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
            failed: number(count((result) => result === 'failed')),
          })}
      </p>
    </>
  )
}

/** Reads all pages among a bot's sources again and shows what has changed in them. */
export function ReadPagesModal({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation(['chat-bot-questions', 'common'])
  const reading = useReadingAgain(project)
  const { pages, left, isRunning } = reading
  const place = useFocusFallback([isRunning, left > 0].join())
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('pages.again.title')}
      description={t('pages.again.lead')}
      cancelLabel={isRunning ? undefined : t('common:actions.close')}
      actions={
        <div {...place} className="flex flex-col gap-2 outline-none md:flex-row">
          <ActionOrder>
            {isRunning && <Button onClick={reading.stop}>{t('pages.stop')}</Button>}
            {left > 0 && (
              <Button
                variant="primary"
                isPending={isRunning}
                pendingLabel={t('pages.again.running')}
                onClick={() => void reading.start()}
              >
                {t('pages.again.start', { count: left })}
              </Button>
            )}
          </ActionOrder>
        </div>
      }
    >
      <div className="flex flex-col gap-3 pb-2">
        <Summary {...reading} />
        <WindowList label={t('pages.again.list')} items={pages} rowPx={ROW_PX}>
          {(page) => <PageRow page={page} />}
        </WindowList>
      </div>
    </Modal>
  )
}
