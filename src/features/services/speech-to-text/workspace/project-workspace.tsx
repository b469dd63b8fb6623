import { useEffect, useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import type { Editor } from '#src/features/editor/editor-context.ts'
import { OpenEditor } from '#src/features/workspace/open-editor.tsx'
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
  return (
    <OpenEditor project={project} kind={transcriptContent}>
      {(editor) => <Opened editor={editor} />}
    </OpenEditor>
  )
}
