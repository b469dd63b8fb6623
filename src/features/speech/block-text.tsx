import { type ClipboardEvent, type MouseEvent, memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDuplicate, useRemove } from '#src/features/editor/block-mutations.ts'
import { useBlockField } from '#src/features/editor/block-rows.ts'
import { type EditorBlock, useEditor } from '#src/features/editor/editor-context.ts'
import { refusalIdOf } from '#src/features/editor/editor-notices.tsx'
import { cleanText } from '#src/lib/clean-text.ts'
import { wordAtPlace } from '#src/rules/word-ranges.ts'
import { useBlockActions } from './block-actions.ts'
import { commandsFor } from './commands-for-block.ts'
import { playBlock, seekIn } from './playback.ts'
import { usePauseMarks } from './text-pause.ts'
import { useSpokenHighlight } from './use-spoken-highlight.ts'
import { useTypedHighlight } from './use-typed-highlight.ts'

const LAYER = 'col-start-1 row-start-1 min-h-6 whitespace-pre-wrap wrap-anywhere text-16'

interface BlockTextProps {
  block: EditorBlock
  place: number
  isReadOnly: boolean
  isRefused: boolean
  /** While a run is revealed: how much of the text is typed out; the rest is dimmed and can be read. */
  shownCharacters?: number
}

function usePaste({ block, isReadOnly }: BlockTextProps) {
  const { maxCharacters, pasteText } = useBlockActions()
  return (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    const { selectionStart: start, selectionEnd: end } = event.currentTarget
    const { removed } = cleanText(pasted.slice(0, maxCharacters))
    const isPlain = !pasted.includes('\n') && removed === 0
    if (isPlain && block.text.length - (end - start) + pasted.length <= maxCharacters) return
    event.preventDefault()
    if (!isReadOnly) pasteText(block.key, { start, end }, pasted)
  }
}

function useKeyCommands({ block: { key } }: BlockTextProps) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const { maxCharacters } = useBlockActions()
  const remove = useRemove(t('block.removed'))
  const duplicate = useDuplicate()
  return {
    commands: commandsFor(editor, key, maxCharacters),
    duplicate: () => duplicate(key),
    remove: () => remove(key),
    play: () => playBlock(editor, key),
  }
}

/**
 * The text of a block. An unseen copy of it in the same cell gives the field its height and carries the marks
 * of spoken and found words.
 */
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
  const { key, text } = block
  const isTyping = shownCharacters !== undefined && shownCharacters > 0
  function seekWord({ ctrlKey, metaKey, currentTarget }: MouseEvent<HTMLTextAreaElement>) {
    const { selectionStart, selectionEnd } = currentTarget
    const word = spoken && wordAtPlace(spoken, selectionStart)
    if (word && selectionStart === selectionEnd) seekIn(word.from, ctrlKey || metaKey)
  }
  return (
    <div className="grid">
      <div
        ref={mirror}
        aria-hidden="true"
        dir="auto"
        className={`${LAYER} pointer-events-none ${isTyping ? 'text-muted' : 'text-transparent'}`}
      >
        {`${text}\u200b`}
      </div>
      <textarea
        ref={field}
        rows={1}
        dir="auto"
        value={text}
        readOnly={isReadOnly || block.isRemoving}
        aria-label={t('block.text', { number: place })}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? refusalIdOf(key) : undefined}
        placeholder={t('block.placeholder')}
        spellCheck
        onChange={(event) => editor.typeText(key, cleanText(event.target.value).text)}
        onPaste={handlePaste}
        onClick={seekWord}
        onBlur={({ currentTarget }) => editor.caret.set({ key, caret: currentTarget.selectionStart })}
        onKeyDown={(event) => handleKey(event, keyCommands)}
        className={`${LAYER} w-full resize-none overflow-hidden bg-transparent outline-none ${
          isTyping ? 'text-transparent' : shownCharacters === 0 ? 'text-muted' : ''
        }`}
      />
    </div>
  )
})
