import type { Project } from '#src/contract/project.ts'
import type { Editor } from '#src/features/editor/editor-context.ts'
import { SpeechWorkspace } from '#src/features/speech/speech-workspace.tsx'
import { OpenEditor } from '#src/features/workspace/open-editor.tsx'
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
  return <OpenEditor project={project}>{(editor) => <BookWorkspace editor={editor} />}</OpenEditor>
}
