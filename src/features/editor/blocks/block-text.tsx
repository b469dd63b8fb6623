import { type ClipboardEvent, memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditorBlock } from '../document/editor-block.ts'
import { useEditor } from '../editor-context.ts'
import { playBlock } from '../playback.ts'
import { cleanText } from '../text/clean-text.ts'
import { wordAtPlace } from '../text/word-ranges.ts'
import { refusalIdOf } from '../use-refusals.ts'
import { useBlockActions } from './block-actions.ts'
import { handleBlockKey } from './block-keys.ts'
import { commandsFor } from './commands-for-block.ts'
import { useDuplicate, useRemove, useTravel } from './use-block-work.ts'
import { useCaret } from './use-caret.ts'
import { useFoundHighlight } from './use-found-highlight.ts'
import { useSpokenHighlight } from './use-spoken-highlight.ts'
import { useTypedHighlight } from './use-typed-highlight.ts'

const LAYER = 'col-start-1 row-start-1 min-h-6 whitespace-pre-wrap wrap-anywhere text-16'

interface BlockTextProps {
  block: EditorBlock
  place: number
  isReadOnly: boolean
  /** The reason stands below. */
  isRefused: boolean
  /** While a run is revealed: how much of the text is typed out; the rest is dimmed and can be read. */
  shownCharacters?: number
}

/**
 * The text of a block. An unseen copy of it in the same cell gives the field its height and carries the marks
 * of spoken and found words.
 */
export const BlockText = memo(function BlockText(props: BlockTextProps) {
  const { block, place, isReadOnly, isRefused, shownCharacters } = props
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const actions = useBlockActions()
  const field = useRef<HTMLTextAreaElement>(null)
  const mirror = useRef<HTMLDivElement>(null)
  const spoken = useSpokenHighlight(block, mirror)
  useFoundHighlight(block, mirror)
  useTypedHighlight(shownCharacters, mirror)
  useCaret(block.key, field)
  const remove = useRemove()
  const duplicate = useDuplicate()
  const travel = useTravel()
  const { key, text } = block
  const isTyping = shownCharacters !== undefined && shownCharacters > 0

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text/plain')
    const { selectionStart: start, selectionEnd: end } = event.currentTarget
    const { removed } = cleanText(pasted.slice(0, actions.maxCharacters))
    const isPlain = !pasted.includes('\n') && removed === 0
    if (isPlain && text.length - (end - start) + pasted.length <= actions.maxCharacters) return
    event.preventDefault()
    if (!isReadOnly) actions.pasteText(key, { start, end }, pasted)
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
        onClick={(event) => {
          const word = spoken && wordAtPlace(spoken, event.currentTarget.selectionStart)
          const isSelecting = event.currentTarget.selectionStart !== event.currentTarget.selectionEnd
          if (word && !isSelecting) playBlock(editor, key, word.from)
        }}
        onKeyDown={(event) =>
          handleBlockKey(event, {
            commands: commandsFor(editor, key, actions.maxCharacters),
            ...travel,
            duplicate: () => duplicate(key),
            remove: () => remove(key),
            play: () => playBlock(editor, key),
          })
        }
        className={`${LAYER} w-full resize-none overflow-hidden bg-transparent outline-none ${
          isTyping ? 'text-transparent' : shownCharacters === 0 ? 'text-muted' : ''
        }`}
      />
    </div>
  )
})
