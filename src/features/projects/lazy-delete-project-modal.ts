import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'

export const DeleteProjectModal = lazyPartsWith(['projects-later'])(
  'DeleteProjectModal',
  () => import('./delete-project-modal.tsx'),
)
