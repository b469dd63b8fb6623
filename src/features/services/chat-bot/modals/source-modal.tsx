import { useEffect, useRef } from 'react'
import type { Citation } from '#src/contract/chat-bot.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { LazyModal } from '#src/ui/lazy-modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { Source } from '../bot/bot.ts'

interface SourceModalProps {
  /** Undefined if it has been removed since. */
  source: Source | undefined
  citation?: Citation | undefined
  onClose: () => void
}

/** Characters shown around a citation, because a source can be as long as a book. */
const CONTEXT_CHARACTERS = 4000

function placeOf(text: string, { quote, start, end }: Citation) {
  if (text.slice(start, end) === quote) return { start, end }
  const found = text.indexOf(quote)
  return found === -1 ? undefined : { start: found, end: found + quote.length }
}

function MarkedText({ text, start, end }: { text: string; start: number; end: number }) {
  const mark = useRef<HTMLElement>(null)
  useEffect(() => {
    mark.current?.scrollIntoView({ block: 'center' })
  }, [])
  const from = Math.max(0, start - CONTEXT_CHARACTERS)
  const to = Math.min(text.length, end + CONTEXT_CHARACTERS)
  return (
    <p {...inOwnLanguage(text)} className="wrap-long whitespace-pre-wrap">
      {from > 0 && '… '}
      {text.slice(from, start)}
      <mark ref={mark} className="rounded-sm bg-accent-soft text-ink">
        {text.slice(start, end)}
      </mark>
      {text.slice(end, to)}
      {to < text.length && ' …'}
    </p>
  )
}

export function SourceModal({ source, citation, onClose }: SourceModalProps) {
  const { t } = useTranslation('chat-bot')
  const text = source?.text ?? ''
  const place = citation ? placeOf(text, citation) : { start: 0, end: 0 }
  const name = source?.source.name ?? citation?.name ?? ''
  const note = source ? t('sources.changed') : t('sources.removed')
  return (
    <LazyModal isOpen onClose={onClose} size="wide" title={<span {...inOwnLanguage(name)}>{name}</span>}>
      <div className="flex flex-col gap-3 pb-4">
        {source?.source.address && (
          <p dir="ltr" className="wrap-long text-13 text-muted">
            {source.source.address}
          </p>
        )}
        {source?.source.question && (
          <p {...inOwnLanguage(source.source.question)} className="wrap-long font-strong">
            {source.source.question}
          </p>
        )}
        {source && place ? (
          <MarkedText text={text} {...place} />
        ) : (
          <>
            <Notice tone="warn">{note}</Notice>
            <blockquote
              {...inOwnLanguage(citation?.quote ?? '')}
              className="wrap-long border-s-2 border-edge ps-3"
            >
              {citation?.quote}
            </blockquote>
          </>
        )}
      </div>
    </LazyModal>
  )
}
