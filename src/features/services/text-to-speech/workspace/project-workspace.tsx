import type { Project } from '#src/contract/project.ts'
import { useOrder } from '#src/features/editor/editor-context.ts'
import { BlockList } from '#src/features/speech/block-list.tsx'
import { type OpenSpeech, SpeechWorkspace } from '#src/features/speech/speech-workspace.tsx'
import { OpenEditor } from '#src/features/workspace/open-editor.tsx'
import { useShownUntilFocused } from '#src/ui/use-shown-until-focused.ts'
import { EmptyProject } from './empty-project.tsx'
import { useUntouchedProject } from './use-untouched-project.ts'

function Blocks({ reveal, openPaste }: OpenSpeech) {
  const isEmpty = useOrder().length === 0
  useUntouchedProject()
  const isStartShown = useShownUntilFocused(isEmpty)
  return (
    <div className="relative">
      {isStartShown && (
        <div className={isEmpty ? undefined : 'pointer-events-none absolute inset-x-0 opacity-0'}>
          <EmptyProject onPaste={openPaste} />
        </div>
      )}
      {!isEmpty && <BlockList dimmed={reveal.dimmed} typing={reveal.typing} />}
    </div>
  )
}

export function ProjectWorkspace({ project }: { project: Project }) {
  return (
    <OpenEditor project={project}>
      {() => <SpeechWorkspace>{(speech) => <Blocks {...speech} />}</SpeechWorkspace>}
    </OpenEditor>
  )
}
