import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { PAUSE_MAX_S, PAUSE_MIN_S } from '#src/contract/limits.ts'
import { type Editor, type EditorBlock, useEditor } from '#src/features/editor/editor-context.ts'
import { refusalIdOf } from '#src/features/editor/editor-notices.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { pauseSeconds } from '#src/rules/speech.ts'
import { FieldError } from '#src/ui/field-error.tsx'

/** Parses typed seconds with a comma or a point; undefined for an invalid length. */
function secondsOf(typed: string) {
  if (!/^\d+(?:[.,]\d*)?$|^[.,]\d+$/.test(typed.trim())) return undefined
  const seconds = Math.round(Number(typed.replace(',', '.')) * 10) / 10
  return seconds >= PAUSE_MIN_S && seconds <= PAUSE_MAX_S ? seconds : undefined
}

/** Takes the focus that a command gives the block, e.g. the one that adds it. */
function useCommandFocus({ focus }: Editor, key: string, field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function take() {
      if (focus.get()?.key !== key) return
      field.current?.focus({ preventScroll: true })
      field.current?.select()
      focus.set(undefined)
    }
    take()
    return focus.subscribe(take)
  }, [focus, key, field])
}

interface PauseLengthProps {
  block: EditorBlock
  /** Number of the block among the others, from 1. */
  place: number
  isReadOnly: boolean
  isRefused?: boolean
}

/**
 * The body of a pause block: the length of the silence. Not a number field, because those reject the comma
 * that three of our four languages write, and read "2,5" as 25.
 */
export function PauseLength({ block, place, isReadOnly, isRefused = false }: PauseLengthProps) {
  const { t } = useTranslation('editor')
  const { number, tenths } = useFormat()
  const editor = useEditor()
  const [typed, setTyped] = useState<string>()
  const fieldId = useId()
  const errorId = useId()
  const field = useRef<HTMLInputElement>(null)
  useCommandFocus(editor, block.key, field)
  const isWrong = typed !== undefined && secondsOf(typed) === undefined
  const descriptions = [isRefused && refusalIdOf(block.key), isWrong && errorId].filter(Boolean).join(' ')
  function type(text: string) {
    setTyped(text)
    const pause = secondsOf(text)
    if (pause === undefined || !editor.canChange(block)) return
    const content = { settings: { ...block.settings, pause } }
    editor.history.commit([{ kind: 'content', key: block.key, content }], `pause ${block.key}`)
  }
  return (
    <>
      <span className="flex min-h-8 items-center gap-2 text-muted">
        {/* Without the unit, because the spoken name, which starts with the label, has it as a word. */}
        <label htmlFor={fieldId}>{t('pause.label')}</label>
        <input
          id={fieldId}
          ref={field}
          inputMode="decimal"
          aria-label={t('pause.name', { number: place })}
          value={typed ?? tenths(pauseSeconds(block.settings))}
          disabled={isReadOnly}
          aria-invalid={isRefused || isWrong || undefined}
          aria-describedby={descriptions || undefined}
          onChange={(event) => type(event.target.value)}
          onBlur={() => !isWrong && setTyped(undefined)}
          className="tabular h-9 w-20 rounded-md border border-edge bg-raised px-2 text-ink"
        />
        {t('pause.unit')}
      </span>
      <FieldError id={errorId}>
        {isWrong && t('pause.refused', { least: number(PAUSE_MIN_S, 1), most: PAUSE_MAX_S })}
      </FieldError>
    </>
  )
}
