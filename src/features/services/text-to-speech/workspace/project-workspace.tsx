import type { Project } from '#src/contract/project.ts'
import { EditorContext } from '#src/features/editor/editor-context.ts'
import { useOpenEditor } from '#src/features/editor/open-editor.ts'
import { ProjectSkeleton } from '#src/features/projects/project-skeleton.tsx'
import { Workspace } from './workspace.tsx'

export function ProjectWorkspace({ project }: { project: Project }) {
  const editor = useOpenEditor(project)
  if (!editor) return <ProjectSkeleton title={project.title} />
  return (
    <EditorContext key={editor.visit} value={editor}>
      <Workspace />
    </EditorContext>
  )
}
