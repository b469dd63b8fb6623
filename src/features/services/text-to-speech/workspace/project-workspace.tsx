import type { Project } from '#src/contract/project.ts'
import { useOrder } from '#src/features/editor/editor-context.ts'
import { BlockList } from '#src/features/speech/block-list.tsx'
import { type OpenSpeech, SpeechWorkspace } from '#src/features/speech/speech-workspace.tsx'
import { OpenEditor } from '#src/features/workspace/open-editor.tsx'
import { EmptyProject } from './empty-project.tsx'
import { useUntouchedProject } from './use-untouched-project.ts'

function Blocks({ reveal, openPaste }: OpenSpeech) {
  const isEmpty = useOrder().length === 0
  useUntouchedProject()
  if (isEmpty) return <EmptyProject onPaste={openPaste} />
  return <BlockList dimmed={reveal.dimmed} typing={reveal.typing} />
}

export function ProjectWorkspace({ project }: { project: Project }) {
  return (
    <OpenEditor project={project}>
      {() => <SpeechWorkspace>{(speech) => <Blocks {...speech} />}</SpeechWorkspace>}
    </OpenEditor>
  )
}
