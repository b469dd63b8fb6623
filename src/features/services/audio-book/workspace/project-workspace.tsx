import type { Project } from '#src/contract/project.ts'
import { type Editor, EditorContext } from '#src/features/editor/editor-context.ts'
import { useOpenEditor } from '#src/features/editor/open-editor.ts'
import { ProjectSkeleton } from '#src/features/projects/project-skeleton.tsx'
import { SpeechWorkspace } from '#src/features/speech/speech-workspace.tsx'
import { BookLayout } from './book-layout.tsx'
import { includedChapters } from './chapters.ts'
import { useCastEntries } from './use-cast-entries.ts'

function BookWorkspace({ editor }: { editor: Editor }) {
  return (
    <SpeechWorkspace partsOf={includedChapters} unit="chapter" isWide entriesOf={useCastEntries(editor)}>
      {(speech) => <BookLayout speech={speech} />}
    </SpeechWorkspace>
  )
}

export function ProjectWorkspace({ project }: { project: Project }) {
  const editor = useOpenEditor(project)
  if (!editor) return <ProjectSkeleton title={project.title} />
  return (
    <EditorContext key={editor.visit} value={editor}>
      <BookWorkspace editor={editor} />
    </EditorContext>
  )
}
