import { useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import type { Editor } from '#src/features/editor/editor-context.ts'
import { OpenEditor } from '#src/features/workspace/open-editor.tsx'
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
  return (
    <OpenEditor project={project} kind={dubContent}>
      {(editor) => <Opened editor={editor} />}
    </OpenEditor>
  )
}
