import { useEffect, useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import { usePrefetchParts } from '#src/features/catalog/lazy-part.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { isFocusLost } from '#src/lib/is-focus-lost.ts'
import { Button } from '#src/ui/button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { focusPage } from '#src/ui/pass-focus.ts'
import { useServerNow } from '#src/ui/use-server-now.ts'
import { duePages, useReminder } from '../../bot/reminders.ts'
import { useReadingAgain } from '../../bot/use-reading-again.ts'
import { LazyReadingModal } from '../../modals/lazy-reading-modal.ts'

const lazyParts = [LazyReadingModal]

/** Says that pages of the bot are due, as the customer wanted to be reminded, and reads all of them with one press. */
export function DueNotice({ project }: { project: Project }) {
  const { t } = useTranslation('chat-bot-questions')
  const { reminder } = useReminder(project)
  const nowMs = useServerNow()
  const due = reminder ? duePages(project, reminder, nowMs) : []
  const reading = useReadingAgain(project)
  const [isOpen, setIsOpen] = useState(false)
  usePrefetchParts(lazyParts)
  useEffect(() => {
    if (!isOpen) return
    return () => {
      // The pressed button is gone with its notice when all pages have been read.
      if (isFocusLost()) focusPage()
    }
  }, [isOpen])
  function open() {
    setIsOpen(true)
    reading.readOnly(due)
  }
  function close() {
    reading.stop()
    setIsOpen(false)
  }
  return (
    <>
      {due.length > 0 && (
        <Notice
          title={t('pages.due.title', { count: due.length })}
          action={
            <Button size="small" onClick={open}>
              {t('pages.due.action')}
            </Button>
          }
        >
          {t('pages.due.text')}
        </Notice>
      )}
      {isOpen && (
        <LazyBoundary onFailed={close}>
          <LazyReadingModal reading={reading} lead={t('pages.due.lead')} onClose={close} />
        </LazyBoundary>
      )}
    </>
  )
}
