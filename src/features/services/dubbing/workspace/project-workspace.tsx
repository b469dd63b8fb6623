import { useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import { type Editor, EditorContext } from '#src/features/editor/editor-context.ts'
import { useOpenEditor } from '#src/features/editor/open-editor.ts'
import { ProjectSkeleton } from '#src/features/projects/project-skeleton.tsx'
import { dubContent } from '../dub/dub-content.ts'
import { createOpenDub, OpenDubContext } from '../dub/open-dub.ts'
import { Workspace } from './workspace.tsx'

function Opened({ editor }: { editor: Editor }) {
  const [dub] = useState(() => createOpenDub(editor))
  return (
    <OpenDubContext value={dub}>
      <Workspace />
    </OpenDubContext>
  )
}

export function ProjectWorkspace({ project }: { project: Project }) {
  const editor = useOpenEditor(project, dubContent)
  if (!editor) return <ProjectSkeleton title={project.title} />
  return (
    <EditorContext key={editor.visit} value={editor}>
      <Opened editor={editor} />
    </EditorContext>
  )
}
