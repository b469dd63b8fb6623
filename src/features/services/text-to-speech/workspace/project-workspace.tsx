import type { Project } from '#src/contract/project.ts'
import { EditorContext, useOrder } from '#src/features/editor/editor-context.ts'
import { useOpenEditor } from '#src/features/editor/open-editor.ts'
import { ProjectSkeleton } from '#src/features/projects/project-skeleton.tsx'
import { BlockList } from '#src/features/speech/block-list.tsx'
import { type OpenSpeech, SpeechWorkspace } from '#src/features/speech/speech-workspace.tsx'
import { EmptyProject } from './empty-project.tsx'
import { useUntouchedProject } from './use-untouched-project.ts'

function Blocks({ reveal, openPaste }: OpenSpeech) {
  const isEmpty = useOrder().length === 0
  useUntouchedProject()
  if (isEmpty) return <EmptyProject onPaste={openPaste} />
  return <BlockList dimmed={reveal.dimmed} typing={reveal.typing} />
}

export function ProjectWorkspace({ project }: { project: Project }) {
  const editor = useOpenEditor(project)
  if (!editor) return <ProjectSkeleton title={project.title} />
  return (
    <EditorContext key={editor.visit} value={editor}>
      <SpeechWorkspace>{(speech) => <Blocks {...speech} />}</SpeechWorkspace>
    </EditorContext>
  )
}
