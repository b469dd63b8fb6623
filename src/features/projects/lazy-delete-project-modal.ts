import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'

export const DeleteProjectModal = lazyPartsWith(['projects-lazy'])(
  'DeleteProjectModal',
  () => import('./delete-project-modal.tsx'),
)
