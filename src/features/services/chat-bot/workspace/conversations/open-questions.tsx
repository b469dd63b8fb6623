import { useId, useMemo, useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { Button } from '#src/ui/button.tsx'
import { contentOf } from '../../bot/bot.ts'
import { LazyAnswerModal } from '../../modals/lazy-answer-modal.ts'
import { openQuestions } from './conversation-view.ts'

/** Number of questions shown at first, above the conversations, and of those added per press. */
const SHOWN_AT_FIRST = 5
const MAX_SHOWN = 50

export function OpenQuestions({ project }: { project: Project }) {
  const { t } = useTranslation('chat-bot-lazy')
  const id = useId()
  const [asked, setAsked] = useState<string>()
  const questions = useMemo(() => {
    const { conversations, sources } = contentOf(project)
    return openQuestions(
      conversations,
      sources.flatMap(({ source }) => source.question ?? []),
    )
  }, [project])
  const [most, setMost] = useState(SHOWN_AT_FIRST)
  const left = Math.max(0, questions.length - most)
  if (questions.length === 0) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-16 font-strong">
        {t('open.heading')}
      </h2>
      <ul className="flex flex-col border-t border-line">
        {questions.slice(0, most).map(({ text, count }) => (
          <li key={text} className="flex flex-wrap items-center gap-3 border-b border-line py-2">
            <span {...inOwnLanguage(text)} className="wrap-long min-w-0 flex-1 basis-48">
              {text}
            </span>
            {count > 1 && <span className="text-13 text-muted">{t('open.times', { count })}</span>}
            <Button size="small" onClick={() => setAsked(text)}>
              {t('open.answer')}
            </Button>
          </li>
        ))}
      </ul>
      {left > 0 && <Button onClick={() => setMost(most + MAX_SHOWN)}>{t('more', { count: left })}</Button>}
      {asked !== undefined && (
        <LazyAnswerModal
          isOpen
          project={project}
          question={asked}
          answer=""
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}
