import type { ReactNode } from 'react'
import type { Project } from '#src/contract/project.ts'
import { type Editor, EditorContext } from '#src/features/editor/editor-context.ts'
import { useOpenEditor } from '#src/features/editor/open-editor.ts'
import { ProjectSkeleton } from '#src/features/projects/project-skeleton.tsx'

interface OpenEditorProps {
  project: Project
  /** The service's own content of blocks. */
  kind?: Parameters<typeof useOpenEditor>[1]
  children: (editor: Editor) => ReactNode
}

/** Opens the editor of a project for its children; shows a skeleton until its drafts are read. */
export function OpenEditor({ project, kind, children }: OpenEditorProps) {
  const editor = useOpenEditor(project, kind)
  if (!editor) return <ProjectSkeleton title={project.title} />
  return (
    <EditorContext key={editor.visit} value={editor}>
      {children(editor)}
    </EditorContext>
  )
}
