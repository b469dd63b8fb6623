import { useTranslation } from '#src/i18n/use-translation.ts'
import { cutTo } from '#src/rules/cut-to.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import type { Split } from './use-split.ts'

const SHOWN_BLOCKS = 3
const SHOWN_LENGTH = 160

const firstWordsOf = ({ blocks }: Split) =>
  blocks.slice(0, SHOWN_BLOCKS).map((block, index) => ({ ...block, id: `block ${index}` }))

interface SplitPreviewProps {
  split: Split
  /** Blocks that are added, with the silence between subtitles. */
  count: number
}

export function SplitPreview({ split, count }: SplitPreviewProps) {
  const { t } = useTranslation('editor')
  const { blocks, characters } = split
  if (blocks.length === 0) return null
  return (
    <>
      <p className="tabular">
        {t('totals.blocks', { count })}
        {' · '}
        {t('totals.characters', { count: characters })}
      </p>
      <ol className="flex flex-col gap-2 border-l border-line pl-3 text-muted">
        {firstWordsOf(split).map(({ id, text, speaker }) => (
          <li key={id} {...inOwnLanguage(text)} className="wrap-long">
            {speaker !== undefined && <span className="font-strong text-ink">{`${speaker} · `}</span>}
            {text.length > SHOWN_LENGTH ? `${cutTo(text, SHOWN_LENGTH)}…` : text}
          </li>
        ))}
      </ol>
    </>
  )
}
