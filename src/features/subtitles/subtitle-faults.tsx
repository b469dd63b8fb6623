import { useTranslation } from '#src/i18n/use-translation.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { Subtitles } from './read-subtitles.ts'

/** Line numbers that are listed; a file with more is damaged as a whole. */
const LISTED_LINES = 10

/** Subtitles that are left out of a file, or overlap. */
export function SubtitleFaults({ subtitles: { faults, overlaps } }: { subtitles: Subtitles }) {
  const { t } = useTranslation('subtitles')
  const lines = faults.slice(0, LISTED_LINES).join(', ')
  return (
    <>
      {faults.length > 0 && (
        <Notice tone="warn">
          {t('faults', {
            count: faults.length,
            lines: faults.length > LISTED_LINES ? `${lines}, …` : lines,
          })}
        </Notice>
      )}
      {overlaps > 0 && <Notice tone="info">{t('overlaps', { count: overlaps })}</Notice>}
    </>
  )
}
