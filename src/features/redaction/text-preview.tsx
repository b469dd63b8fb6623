import { memo, useMemo } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import type { Place } from './jobs/redaction.ts'
import { piecesOf } from './texts/struck-text.ts'
import type { RedactionState } from './use-redaction.ts'

/** Lines in a piece of the preview, which the browser lays out only in view. */
const LINES_PER_PIECE = 40

interface LineProps {
  text: string
  places: readonly Place[]
}

const NO_PLACES: readonly Place[] = []

/** Memoised, because a tick changes few of thousands of lines. */
const Line = memo(function Line({ text, places }: LineProps) {
  const { t } = useTranslation('redaction')
  return (
    <p {...inOwnLanguage(text)} className="wrap-long min-h-3 whitespace-pre-wrap">
      {piecesOf(text, places).map((piece) =>
        piece.isStruck ? (
          <span key={piece.start}>
            <span aria-hidden>{piece.text}</span>
            <span className="sr-only">{t('struck')}</span>
          </span>
        ) : (
          piece.text
        ),
      )}
    </p>
  )
})

/** The text as it is sent; it scrolls with the modal. */
export function TextPreview({ redacting: { opened, strikes } }: { redacting: RedactionState }) {
  const { t } = useTranslation('redaction')
  const byPart = useMemo(() => Map.groupBy(strikes?.places ?? [], ({ part }) => part), [strikes])
  const pieces = useMemo(() => {
    const lines = (opened?.texts ?? []).map((text, line) => ({ text, line }))
    const count = Math.ceil(lines.length / LINES_PER_PIECE)
    return Array.from({ length: count }, (_, at) =>
      lines.slice(at * LINES_PER_PIECE, (at + 1) * LINES_PER_PIECE),
    )
  }, [opened])
  return (
    <section aria-label={t('text')} className="min-w-0 rounded-md bg-sunken px-4 py-2 text-14">
      {pieces.map((lines) => (
        <div key={lines[0]?.line} className="[contain-intrinsic-size:auto_800px] [content-visibility:auto]">
          {lines.map(({ text, line }) => (
            <Line key={line} text={text} places={byPart.get(line) ?? NO_PLACES} />
          ))}
        </div>
      ))}
    </section>
  )
}
