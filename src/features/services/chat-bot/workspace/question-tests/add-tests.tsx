import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { useDraft } from '#src/drafts/use-draft.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { useFocusFallback } from '#src/ui/use-focus-fallback.ts'
import {
  type askedQuestions,
  QUESTION_TESTS_MAX,
  type QuestionTest,
  withQuestions,
} from '../../bot/question-tests.ts'
import type { useQuestionTests } from '../../bot/use-question-tests.ts'

const QuestionsDraft = z.object({ text: z.string() })

interface AddTestsProps {
  projectId: number
  tests: readonly QuestionTest[]
  asked: ReturnType<typeof askedQuestions>
  isDisabled: boolean
  onChange: ReturnType<typeof useQuestionTests>['change']
}

/** Questions typed one per line, or taken from conversations. */
export function AddTests({ projectId, tests, asked, isDisabled, onChange }: AddTestsProps) {
  const { t } = useTranslation('chat-bot-questions')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<'full' | 'notKept'>()
  const { finish } = useDraft({
    kind: { name: `bot tests ${projectId}`, version: 1, schema: QuestionsDraft },
    fields: { text },
    isTouched: text.trim() !== '',
    onRestore: (left) => setText(left.text),
  })
  function add(texts: readonly string[]): boolean {
    const isFull = withQuestions(tests, texts).length > QUESTION_TESTS_MAX
    const isStored = !isFull && onChange((all) => withQuestions(all, texts))
    setProblem(isFull ? 'full' : isStored ? undefined : 'notKept')
    return isStored
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '' || !add(text.split('\n'))) return
    finish()
    setText('')
  }
  const offers = (['good', 'visitors'] as const).flatMap((from) => {
    const added = withQuestions(tests, asked[from]).slice(tests.length, QUESTION_TESTS_MAX)
    return added.length === 0 ? [] : [{ from, texts: added.map((test) => test.text) }]
  })
  const place = useFocusFallback(offers.map(({ from }) => from).join() || 'none')
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <TextArea
        label={t('test.questions')}
        hint={t('test.onePerLine')}
        value={text}
        rows={2}
        maxRows={8}
        {...inOwnLanguage(text)}
        disabled={isDisabled}
        error={problem && t(`test.${problem}`, { limit: QUESTION_TESTS_MAX })}
        onChange={({ target }) => setText(target.value)}
      />
      <div {...place} className="flex flex-wrap gap-2 outline-none">
        <Button type="submit" disabled={isDisabled || text.trim() === ''}>
          {t('test.add')}
        </Button>
        {offers.map(({ from, texts }) => (
          <Button key={from} variant="quiet" disabled={isDisabled} onClick={() => add(texts)}>
            {t(`test.take.${from}`, { count: texts.length })}
          </Button>
        ))}
      </div>
    </form>
  )
}
