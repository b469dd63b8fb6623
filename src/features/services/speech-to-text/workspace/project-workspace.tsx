import { useEffect, useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import { type Editor, EditorContext } from '#src/features/editor/editor-context.ts'
import { useOpenEditor } from '#src/features/editor/open-editor.ts'
import { ProjectSkeleton } from '#src/features/projects/project-skeleton.tsx'
import { endHistoryWithVersion } from '../transcript/end-history.ts'
import { createOpenTranscript, OpenTranscriptContext } from '../transcript/open-transcript.ts'
import { transcriptContent } from '../transcript/transcript-content.ts'
import { Workspace } from './workspace.tsx'

function Opened({ editor }: { editor: Editor }) {
  const [transcript] = useState(() => createOpenTranscript(editor))
  useEffect(() => endHistoryWithVersion(editor), [editor])
  return (
    <OpenTranscriptContext value={transcript}>
      <Workspace />
    </OpenTranscriptContext>
  )
}

export function ProjectWorkspace({ project }: { project: Project }) {
  const editor = useOpenEditor(project, transcriptContent)
  if (!editor) return <ProjectSkeleton title={project.title} />
  return (
    <EditorContext key={editor.visit} value={editor}>
      <Opened editor={editor} />
    </EditorContext>
  )
}
