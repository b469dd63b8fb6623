import { SendHorizontal, Square } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { QUESTION_MAX } from '#src/contract/limits.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { Button } from '#src/ui/button.tsx'
import { LengthCounter } from '#src/ui/length-counter.tsx'
import { useShownSums } from '#src/ui/sums.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import type { Message } from '../../bot/bot.ts'
import type { BotRun } from '../../bot/use-bot-run.ts'

const QuestionDraft = z.object({
  text: z.string(),
  /** Id of the question asked before it. */
  asked: z.optional(z.int()),
})

/** Saves a question that was not asked yet, so that a reload or a session end does not lose it. */
function useQuestion(projectId: number, asked: Message | undefined) {
  const [text, setText] = useState('')
  const before = useRef(asked?.id)
  const sinceOpen = useRef('')
  useEffect(() => {
    if (!asked || asked.id === before.current) return
    before.current = asked.id
    sinceOpen.current = asked.text.trim()
    // A question resumed after a top-up was not sent by this form, which may still contain it.
    setText((typed) => (typed.trim() === sinceOpen.current ? '' : typed))
  }, [asked])
  useDraft({
    kind: { name: `bot question ${projectId}`, version: 1, schema: QuestionDraft },
    fields: { text, asked: asked?.id },
    isTouched: text !== '',
    onRestore(kept) {
      // The question was sent while the page was unloading, and has been asked since.
      const hasArrived = asked && asked.id !== kept.asked && asked.text.trim() === kept.text.trim()
      if (!hasArrived && kept.text.trim() !== sinceOpen.current) setText(kept.text)
    },
  })
  return { text, setText }
}

interface AskFormProps {
  projectId: number
  asked: Message | undefined
  run: BotRun
  isDisabled: boolean
  isTyping: boolean
  onStop: () => void
  onAsk: (text: string) => ReturnType<BotRun['ask']>
  /** Shown above the field. */
  children?: ReactNode
}

function useAsking({ projectId, asked, run, isDisabled, onAsk }: AskFormProps) {
  const { t } = useTranslation('chat-bot')
  const { money } = useFormat()
  const { text, setText } = useQuestion(projectId, asked)
  const isOver = text.trim().length > QUESTION_MAX
  const priced = run.price === undefined ? '' : t('ask.price', { price: money(run.price) })
  const priceText = run.price === 0 ? t('ask.sample') : priced
  const priceLine = useRef<HTMLParagraphElement>(null)
  const { content: price, isRight } = useShownSums(priceText)
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (priceLine.current && !isRight(priceLine.current)) return
    const question = text.trim()
    if (question === '' || isOver || isDisabled || run.isPending || run.price === undefined) return
    const outcome = await onAsk(question)
    // The user may have typed the next question after this one while it was being sent.
    if (outcome?.hasBegun) setText((typed) => typed.replace(question, '').trimStart())
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return { text, setText, isOver, submit, handleKey, price, priceLine }
}

/** Name of the field in the server's field errors. */
export const QUESTION_FIELD = 'question.text'

function QuestionLength({ length }: { length: number }) {
  const { t } = useTranslation('chat-bot')
  const { number } = useFormat()
  const left = Math.max(0, QUESTION_MAX - length)
  return (
    <LengthCounter
      length={length}
      max={QUESTION_MAX}
      text={`${number(length)} / ${number(QUESTION_MAX)}`}
      announcement={t('ask.left', { count: left })}
    />
  )
}

export function AskForm(props: AskFormProps) {
  const { run, isDisabled, isTyping, onStop, children } = props
  const { t } = useTranslation('chat-bot')
  const { text, setText, isOver, submit, handleKey, price, priceLine } = useAsking(props)
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={t('ask.field')}
      className="at-foot z-10 -mx-4 -mb-4 bg-paper px-4 md:-mx-6 md:-mb-6 md:px-6"
    >
      <div className="foot-row flex flex-col gap-2 border-t border-line py-3">
        {children}
        <TextArea
          label={t('ask.field')}
          value={text}
          rows={1}
          maxRows={8}
          {...inOwnLanguage(text)}
          disabled={isDisabled}
          error={isOver ? t('ask.tooLong', { max: QUESTION_MAX }) : run.refusals[QUESTION_FIELD]}
          aside={<QuestionLength length={text.trim().length} />}
          onKeyDown={handleKey}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="flex items-center justify-between gap-3">
          <p ref={priceLine} className="text-13 text-muted">
            {price}
          </p>
          <div className="flex shrink-0 flex-wrap justify-end gap-2">
            {isTyping && (
              <Button icon={<Square size={16} aria-hidden />} onClick={onStop}>
                {t('ask.stop')}
              </Button>
            )}
            <Button
              type="submit"
              variant="primary"
              icon={<SendHorizontal size={16} aria-hidden />}
              disabled={isDisabled || isOver || run.isUnsure || run.price === undefined}
              isPending={run.isPending}
              pendingLabel={t('ask.pending')}
            >
              {t('ask.send')}
            </Button>
          </div>
        </div>
      </div>
    </form>
  )
}
