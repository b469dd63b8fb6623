import type { DocumentPage } from '#src/contract/detect-text.ts'
import { type EditorBlock, useTextLanguage } from '#src/features/editor/editor-context.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { allowedPicture } from '#src/lib/allowed-picture.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { useOpenPages, wordsOf } from '../pages/open-pages.ts'
import { isDoubtful } from './doubtful-words.ts'

/** Height and maximum width of a word's picture, in pixels. */
const HEIGHT = 48
const MAX_WIDTH = 280
/** Margin of the page shown around a word, as a share of the word's height. */
const MARGIN_SHARE = 0.5

export function WordPicture({ block, picture }: { block: EditorBlock; picture: DocumentPage }) {
  const { t } = useTranslation('detect-text')
  const languageOf = useTextLanguage()
  const { caret } = useOpenPages()
  const at = useSignal(caret)
  const word = wordsOf(block).find(({ start, end }) => start <= at && at <= end)
  if (!word || word.box[2] === 0) return <div style={{ height: HEIGHT }} />
  const [left, top, width, height] = word.box
  const margin = height * picture.height * MARGIN_SHARE
  const scale = Math.min(
    HEIGHT / (height * picture.height + 2 * margin),
    MAX_WIDTH / (width * picture.width + 2 * margin),
  )
  const { text, confidence } = word
  const sentence = isDoubtful(word)
    ? t('word.doubtful', { word: text, percent: Math.round(confidence * 100) })
    : t('word.sure', { word: text })
  const [before, ...after] = sentence.split(text)
  return (
    <figure className="at-side z-10 flex min-w-0 items-center gap-3 bg-paper" style={{ minHeight: HEIGHT }}>
      <div
        aria-hidden="true"
        className="shrink-0 rounded-sm border border-line bg-sunken bg-no-repeat"
        style={{
          width: (width * picture.width + 2 * margin) * scale,
          height: (height * picture.height + 2 * margin) * scale,
          backgroundImage: `url("${CSS.escape(allowedPicture(picture.image_url) ?? '')}")`,
          backgroundSize: `${picture.width * scale}px ${picture.height * scale}px`,
          backgroundPosition: `${(margin - left * picture.width) * scale}px ${(margin - top * picture.height) * scale}px`,
        }}
      />
      <figcaption className="wrap-long min-w-0 text-13 text-muted">
        {before}
        <span {...inOwnLanguage(text, languageOf())}>{text}</span>
        {after.join(text)}
      </figcaption>
    </figure>
  )
}
