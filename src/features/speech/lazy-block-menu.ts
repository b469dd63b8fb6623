import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'

/** The menu of a row loads only when the pointer or the focus enters the row. */
export const LazyBlockMenu = lazyPartsWith(['editor-modals'])('BlockMenu', () => import('./block-menu.tsx'))
