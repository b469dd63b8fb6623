import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import type { Project } from '#src/contract/project.ts'
import { loadNamespaces } from '#src/i18n/i18n.ts'

/** What the screens of a service show: its workspace, and the form with which a project begins. */
export interface ServiceRoom {
  readonly Workspace: LazyExoticComponent<ComponentType<{ project: Project }>>
  /** The form as a page. */
  readonly CreatePage: LazyExoticComponent<ComponentType>
  /** The same form over the list of projects [spec: create modal]. */
  readonly CreateModal: LazyExoticComponent<ComponentType<{ onClose: () => void }>>
}

/** Makes a lazy component of one export of a module. */
export function lazyPart<Name extends string, Props>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  return lazy(async () => ({ default: (await load())[name] }))
}

/**
 * A module with the texts of all that it may come to show: a modal whose next step waited for texts would be gone
 * for that long.
 */
async function withTexts<Module>(namespaces: readonly string[], module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, loadNamespaces(namespaces)])
  return loaded
}

const CLONING_TEXTS = ['cloning', 'recording', 'profile', 'auth', 'billing', 'runs'] as const
const TRANSCRIPT_TEXTS = ['transcript', 'recording', 'editor', 'runs', 'player', 'billing'] as const
const READER_TEXTS = ['reader', 'editor', 'runs', 'player', 'voices', 'billing'] as const

/** Rooms that come with a click; text to speech is part of the screens themselves, because most work is done there. */
export const serviceRooms: Partial<Record<ServiceSlug, ServiceRoom>> = {
  cloning: {
    Workspace: lazyPart('CloneWorkspace', () =>
      withTexts(CLONING_TEXTS, import('#src/features/services/cloning/workspace/project-workspace.tsx')),
    ),
    CreatePage: lazyPart('CreateClonePage', () =>
      withTexts(CLONING_TEXTS, import('#src/features/services/cloning/create/create-page.tsx')),
    ),
    CreateModal: lazyPart('CreateCloneModal', () =>
      withTexts(CLONING_TEXTS, import('#src/features/services/cloning/create/create-modal.tsx')),
    ),
  },
  'speech-to-text': {
    Workspace: lazyPart('ProjectWorkspace', () =>
      withTexts(
        TRANSCRIPT_TEXTS,
        import('#src/features/services/speech-to-text/workspace/project-workspace.tsx'),
      ),
    ),
    CreatePage: lazyPart('CreatePage', () =>
      withTexts(TRANSCRIPT_TEXTS, import('#src/features/services/speech-to-text/create/create-page.tsx')),
    ),
    CreateModal: lazyPart('CreateModal', () =>
      withTexts(TRANSCRIPT_TEXTS, import('#src/features/services/speech-to-text/create/create-modal.tsx')),
    ),
  },
  'website-reader': {
    Workspace: lazyPart('ReaderWorkspace', () =>
      withTexts(
        READER_TEXTS,
        import('#src/features/services/website-reader/workspace/project-workspace.tsx'),
      ),
    ),
    CreatePage: lazyPart('CreateReaderPage', () =>
      withTexts(READER_TEXTS, import('#src/features/services/website-reader/create/create-page.tsx')),
    ),
    CreateModal: lazyPart('CreateReaderModal', () =>
      withTexts(READER_TEXTS, import('#src/features/services/website-reader/create/create-modal.tsx')),
    ),
  },
}
