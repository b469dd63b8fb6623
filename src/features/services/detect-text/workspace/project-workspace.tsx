import { useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import type { Editor } from '#src/features/editor/editor-context.ts'
import { OpenEditor } from '#src/features/workspace/open-editor.tsx'
import { createOpenPages, OpenPagesContext } from '../pages/open-pages.ts'
import { Workspace } from './workspace.tsx'

function Opened({ editor }: { editor: Editor }) {
  const [pages] = useState(() => createOpenPages(editor))
  return (
    <OpenPagesContext value={pages}>
      <Workspace />
    </OpenPagesContext>
  )
}

export function ProjectWorkspace({ project }: { project: Project }) {
  return <OpenEditor project={project}>{(editor) => <Opened editor={editor} />}</OpenEditor>
}
