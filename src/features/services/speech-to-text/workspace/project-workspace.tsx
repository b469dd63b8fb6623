import { useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import type { Editor } from '#src/features/editor/editor-context.ts'
import { EditorContext } from '#src/features/editor/editor-context.ts'
import { useOpenEditor } from '#src/features/editor/open-editor.ts'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { createOpenTranscript, OpenTranscriptContext } from '../transcript/open-transcript.ts'
import { transcriptContent } from '../transcript/transcript-content.ts'
import { Workspace } from './workspace.tsx'

const lines = ['90%', '70%', '95%', '55%', '80%'] as const

function Waiting({ title }: { title: string }) {
  return (
    <div aria-busy="true">
      <ScreenHeading title={title} size="small" />
      <div className="mx-auto flex max-w-reading flex-col gap-10 py-10">
        {lines.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </div>
  )
}

function Opened({ editor }: { editor: Editor }) {
  const [transcript] = useState(() => createOpenTranscript(editor))
  return (
    <OpenTranscriptContext value={transcript}>
      <Workspace />
    </OpenTranscriptContext>
  )
}

export function ProjectWorkspace({ project }: { project: Project }) {
  const editor = useOpenEditor(project, transcriptContent)
  if (!editor) return <Waiting title={project.title} />
  return (
    <EditorContext key={editor.visit} value={editor}>
      <Opened editor={editor} />
    </EditorContext>
  )
}
