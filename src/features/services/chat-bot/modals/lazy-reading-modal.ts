import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'

export const LazyReadingModal = lazyPartsWith(['chat-bot-questions'])(
  'ReadingModal',
  () => import('./reading-modal.tsx'),
)
