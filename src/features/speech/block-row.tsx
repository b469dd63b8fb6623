import { memo, Suspense, useState, useSyncExternalStore } from 'react'
import { RowTick } from '#src/features/checks/checks.tsx'
import {
  type Command,
  type EditorBlock,
  type EditorState,
  textBlock,
  useBlock,
  useEditor,
} from '#src/features/editor/editor-context.ts'
import { refusalIdOf, useBlockRefusal } from '#src/features/editor/editor-notices.tsx'
import { useRowChoice } from '#src/features/selection/row-choice.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { portionsOf } from '#src/rules/cut-text.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import type { RowWindow } from '#src/ui/row-window.ts'
import { useFocusFallback } from '#src/ui/use-focus-fallback.ts'
import { useBlockActions } from './block-actions.ts'
import { charactersOf } from './block-facts.ts'
import { BlockSound } from './block-sound.tsx'
import { BlockText } from './block-text.tsx'
import { DragHandle } from './drag-handle.tsx'
import { LazyBlockMenu } from './lazy-block-menu.ts'
import { LazyPauseLength } from './lazy-pause-length.ts'

/** Divides a block that is too long, each time after the last sentence that fits. */
function splitToFit({ blocks }: EditorState, key: string, maxCharacters: number): Command {
  const block = blocks.get(key)
  const [first, ...rest] = block ? portionsOf(block.text, maxCharacters) : []
  if (!block || first === undefined || rest.length === 0) return { edits: [] }
  const { voiceId, settings } = block
  const below = rest.map((text) => ({ ...textBlock(text), voiceId, settings }))
  return {
    edits: [
      { kind: 'content', key, content: { text: first } },
      { kind: 'insert', after: key, blocks: below },
    ],
    focus: { key: below[0]?.key ?? key, caret: 0 },
  }
}

/** As high as the length of a pause, so that nothing moves when its code has come. */
const PAUSE_PLACE = <div className="min-h-9" />

/** Share of the character limit from which the counter is always shown. */
const NEAR_LIMIT = 0.8

interface BlockRowProps {
  blockKey: string
  /** From 1. */
  place: number
  count: number
  /** Distance from the top of the list, in pixels. */
  top: number
  isReadOnly: boolean
  measure: RowWindow['measure']
  /** During a reveal: number of characters typed out; 0 for a block that is not revealed yet. */
  shownCharacters?: number
}

function useIsActive(key: string) {
  const { active } = useEditor()
  const read = () => active.get() === key
  return useSyncExternalStore(active.subscribe, read, read)
}

interface CounterProps extends Pick<BlockBodyProps, 'block' | 'isActive' | 'isLocked'> {
  isOver: boolean
}

/** Length and limit of a text; one that is too long can be split where it fits. */
function Counter({ block, isActive, isLocked, isOver }: CounterProps) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const { maxCharacters } = useBlockActions()
  const count = charactersOf(block)
  if (block.type !== 'text' || (!isActive && count < maxCharacters * NEAR_LIMIT)) return null
  return (
    <span className="ml-auto inline-flex items-center gap-x-2">
      <span
        className={classNames('tabular text-13 whitespace-nowrap', isOver ? 'text-danger' : 'text-muted')}
      >
        {t('block.count', { length: count, max: maxCharacters })}
      </span>
      {isOver && !isLocked && (
        <Button
          size="small"
          onClick={() => editor.run(splitToFit(editor.store.getState(), block.key, maxCharacters))}
        >
          {t('block.splitToFit')}
        </Button>
      )}
    </span>
  )
}

interface OwnVoiceProps extends Pick<BlockRowProps, 'place'> {
  block: EditorBlock
  isReadOnly: boolean
}

function OwnVoice({ block, place, isReadOnly }: OwnVoiceProps) {
  const { t } = useTranslation('editor')
  const actions = useBlockActions()
  const voice = block.voiceId === null ? undefined : actions.voiceName(block.voiceId)
  const name = [block.settings?.character, voice].filter(Boolean).join(' · ')
  if (name === '') return null
  return (
    <button
      type="button"
      disabled={isReadOnly}
      aria-label={t('block.voice', { number: place, name })}
      aria-haspopup="dialog"
      onClick={() => actions.chooseVoice(block.key)}
      className="min-h-6 truncate rounded-sm px-1 text-13 text-muted hover:text-ink"
    >
      {name}
    </button>
  )
}

interface BlockBodyProps extends Pick<BlockRowProps, 'place' | 'shownCharacters'> {
  block: EditorBlock
  isLocked: boolean
  isActive: boolean
}

function BlockBody({ block, place, isLocked, isActive, shownCharacters }: BlockBodyProps) {
  const { t } = useTranslation('editor')
  const refusal = useBlockRefusal(block)
  const soundPlace = useFocusFallback(block.generated.status)
  const isOver = charactersOf(block) > useBlockActions().maxCharacters
  return (
    <div className="min-w-0 flex-1 bg-inherit">
      {block.type === 'pause' ? (
        <LazyBoundary fallback={PAUSE_PLACE}>
          <Suspense fallback={PAUSE_PLACE}>
            <LazyPauseLength
              block={block}
              place={place}
              isReadOnly={isLocked}
              isRefused={refusal !== undefined}
            />
          </Suspense>
        </LazyBoundary>
      ) : (
        <BlockText
          block={block}
          place={place}
          isReadOnly={isLocked}
          isRefused={refusal !== undefined}
          shownCharacters={shownCharacters}
        />
      )}
      {refusal !== undefined && (
        <p id={refusalIdOf(block.key)} role="alert" className="wrap-long text-13 text-danger">
          {refusal}
        </p>
      )}
      {block.type !== 'pause' && (
        <div
          {...soundPlace}
          className={classNames(
            'flex min-h-8 flex-wrap items-center gap-x-2 outline-none',
            // Where to split a text that is too long is in view although its end is not.
            isOver && 'on-foot bg-inherit',
          )}
        >
          <BlockSound
            block={block}
            place={place}
            isReadOnly={isLocked}
            isUnrevealed={shownCharacters === 0}
          />
          <OwnVoice block={block} place={place} isReadOnly={isLocked} />
          <Counter block={block} isActive={isActive} isLocked={isLocked} isOver={isOver} />
          <RowTick blockKey={block.key} name={t('block.name', { number: place })} />
        </div>
      )}
    </div>
  )
}

export const BlockRow = memo(function BlockRow(props: BlockRowProps) {
  const { blockKey, place, count, top, isReadOnly, measure, shownCharacters } = props
  const editor = useEditor()
  const block = useBlock(blockKey)
  const hasFocus = useIsActive(blockKey)
  const isSelected = useRowChoice(editor.selection, blockKey)
  const [isHovered, setIsHovered] = useState(false)
  if (!block) return null
  const isActive = hasFocus || isHovered
  const isLocked = isReadOnly || shownCharacters !== undefined || !editor.canChange(block)
  return (
    <li
      ref={measure}
      aria-setsize={count}
      aria-posinset={place}
      data-index={place - 1}
      // A transform would also move the sticky row of buttons away from the foot of the window.
      style={{ top }}
      onFocus={() => editor.active.set(blockKey)}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      className={classNames(
        'absolute inset-x-0 flex gap-2 rounded-md py-2 md:gap-3',
        isSelected ? 'bg-sunken' : hasFocus ? 'bg-raised' : 'bg-paper',
        block.isRemoving && 'opacity-50',
      )}
    >
      <DragHandle
        rowKey={blockKey}
        place={place}
        count={count}
        isDisabled={isLocked}
        isActive={isActive}
        isSelected={isSelected}
      />
      <BlockBody
        block={block}
        place={place}
        isLocked={isLocked}
        isActive={isActive}
        shownCharacters={shownCharacters}
      />
      <span className="flex size-8 shrink-0">
        {isActive && (
          <LazyBoundary>
            <LazyBlockMenu blockKey={blockKey} place={place} isReadOnly={isLocked} />
          </LazyBoundary>
        )}
      </span>
    </li>
  )
})
