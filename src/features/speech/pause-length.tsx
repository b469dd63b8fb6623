import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PAUSE_MAX_S, PAUSE_MIN_S } from '#src/contract/limits.ts'
import { type EditorBlock, useEditor } from '#src/features/editor/editor-context.ts'
import { refusalIdOf } from '#src/features/editor/editor-notices.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { DEFAULT_SPEECH } from '#src/rules/speech.ts'

/** Seconds as they are typed, with a comma or a point; undefined while that is no number yet. */
function secondsOf(typed: string) {
  const seconds = Number.parseFloat(typed.replace(',', '.'))
  if (Number.isNaN(seconds)) return undefined
  return Math.min(Math.max(Math.round(seconds * 10) / 10, PAUSE_MIN_S), PAUSE_MAX_S)
}

interface PauseLengthProps {
  block: EditorBlock
  isReadOnly: boolean
  isRefused?: boolean
}

/**
 * The body of a pause block: the length of the silence. Not a number field: those refuse the comma that three of
 * our four languages write, and read "2,5" as 25.
 */
export function PauseLength({ block, isReadOnly, isRefused = false }: PauseLengthProps) {
  const { t } = useTranslation('editor')
  const { number } = useFormat()
  const editor = useEditor()
  const [typed, setTyped] = useState<string>()
  const seconds = block.settings?.pause ?? DEFAULT_SPEECH.pause
  function type(text: string) {
    setTyped(text)
    const pause = secondsOf(text)
    if (pause === undefined || !editor.canEdit()) return
    const content = { settings: { ...block.settings, pause } }
    editor.history.commit([{ kind: 'content', key: block.key, content }], `pause ${block.key}`)
  }
  return (
    <label className="flex min-h-8 items-center gap-2 text-muted">
      {t('pause.label')}
      <input
        inputMode="decimal"
        value={typed ?? number(seconds, Number.isInteger(seconds) ? 0 : 1)}
        disabled={isReadOnly}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? refusalIdOf(block.key) : undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
        className="tabular h-8 w-20 rounded-md border border-edge bg-raised px-2 text-ink"
      />
      {t('pause.unit')}
    </label>
  )
}
