import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import {
  blocksOf,
  type EditorState,
  useSettled,
  useTextLanguage,
} from '#src/features/editor/editor-context.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useObjectUrl } from '#src/ui/use-object-url.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { dubOf } from '../dub/dub-segment.ts'
import { useOpenDub } from '../dub/open-dub.ts'
import { writeCaptions } from '../dub/write-captions.ts'

/** Captions of the heard language, from the texts in the editor: unsaved corrections are in them, too. */
export function Captions({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('dubbing')
  const { language, playsDub } = useOpenDub()
  const track = useRef<HTMLTrackElement>(null)
  const chosen = useSignal(language)
  const spoken = useSignal(playsDub) ? String(chosen) : undefined
  const languageOf = useTextLanguage()
  const name = useLanguageName()(Number(spoken))
  const write = useCallback(
    (state: EditorState) =>
      writeCaptions(
        blocksOf(state).flatMap((block) => {
          const segment = dubOf(block)
          if (!segment) return []
          const text = spoken === undefined ? block.text : (segment.translations[spoken]?.text ?? '')
          return [{ start: segment.start, end: segment.end, text }]
        }),
      ),
    [spoken],
  )
  const text = useSettled(write)
  const url = useObjectUrl(useMemo(() => new Blob([text], { type: 'text/vtt' }), [text]))
  useEffect(() => {
    if (track.current && url !== undefined) track.current.track.mode = isShown ? 'showing' : 'hidden'
  }, [isShown, url])
  return (
    url && (
      <track
        key={url}
        ref={track}
        kind="captions"
        src={url}
        srcLang={languageOf(spoken)}
        label={name ?? t('stage.original')}
        default
      />
    )
  )
}
