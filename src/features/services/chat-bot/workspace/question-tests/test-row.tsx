import { Trash2 } from 'lucide-react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { type QuestionTest, type Verdict, verdictOf } from '../../bot/question-tests.ts'

const TONES: Readonly<Record<Verdict, BadgeTone>> = {
  answered: 'info',
  same: 'success',
  changed: 'warn',
  none: 'danger',
}

function Answer({ label, text }: { label?: string; text: string }) {
  return (
    <p {...inOwnLanguage(text)} className="wrap-long whitespace-pre-wrap">
      {label && <span className="text-muted">{label} </span>}
      {text}
    </p>
  )
}

interface TestRowProps {
  test: QuestionTest
  isDisabled: boolean
  onRemove: () => void
}

export function TestRow({ test, isDisabled, onRemove }: TestRowProps) {
  const { t } = useTranslation('chat-bot-questions')
  const { text, last, before } = test
  const verdict = verdictOf(test)
  const isCompared =
    before && (verdict === 'changed' || (verdict === 'none' && before.outcome !== 'unanswered'))
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p {...inOwnLanguage(text)} className="wrap-long py-2 font-strong">
          {text}
        </p>
        {isCompared && <Answer label={t('test.before')} text={before.text} />}
        {last && <Answer {...(isCompared && { label: t('test.now') })} text={last.text} />}
      </div>
      <div className="ms-auto flex shrink-0 items-center gap-2">
        {verdict && <Badge tone={TONES[verdict]}>{t(`test.verdict.${verdict}`)}</Badge>}
        <IconButton
          label={t('test.remove', { question: text })}
          icon={<Trash2 size={16} aria-hidden />}
          disabled={isDisabled}
          onClick={onRemove}
        />
      </div>
    </div>
  )
}
