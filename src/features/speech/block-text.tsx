import { type ClipboardEvent, type MouseEvent, memo, type RefObject, useEffect, useMemo, useRef } from 'react'
import { trackOf } from '#src/audio/track.ts'
import { useHighlightedWord } from '#src/audio/use-highlighted-word.ts'
import { usePlayer } from '#src/audio/use-player.ts'
import { useLanguageCode } from '#src/features/catalog/use-language-code.ts'
import { useBlockField } from '#src/features/editor/block-rows.ts'
import { type EditorBlock, useEditor, useTextLanguage } from '#src/features/editor/editor-context.ts'
import { refusalIdOf } from '#src/features/editor/editor-notices.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { cleanText, onlyLineOf } from '#src/rules/clean-text.ts'
import { wordAtPlace, wordRanges } from '#src/rules/word-ranges.ts'
import { MarkedTextArea } from '#src/ui/marked-text-area.tsx'
import { createHighlight, rangeIn } from '#src/ui/text-highlight.ts'
import { useBlockActions } from './block-actions.ts'
import { commandsFor } from './commands-for-block.ts'
import { playBlock, seekIn, trackIdOf } from './playback.ts'
import { usePauseMarks } from './text-pause.ts'

/**
 * Marks the typed-out part of a text during a reveal. The dimmed text stays in its place, so that nothing
 * moves. Browsers that cannot mark ranges show it dimmed until it is revealed completely.
 */
function useTypedHighlight(characters: number | undefined, mirror: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const highlight = createHighlight('typed')
    // The mirror ends with an extra character that is not part of the text.
    const length = (mirror.current?.textContent?.length ?? 1) - 1
    const range = characters && rangeIn(mirror.current, 0, Math.min(characters, length))
    if (!highlight || !range) return
    highlight.add(range)
    return () => {
      highlight.delete(range)
    }
  }, [characters, mirror])
}

function useSpokenHighlight(block: EditorBlock, mirror: RefObject<HTMLElement | null>) {
  const id = trackIdOf(block)
  const isCurrent = usePlayer((state) => trackOf(state)?.id === id)
  const { words } = block.generated
  const ranges = useMemo(
    () => (isCurrent && words ? wordRanges(block.text, words) : undefined),
    [isCurrent, block.text, words],
  )
  useHighlightedWord(ranges, mirror)
  return ranges
}

interface BlockTextProps {
  block: EditorBlock
  place: number
  isReadOnly: boolean
  isRefused: boolean
  /** During a reveal: length of the text typed out; the rest is dimmed but readable. */
  shownCharacters?: number
}

function usePaste({ block, isReadOnly }: BlockTextProps) {
  const { maxCharacters, pasteText } = useBlockActions()
  return (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    const field = event.currentTarget
    const { selectionStart: start, selectionEnd: end } = field
    const line = onlyLineOf(pasted)
    const fits = line !== undefined && block.text.length - (end - start) + line.length <= maxCharacters
    if (fits && line === pasted) return
    event.preventDefault()
    if (isReadOnly) return
    if (!fits) return pasteText(block.key, { start, end }, pasted)
    field.setRangeText(line, start, end, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
  }
}

function useKeyCommands({ block: { key } }: BlockTextProps) {
  const editor = useEditor()
  const { maxCharacters, duplicate, remove } = useBlockActions()
  return {
    commands: commandsFor(editor, key, maxCharacters),
    duplicate: () => duplicate(key),
    remove: () => remove(key),
    play: () => playBlock(editor, key),
  }
}

function toneOf(shownCharacters: number | undefined) {
  if (shownCharacters === undefined) return 'plain'
  return shownCharacters > 0 ? 'mirrored' : 'dimmed'
}

/** The text of a block, with marks on spoken words, matches, pauses and the part typed out. */
export const BlockText = memo(function BlockText(props: BlockTextProps) {
  const { block, place, isReadOnly, isRefused, shownCharacters } = props
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const field = useRef<HTMLTextAreaElement>(null)
  const mirror = useRef<HTMLDivElement>(null)
  const spoken = useSpokenHighlight(block, mirror)
  usePauseMarks(block.text, mirror)
  useTypedHighlight(shownCharacters, mirror)
  const { handleKey } = useBlockField(block, field, mirror)
  const keyCommands = useKeyCommands(props)
  const handlePaste = usePaste(props)
  const languageOf = useTextLanguage()
  const codeOf = useLanguageCode()
  const { key, text } = block
  function seekWord({ ctrlKey, metaKey, currentTarget }: MouseEvent<HTMLTextAreaElement>) {
    const { selectionStart, selectionEnd } = currentTarget
    const word = spoken && wordAtPlace(spoken, selectionStart)
    if (word && selectionStart === selectionEnd) seekIn(word.from, ctrlKey || metaKey)
  }
  return (
    <MarkedTextArea
      ref={field}
      mirror={mirror}
      tone={toneOf(shownCharacters)}
      value={text}
      lang={codeOf(block.settings?.language) ?? languageOf()}
      readOnly={isReadOnly || block.isRemoving || block.isTextUnknown}
      aria-label={t('block.text', { number: place })}
      refusalId={isRefused ? refusalIdOf(key) : undefined}
      placeholder={t(block.isTextUnknown ? 'textUnknown' : 'block.placeholder')}
      onChange={(event) => editor.typeText(key, cleanText(event.target.value).text)}
      onPaste={handlePaste}
      onClick={seekWord}
      onBlur={({ currentTarget }) => editor.caret.set({ key, caret: currentTarget.selectionStart })}
      onKeyDown={(event) => handleKey(event, keyCommands)}
    />
  )
})
