import { BotMessageSquare } from 'lucide-react'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import type { ServiceManifest } from '#src/features/catalog/service-manifest.ts'

const part = lazyPartsWith(['chat-bot', 'runs', 'exports', 'profile'])

export const chatBot: ServiceManifest = {
  icon: BotMessageSquare,
  hasExport: true,
  parts: {
    ProjectWorkspace: part('ProjectWorkspace', () => import('./workspace/project-workspace.tsx')),
    CreateProject: part('CreateProject', () => import('./create/create-project.tsx')),
  },
}
