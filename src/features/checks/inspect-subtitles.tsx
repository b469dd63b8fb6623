import { blocksOf, type Editor, useEditor, useTextLanguage } from '#src/features/editor/editor-context.ts'
import { readSubtitles } from '#src/features/subtitles/read-subtitles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatDuration } from '#src/lib/format-length.ts'
import { Notice } from '#src/ui/notice.tsx'
import { afterModalCloses } from './after-modal-closes.ts'
import type { CheckedBlocks } from './checked-blocks.ts'
import { goToBlock } from './go-to-block.ts'
import { type CheckedCue, checkCues, type Finding } from './subtitle-findings.ts'
import { useSubtitleLimits } from './subtitle-limits.ts'
import { useChecked } from './use-checked.ts'
import { useFindingText } from './use-finding-text.ts'

/** Findings listed at once. */
const MAX_LISTED = 100

interface CheckedSubtitle {
  readonly cue: CheckedCue
  readonly findings: readonly Finding[]
}

/** Subtitles of a file with their lines, which decide how long a line is. */
function cuesIn(text: string): CheckedCue[] {
  return readSubtitles(text).cues.map(({ start, end, from, to }) => ({
    start,
    end,
    text: text
      .slice(from, to)
      .replace(/<[^<>]*>/g, '')
      .replace(/\r\n?/g, '\n')
      .trim(),
  }))
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The block that a subtitle was made of: one with its words, else the one at its time. */
function blockOf({ store }: Editor, { kind }: CheckedBlocks, cue: CheckedCue) {
  const words = onOneLine(cue.text)
  const cues = kind.cues?.(store.getState()) ?? []
  const far = ({ start, end }: CheckedCue) => Math.max(start - cue.start, cue.start - end, 0)
  const alike = cues.filter(({ text }) => onOneLine(text).includes(words))
  const among = alike.length > 0 ? alike : cues
  const nearest = among.toSorted((a, b) => far(a) - far(b))[0]
  return nearest?.key ?? blocksOf(store.getState())[0]?.key
}

interface FileFindingsProps {
  found: readonly CheckedSubtitle[]
  onShow: (cue: CheckedCue) => void
}

function FileFindings({ found, onShow }: FileFindingsProps) {
  const { t } = useTranslation('checks')
  const { number } = useFormat()
  const textOf = useFindingText()
  const language = useTextLanguage()()
  return (
    <Notice tone="warn" title={t('inFile', { number: number(found.length) })}>
      <ul className="max-h-48 overflow-y-auto">
        {found.slice(0, MAX_LISTED).map(({ cue, findings }) => (
          <li key={`${cue.start} ${cue.text}`}>
            <button
              type="button"
              className="flex min-h-8 w-full items-baseline gap-3 rounded-sm text-left text-14 hover:underline"
              onClick={() => onShow(cue)}
            >
              <span translate="no" className="tabular shrink-0">
                {formatDuration(cue.start)}
              </span>
              <span dir="auto" lang={language} className="min-w-0 flex-1 truncate text-ink max-sm:hidden">
                {onOneLine(cue.text)}
              </span>
              <span className="tabular">{findings.map(textOf).join(' · ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/**
 * Checks a fetched SRT or VTT file before it is saved. Its subtitles were cut by the server, so only here it is known
 * how long they are.
 */
export function useInspectSubtitles(onClose: () => void) {
  const editor = useEditor()
  const checked = useChecked()
  const { limits } = useSubtitleLimits()
  return async (content: Blob, fileName: string) => {
    if (!checked || !/\.(?:srt|vtt)$/i.test(fileName)) return undefined
    const found = checkCues(cuesIn(await content.text()), limits, true).filter(
      ({ findings }) => findings.length > 0,
    )
    if (found.length === 0) return undefined
    function show(cue: CheckedCue) {
      const key = checked && blockOf(editor, checked, cue)
      onClose()
      editor.checking.set({})
      if (key) afterModalCloses(() => goToBlock(editor, key, checked?.kind.part))
    }
    return <FileFindings found={found} onShow={show} />
  }
}
