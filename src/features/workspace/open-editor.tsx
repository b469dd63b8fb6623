import { type Context, type ReactNode, useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import { type Editor, EditorContext } from '#src/features/editor/editor-context.ts'
import { useOpenEditor } from '#src/features/editor/open-editor.ts'
import { ProjectSkeleton } from '#src/features/projects/project-skeleton.tsx'

interface OwnState<State> {
  readonly context: Context<State | undefined>
  readonly create: (editor: Editor) => State
}

interface OpenEditorProps<State> {
  project: Project
  /** The service's own content of blocks. */
  kind?: Parameters<typeof useOpenEditor>[1]
  /** State that the parts of the open project share, made once. */
  own?: OwnState<State>
  children: (editor: Editor) => ReactNode
}

interface WithOwnStateProps<State> {
  own: OwnState<State>
  editor: Editor
  children: ReactNode
}

function WithOwnState<State>({ own: { context: Own, create }, editor, children }: WithOwnStateProps<State>) {
  const [state] = useState(() => create(editor))
  return <Own value={state}>{children}</Own>
}

/** Opens the editor of a project for its children; shows a skeleton until its drafts are read. */
export function OpenEditor<State>({ project, kind, own, children }: OpenEditorProps<State>) {
  const editor = useOpenEditor(project, kind)
  if (!editor) return <ProjectSkeleton title={project.title} />
  const content = children(editor)
  return (
    <EditorContext key={editor.visit} value={editor}>
      {own ? (
        <WithOwnState own={own} editor={editor}>
          {content}
        </WithOwnState>
      ) : (
        content
      )}
    </EditorContext>
  )
}
