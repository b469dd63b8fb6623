import { useTranslation } from 'react-i18next'
import type { EditorBlock } from '../document/editor-block.ts'
import { useEditor } from '../editor-context.ts'
import { DEFAULT_PAUSE_S } from '../playback.ts'

const SHORTEST_S = 0.1
const LONGEST_S = 30

/** The body of a pause block: how long nothing is heard. */
export function PauseLength({ block, isReadOnly }: { block: EditorBlock; isReadOnly: boolean }) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const seconds = block.settings?.pause ?? DEFAULT_PAUSE_S
  return (
    <label className="flex min-h-8 items-center gap-2 text-muted">
      {t('pause.label')}
      <input
        type="number"
        value={seconds}
        min={SHORTEST_S}
        max={LONGEST_S}
        step={0.1}
        disabled={isReadOnly}
        onChange={(event) => {
          const pause = Math.min(Math.max(event.target.valueAsNumber, SHORTEST_S), LONGEST_S)
          if (Number.isNaN(pause) || !editor.canEdit()) return
          const settings = { ...block.settings, pause }
          editor.history.commit(
            [{ kind: 'content', key: block.key, content: { settings } }],
            `pause ${block.key}`,
          )
        }}
        className="tabular h-8 w-20 rounded-md border border-edge bg-raised px-2 text-ink"
      />
      {t('pause.unit')}
    </label>
  )
}
