import { useCallback } from 'react'
import {
  blocksOf,
  type EditorState,
  useEditor,
  useProjectDefaults,
  useSettled,
} from '#src/features/editor/editor-context.ts'
import { DEFAULT_SPEECH } from '#src/rules/speech.ts'
import { FitField } from './fit-field.tsx'
import { flexibleLength } from './fit-length.ts'
import { SpeechFields } from './speech-fields.tsx'

/** Speed and pitch of the project, and the speed that gives its text a certain length. */
export function ProjectSpeech() {
  const { history, slug } = useEditor()
  const { settings } = useProjectDefaults()
  const count = useCallback(
    (state: EditorState) =>
      flexibleLength(state, blocksOf(state), (block) => block.settings?.speed !== undefined),
    [],
  )
  const length = useSettled(count)
  const change = (next: typeof settings) =>
    history.commit([{ kind: 'defaults', values: { settings: next } }], 'project settings')
  return (
    <div className="flex flex-col gap-4">
      <SpeechFields settings={settings} onChange={change} />
      {slug === 'text-to-speech' && (
        <FitField
          length={length}
          speed={settings?.speed ?? DEFAULT_SPEECH.speed}
          onSpeed={(speed) => change({ ...settings, speed })}
        />
      )}
    </div>
  )
}
